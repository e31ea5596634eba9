import type { Element, ElementContent, Root } from 'hast';
import { element, isElement } from './elements.ts';

/** Markdown counts the items of a list: an item with another number begins a new list. */
export function divideLists(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    divideLists(child);
    if (child.tagName !== 'ol') return [child];
    const lists: Element[] = [];
    const { reversed, ...properties } = child.properties;
    const isItem = (item: ElementContent) => isElement(item) && item.tagName === 'li';
    const isCountdown = reversed !== undefined && reversed !== false;
    const first = wholeNumber(child.properties.start) ?? (isCountdown ? child.children.filter(isItem).length : 1);
    /** The number of the next item on the old page, and the one that a list gives it here. */
    let [next, following] = [first, first];
    for (const item of child.children) {
      next = (isElement(item) && isItem(item) ? wholeNumber(item.properties.value) : null) ?? next;
      let list = lists.at(-1);
      const isNew = isItem(item) && next !== following && next >= 0;
      if (!list || (isNew && list.children.some(isElement))) {
        list = element('ol', [], { ...properties, start: next });
        lists.push(list);
      } else if (isNew) list.properties = { ...list.properties, start: next };
      list.children.push(item);
      if (!isItem(item)) continue;
      following = next + 1;
      next += isCountdown ? -1 : 1;
    }
    return lists.length > 0 ? lists : [child];
  });
}

function wholeNumber(value: unknown): number | null {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : -1;
  return Number.isInteger(number) && number >= 0 && number < 1e9 ? number : null;
}
