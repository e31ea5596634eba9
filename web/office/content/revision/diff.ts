import { type Change, diffArrays, diffLines, diffWordsWithSpace } from 'diff';
import { entriesOf, type Field, inOrder, type Look, lookOf } from './fields.ts';

export type Mark = 'same' | 'removed' | 'added';
export type Part = { mark: Mark; text: string };
export type FieldChange = { name: string; look: Look; parts: Part[] };

/** For how long words are compared, in milliseconds; what takes longer is compared by lines, and then as a whole. */
const PATIENCE_MS = 300;
/** How much of a long stretch that is the same is shown at each end, in characters. */
const SHOWN = 200;

/** The fields that differ, in the order of the forms, each with its entries before and after. */
export function differing(before: readonly Field[], after: readonly Field[]) {
  const known = new Map(before.map((field) => [field.name, entriesOf(field)]));
  return inOrder(after)
    .map((field) => ({ name: field.name, old: known.get(field.name) ?? [], entries: entriesOf(field) }))
    .filter(({ old, entries }) => old.length !== entries.length || old.some((entry, at) => entry !== entries[at]));
}

/** The same, each with its words or entries: the same, removed or added. It may take seconds where texts are long. */
export const changesOf = (before: readonly Field[], after: readonly Field[]): FieldChange[] =>
  differing(before, after).map(({ name, old, entries }) => {
    const look = lookOf(name);
    return { name, look, parts: look === 'text' ? partsOf(old.join(), entries.join()) : listPartsOf(old, entries) };
  });

/** The entries of two lists, in their order. */
const listPartsOf = (before: string[], after: string[]): Part[] =>
  diffArrays(before, after).flatMap((change) => change.value.map((text) => ({ mark: markOf(change), text })));

/** The words of two texts, in their order. */
export function partsOf(before: string, after: string): Part[] {
  const options = { timeout: PATIENCE_MS };
  const changes =
    diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options) ?? whole(before, after);
  return changes.map((change) => {
    const mark = markOf(change);
    return { mark, text: mark === 'same' ? shortened(change.value) : change.value };
  });
}

const markOf = ({ added, removed }: { added: boolean; removed: boolean }): Mark =>
  added ? 'added' : removed ? 'removed' : 'same';

const whole = (before: string, after: string): Pick<Change, 'added' | 'removed' | 'value'>[] => [
  { removed: true, added: false, value: before },
  { removed: false, added: true, value: after },
];

/** Both ends of a long text, cut between words. */
function shortened(text: string): string {
  if (text.length <= 3 * SHOWN) return text;
  return `${text.slice(0, SHOWN).replace(/\S+$/, '')}… ${text.slice(-SHOWN).replace(/^\S+\s+/, '')}`;
}
