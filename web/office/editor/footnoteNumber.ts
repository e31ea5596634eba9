import type { Node } from '@tiptap/pm/model';

/** @returns the first number from which on no footnote of the text has one */
export function unusedNumber(document: Node): number {
  const labels: unknown[] = [];
  document.descendants(({ attrs }) => {
    labels.push(attrs.label);
  });
  return numberAfter(labels);
}

/** @returns the first number from which on no label is one */
export const numberAfter = (labels: Iterable<unknown>): number =>
  [...labels].reduce<number>(
    (highest, label) =>
      typeof label === 'string' && /^\d{1,6}$/.test(label) ? Math.max(highest, Number(label)) : highest,
    0,
  ) + 1;
