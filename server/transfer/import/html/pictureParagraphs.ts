import type { Element, ElementContent, Parents } from 'hast';
import { element, findElements, hasClass, isElement, propertyOf, textOf } from './elements.ts';

/** A picture with fewer pixels is a sign in its line. */
const SIGN_WIDTH = 100;

/**
 * Gives pictures that stood beside a text, or above or below it, a paragraph of their own: here a picture in a line has
 * the height of its line. Changes the tree.
 */
export function dividePictures(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (child.tagName !== 'p' || (isElement(parent) && /^t[dh]$/.test(parent.tagName))) {
      dividePictures(child);
      return [child];
    }
    return divided(child);
  });
}

function divided(paragraph: Element): ElementContent[] {
  if (!textOf(paragraph).trim() || findElements(paragraph, 'noscript').length) return [paragraph];
  const before: ElementContent[] = [];
  const after: ElementContent[] = [];
  const hasWords = (children: ElementContent[]) => children.some((child) => textOf(child).trim());
  const rest = paragraph.children.filter((child, index, children) => {
    if (!isLargePicture(child)) return true;
    const isAtEnd = hasWords(children.slice(0, index)) && !hasWords(children.slice(index + 1));
    (isAtEnd ? after : before).push(element('p', [child]));
    return false;
  });
  if (!before.length && !after.length) return [paragraph];
  return [...before, { ...paragraph, children: withoutEdgeBreaks(rest) }, ...after];
}

/** A picture, or a link with nothing else. */
function isLargePicture(node: ElementContent): boolean {
  if (!isElement(node)) return false;
  if (node.tagName === 'a') {
    const children = node.children.filter((child) => isElement(child) || (child.type === 'text' && child.value.trim()));
    return children.length === 1 && isLargePicture(children[0] as ElementContent);
  }
  if (node.tagName !== 'img' || hasClass(node, /^(?:emoji|wp-smiley)$/)) return false;
  return (
    hasClass(node, /^(?:align(?:left|right|center)|size-(?:medium|medium_large|large|full))$/) ||
    /^(?:left|right|middle|center)$/i.test(propertyOf(node, 'align')) ||
    /float\s*:\s*(?:left|right)/i.test(propertyOf(node, 'style')) ||
    Number.parseInt(propertyOf(node, 'width'), 10) > SIGN_WIDTH
  );
}

const isGap = (node: ElementContent | undefined) =>
  node !== undefined && ((isElement(node) && node.tagName === 'br') || (node.type === 'text' && !node.value.trim()));

function withoutEdgeBreaks(children: ElementContent[]): ElementContent[] {
  let [start, end] = [0, children.length];
  while (isGap(children[start])) start += 1;
  while (end > start && isGap(children[end - 1])) end -= 1;
  return children.slice(start, end);
}
