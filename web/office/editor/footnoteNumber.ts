import type { Node } from '@tiptap/pm/model';

/** @returns the first number from which on no footnote of the text has one */
export function unusedNumber(document: Node): number {
  let highest = 0;
  document.descendants(({ attrs }) => {
    if (typeof attrs.label === 'string' && /^\d{1,6}$/.test(attrs.label))
      highest = Math.max(highest, Number(attrs.label));
  });
  return highest + 1;
}
