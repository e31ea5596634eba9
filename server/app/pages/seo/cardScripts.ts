/** A part of a line in one font. */
export type Run<Font> = { font: Font; text: string };
type DirectedRun<Font> = Run<Font> & { isRtl: boolean };

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LTR = /[\p{L}\p{N}]/u;

const mirrored: Record<string, string> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** What does not end a line. */
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their signs, between which a line may be broken. */
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** What stays in one line if it fits, and whether a space is before it. */
export type Piece = { text: string; isSpaced: boolean };

export const piecesOf = (text: string): Piece[] =>
  text.split(' ').flatMap((word) => {
    const parts: string[] = [];
    for (const { segment, isWordLike } of UNSPACED.test(word) ? words.segment(word) : [{ segment: word }]) {
      // A comma or a full stop does not begin a line.
      if (parts.length && !isWordLike && !OPENING.test(segment)) parts.push((parts.pop() ?? '') + segment);
      else if (OPENING.test(parts.at(-1) ?? '')) parts.push((parts.pop() ?? '') + segment);
      else parts.push(segment);
    }
    return parts.map((part, index) => ({ text: part, isSpaced: index === 0 }));
  });

/** Whether a text is read from the right: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  for (const character of text) if (/\p{L}/u.test(character)) return RTL.test(character);
  return false;
}

/** `null` for what takes the direction of its neighbours, such as a space. */
function directionOf(character: string): 'rtl' | 'ltr' | null {
  // Arabic digits are written from the left.
  if (/\p{N}/u.test(character)) return 'ltr';
  if (RTL.test(character)) return 'rtl';
  return LTR.test(character) ? 'ltr' : null;
}

/**
 * The runs of a line from left to right, split where the direction changes: the Unicode Bidirectional Algorithm for text
 * of two levels, without explicit marks.
 */
export function inVisualOrder<Font>(runs: readonly Run<Font>[], isRtl: boolean): Run<Font>[] {
  const base = isRtl ? 'rtl' : 'ltr';
  const characters = runs.flatMap(({ font, text }) => [...text].map((text) => ({ font, text })));
  if (!isRtl && !characters.some(({ text }) => RTL.test(text))) return [...runs];
  const strong = characters.map(({ text }) => directionOf(text));
  const before = strong.map((_, index) => strong.slice(0, index + 1).findLast((one) => one !== null) ?? base);
  const after = strong.map((_, index) => strong.slice(index).find((one) => one !== null) ?? base);
  const directed: DirectedRun<Font>[] = [];
  for (const [index, { font, text }] of characters.entries()) {
    // A sign of an Arabic or Hebrew letter is of its direction.
    const isSign = /\p{M}/u.test(text);
    const own = isSign ? before[index] : (strong[index] ?? (before[index] === after[index] ? before[index] : base));
    const last = directed.at(-1);
    if (last?.font === font && last.isRtl === (own === 'rtl')) last.text += text;
    else directed.push({ font, text, isRtl: own === 'rtl' });
  }
  const ordered = isRtl ? reversedGroups([...directed].reverse(), false) : reversedGroups(directed, true);
  return ordered.map((run) => (run.isRtl ? { ...run, text: mirror(run.text) } : run));
}

/** Reverses the order within each group of neighbours of this direction. */
function reversedGroups<Font>(runs: readonly DirectedRun<Font>[], isRtl: boolean): DirectedRun<Font>[] {
  const groups: DirectedRun<Font>[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.isRtl === run.isRtl) last.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => (group[0]?.isRtl === isRtl ? group.reverse() : group));
}

/** Brackets that open on the right; a run without letters is laid out from the left, so it is turned round. */
function mirror(text: string): string {
  const turned = [...text].map((character) => mirrored[character] ?? character);
  return turned.some((character) => RTL.test(character)) ? turned.join('') : turned.reverse().join('');
}
