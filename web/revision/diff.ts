import { type Change, diffLines, diffWordsWithSpace } from 'diff';
import { valueText } from '#web/ui/fieldText.ts';

export type Mark = 'same' | 'removed' | 'added';
export type Part = { mark: Mark; text: string };
export type FieldChange = { name: string; parts: Part[] };
type Field = { name: string; value: unknown };

/** For how long words are compared, in milliseconds; what takes longer is compared by lines, and then as a whole. */
const PATIENCE_MS = 300;
/** How much of a long stretch that is the same is shown at each end, in characters. */
const SHOWN = 200;

/** The fields that differ, in the order of the later version, each with its words: the same, removed or added. */
export function changesOf(before: readonly Field[], after: readonly Field[]): FieldChange[] {
  const known = new Map(before.map(({ name, value }) => [name, valueText(value)]));
  return after.flatMap(({ name, value }) => {
    const [old, text] = [known.get(name) ?? '', valueText(value)];
    return old === text ? [] : [{ name, parts: partsOf(old, text) }];
  });
}

/** The words of two texts, in their order. */
export function partsOf(before: string, after: string): Part[] {
  const options = { timeout: PATIENCE_MS };
  const changes =
    diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options) ?? whole(before, after);
  return changes.map(({ added, removed, value }) => ({
    mark: added ? 'added' : removed ? 'removed' : 'same',
    text: added || removed ? value : shortened(value),
  }));
}

const whole = (before: string, after: string): Pick<Change, 'added' | 'removed' | 'value'>[] => [
  { removed: true, added: false, value: before },
  { removed: false, added: true, value: after },
];

const shortened = (text: string) =>
  text.length > 3 * SHOWN ? `${text.slice(0, SHOWN)} … ${text.slice(-SHOWN)}` : text;
