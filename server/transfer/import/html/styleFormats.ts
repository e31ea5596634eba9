import type { Element, ElementContent, Root } from 'hast';
import { element, isElement, isHeading, propertyOf } from './elements.ts';

/** Formats that a style says, by the element that Markdown has for it. */
const styled: [tagName: string, style: RegExp][] = [
  ['strong', /(?:^|;)\s*font(?:-weight)?\s*:[^;]*\b(?:bold|bolder|[6-9]00)\b/],
  ['em', /(?:^|;)\s*font(?:-style)?\s*:[^;]*\b(?:italic|oblique)\b/],
  ['del', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/],
];
const carriers = /^(?:span|font|p|div|li|a|td|blockquote|label)$/;
const bold = /^(?:b|strong)$/;
const italic = /^(?:i|em|cite)$/;
const notBold = /(?:^|;)\s*font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/;
const notItalic = /(?:^|;)\s*font-style\s*:\s*normal\b/;

/**
 * Replaces styles by the elements that say the same: programs write bold words as `<span style="font-weight:700">`, and a
 * text around which `<b style="font-weight:normal">` stands. A heading is bold by itself. Changes the tree.
 */
export function withStyleElements(parent: Root | Element, isInHeading = false): void {
  for (const child of parent.children as ElementContent[]) {
    if (!isElement(child)) continue;
    withStyleElements(child, isInHeading || isHeading(child));
    const style = propertyOf(child, 'style').toLowerCase();
    if (!style) continue;
    if ((bold.test(child.tagName) && notBold.test(style)) || (italic.test(child.tagName) && notItalic.test(style)))
      child.tagName = 'span';
    if (!carriers.test(child.tagName)) continue;
    for (const [tagName, pattern] of styled)
      if (pattern.test(style) && !(tagName === 'strong' && isInHeading) && child.children.length > 0)
        child.children = [element(tagName, child.children)];
  }
}
