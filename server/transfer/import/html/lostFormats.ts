import type { Element, Root } from 'hast';
import type { Remarks } from '../remarks.ts';
import { elementsOf, isHeading, propertyOf, textOf } from './elements.ts';

/** Formats that a text cannot have here. The words stay. */
const formats: { sentence: string; isHere: (node: Element, style: string) => boolean }[] = [
  {
    sentence: 'underlined words are as the others',
    isHere: ({ tagName }, style) =>
      tagName === 'u' || (tagName !== 'a' && /text-decoration(?:-line)?\s*:[^;]*\bunderline/.test(style)),
  },
  {
    sentence: 'coloured words are as the others',
    isHere: (node, style) =>
      isColour(/(?:^|;)\s*color\s*:\s*([^;!]+)/.exec(style)?.[1]) ||
      (node.tagName === 'font' && isColour(propertyOf(node, 'color'))),
  },
  {
    sentence: 'a text in the middle or at the other side begins where every text begins',
    isHere: (node, style) =>
      (node.tagName === 'p' || node.tagName === 'div' || node.tagName === 'center' || isHeading(node)) &&
      (node.tagName === 'center' ||
        /text-align\s*:\s*(?:center|right|end)/.test(style) ||
        /^(?:center|right)$/i.test(propertyOf(node, 'align')) ||
        /\bhas-text-align-(?:center|right)\b/.test(propertyOf(node, 'className'))),
  },
  {
    sentence: 'a list with letters or Roman numbers has numbers',
    isHere: (node, style) =>
      node.tagName === 'ol' &&
      (/^[ai]$/i.test(propertyOf(node, 'type')) ||
        /list-style(?:-type)?\s*:[^;]*(?:alpha|latin|roman|greek)/.test(style)),
  },
];

const isColour = (colour = ''): boolean =>
  !/^\s*(?:|inherit|initial|currentcolor|windowtext|black|#[0-3]{3}|#(?:[0-3][\da-f]){3}|rgb\(0, ?0, ?0\))\s*$/i.test(
    colour,
  );

/** Notes each format once, with the first words that had it. Cells of tables keep their alignment. */
export function noteFormats(root: Root, remarks: Remarks): void {
  const open = new Set(formats);
  for (const node of elementsOf(root)) {
    if (open.size === 0) return;
    const words = textOf(node).replace(/\s+/g, ' ').trim();
    if (!words) continue;
    const style = propertyOf(node, 'style').toLowerCase();
    for (const format of open) {
      if (!format.isHere(node, style)) continue;
      open.delete(format);
      remarks.note(`${format.sentence}: “${words.length > 60 ? `${words.slice(0, 60).trim()}…` : words}”`);
    }
  }
}
