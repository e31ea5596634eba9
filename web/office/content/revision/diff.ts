import { type Change, diffArrays, diffLines, diffWordsWithSpace } from 'diff';
import { entriesOf, type Field, type FieldFormat, formatOf, sortFields } from './fields.ts';

export type Mark = 'same' | 'removed' | 'added';
export type Part = { mark: Mark; text: string };
export type FieldChange = { name: string; format: FieldFormat; parts: Part[] };

/** Time limit for comparing words, in milliseconds; then lines are compared, and then the whole text. */
const DIFF_TIMEOUT_MS = 300;
/** Characters shown at each end of a long unchanged part. */
const CONTEXT_CHARACTERS = 200;

/** Changed fields in form order, with their old and new entries. */
export function changedFields(before: readonly Field[], after: readonly Field[]) {
  const previousEntries = new Map(before.map((field) => [field.name, entriesOf(field)]));
  return sortFields(after)
    .map((field) => ({ name: field.name, old: previousEntries.get(field.name) ?? [], entries: entriesOf(field) }))
    .filter(({ old, entries }) => old.length !== entries.length || old.some((entry, at) => entry !== entries[at]));
}

/** Changed fields with their unchanged, removed and added parts. Long texts may take seconds. */
export const changesOf = (before: readonly Field[], after: readonly Field[]): FieldChange[] =>
  changedFields(before, after).map(({ name, old, entries }) => {
    const format = formatOf(name);
    return {
      name,
      format,
      parts: format === 'text' ? partsOf(old.join(), entries.join()) : listPartsOf(old, entries),
    };
  });

const listPartsOf = (before: string[], after: string[]): Part[] =>
  diffArrays(before, after).flatMap((change) => change.value.map((text) => ({ mark: markOf(change), text })));

export function partsOf(before: string, after: string): Part[] {
  const options = { timeout: DIFF_TIMEOUT_MS };
  const changes =
    diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options) ?? replaceText(before, after);
  return changes.map((change) => {
    const mark = markOf(change);
    return { mark, text: mark === 'same' ? shortened(change.value) : change.value };
  });
}

const markOf = ({ added, removed }: { added: boolean; removed: boolean }): Mark =>
  added ? 'added' : removed ? 'removed' : 'same';

const replaceText = (before: string, after: string): Pick<Change, 'added' | 'removed' | 'value'>[] => [
  { removed: true, added: false, value: before },
  { removed: false, added: true, value: after },
];

/** Shortens a long text to both ends, at word boundaries. */
function shortened(text: string): string {
  if (text.length <= 3 * CONTEXT_CHARACTERS) return text;
  return `${text.slice(0, CONTEXT_CHARACTERS).replace(/\S+$/, '')}… ${text.slice(-CONTEXT_CHARACTERS).replace(/^\S+\s+/, '')}`;
}
