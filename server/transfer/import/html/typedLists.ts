import type { Element, ElementContent, Parents, Text } from 'hast';
import { element, isBlock, isElement, propertyOf, text, textOf } from './elements.ts';

/** Signs that people and word processors write before an item. */
const BULLET = /^\s*[•·▪●◦‣]\s*/;
/** Word writes them as text too, in paragraphs of a class of their own. */
const WORD_CLASS = /(?:^|\s)MsoListParagraph/;
const WORD_MARKER = /^\s*(?:[•·▪●◦‣§o–-]|(\d{1,3})[.)])[\s\u00a0]+/;

type Item = { children: ElementContent[]; number: number | null };

/** Makes lists of paragraphs and lines that begin with bullets, and of list paragraphs of Word. Changes the tree. */
export function makeTypedLists(parent: Parents): void {
  const result: ElementContent[] = [];
  let items: Item[] = [];
  let sources: ElementContent[] = [];
  const flush = () => {
    // One line with a bullet may be a separator.
    result.push(...(items.length > 1 || sources.some(isWordItem) ? listsOf(items) : sources));
    [items, sources] = [[], []];
  };
  for (const child of parent.children as ElementContent[]) {
    const ownItems = isElement(child) && child.tagName === 'p' ? itemsOf(child) : null;
    if (ownItems) {
      items.push(...ownItems);
      sources.push(child);
    } else if (items.length && child.type === 'text' && !child.value.trim()) sources.push(child);
    else {
      flush();
      if (isElement(child)) makeTypedLists(child);
      result.push(child);
    }
  }
  flush();
  parent.children = result;
}

const isWordItem = (node: ElementContent): boolean =>
  isElement(node) && WORD_CLASS.test(propertyOf(node, 'className')) && WORD_MARKER.test(textOf(node));

/** @returns the items of a paragraph, or null if it is none of a list */
function itemsOf(paragraph: Element): Item[] | null {
  if (isWordItem(paragraph)) {
    const [, digits] = WORD_MARKER.exec(textOf(paragraph)) ?? [];
    const item = structuredClone(paragraph);
    withoutStart(item, WORD_MARKER);
    return [{ children: item.children, number: digits === undefined ? null : Number(digits) }];
  }
  if (paragraph.children.some(isBlock)) return null;
  const lines = linesOf(paragraph).filter((line) => line.some((child) => textOf(child).trim()));
  if (!lines.length || !lines.every((line) => BULLET.test(textOf(element('p', line))))) return null;
  return lines.map((children) => {
    const item = element('p', children);
    withoutStart(item, BULLET);
    return { children: item.children, number: null };
  });
}

function linesOf({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children)
    if (isElement(child) && child.tagName === 'br') lines.push([]);
    else lines.at(-1)?.push(structuredClone(child));
  return lines;
}

/** Removes what matches at the start of a text, which may be in several elements. */
function withoutStart(node: Element, pattern: RegExp): void {
  let length = pattern.exec(textOf(node))?.[0].length ?? 0;
  for (const part of textsOf(node)) {
    const taken = Math.min(length, part.value.length);
    part.value = part.value.slice(taken);
    length -= taken;
    if (!length) return;
  }
}

const textsOf = (node: ElementContent): Text[] =>
  node.type === 'text' ? [node] : isElement(node) ? node.children.flatMap(textsOf) : [];

/** Items with and without numbers are lists of their own. */
function listsOf(items: Item[]): Element[] {
  const lists: Element[] = [];
  for (const { children, number } of items) {
    const tagName = number === null ? 'ul' : 'ol';
    const last = lists.at(-1);
    const item = element('li', children);
    if (last?.tagName === tagName) last.children.push(text('\n'), item);
    else lists.push(element(tagName, [item], number === null ? {} : { start: String(number) }));
  }
  return lists;
}
