import type { Element, ElementContent, Parents } from 'hast';
import { hasClass, isElement, propertyOf, text, textOf } from './elements.ts';

const NAME = /(?:[-_]|^)(?:author-?name|name|author)$/;
const ROLE = /(?:[-_])(?:job|title|company|position|occupation|role|designation)$/;
const inline = /^(?:span|strong|b|em|i|small|cite)$/;

/** Signs of fonts: the bullets of Word, and icons, which another font shows as boxes. */
const wordBullets = /[\uf0a7\uf0b7\uf0d8\uf076]/g;
const icons = /[\ue000-\uf8fe]/g;

/**
 * Writes what page builders show by scripts and styles: the number to which a counter runs, and what divides the name of
 * a person from the role, and a label from its share. Changes the tree.
 */
export function writeBuilderElements(parent: Parents): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') child.value = child.value.replace(wordBullets, '•').replace(icons, '');
    const last = children.at(-1);
    if (isElement(child) && isElement(last)) children.push(...dividerOf(last, child));
    if (isElement(child)) {
      if (/^\s*0?\s*$/.test(textOf(child)) && !child.children.some(isElement)) countUp(child);
      writeBuilderElements(child);
    }
    children.push(child);
  }
  parent.children = children;
}

function dividerOf(before: Element, after: Element): ElementContent[] {
  if (!inline.test(before.tagName) || !inline.test(after.tagName) || !textOf(before).trim()) return [];
  if (hasClass(before, NAME) && hasClass(after, ROLE)) return [text(', ')];
  return hasClass(before, /progress-text$/) ? [text(' ')] : [];
}

/** Attributes in which the counters of builders and plug-ins have their number. */
const numberNames = [
  'dataToValue',
  'dataTo',
  'dataCount',
  'dataCounter',
  'dataCounterValue',
  'dataNumber',
  'dataEndValue',
];

function countUp(counter: Element): void {
  const value = numberNames
    .map((name) => propertyOf(counter, name))
    .find((number) => /^\d{1,12}(?:\.\d+)?$/.test(number));
  if (value === undefined) return;
  const delimiter = propertyOf(counter, 'dataDelimiter').slice(0, 1);
  counter.children = [text(delimiter ? value.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, delimiter) : value)];
}
