import type { Element, ElementContent, Parents, Root } from 'hast';
import { element, elementsOf, isElement, propertyOf, text, textOf } from './elements.ts';

/** Class of the text of a footnote; `dataLabel` is its label. */
export const FOOTNOTE_CLASS = 'marquee-footnote';
/** A reference to a footnote in a text, between characters that no text has. */
export const REFERENCE_TOKEN = /\ue0f0(\d+)\ue0f1/;
const tokenOf = (label: number) => `\ue0f0${label}\ue0f1`;

const NUMBER = /^\s*(?:\[\s*(?:\d{1,3}|[a-z*†‡§])\s*\]|\(\s*\d{1,3}\s*\)|\d{1,3}|[*†‡§]{1,3})\s*$/i;
const ARROWS = /^(?:\s|[↩↵⏎⤴↑^]|\ufe0e|\ufe0f|&#\d+;)*$/;

type Place = { node: Element; parent: Parents };

/**
 * Replaces numbers that link to a list item or paragraph below by references, and these items by footnotes.
 * Changes the tree.
 */
export function takeFootnotes(root: Root): void {
  const places = new Map<string, Place>();
  const order: Element[] = [];
  const parents = new Map<Element, Parents>();
  collect(root, null, { places, order, parents });
  if (places.size === 0) return;
  const labels = new Map<Element, number>();
  const positions = new Map(order.map((node, index) => [node, index]));
  const isBelow = (node: Element, other: Element) => (positions.get(node) ?? 0) > (positions.get(other) ?? 0);
  for (const link of order.filter(({ tagName }) => tagName === 'a')) {
    const place = places.get(decoded(propertyOf(link, 'href').replace(/^#/, '')));
    const parent = parents.get(link);
    const isReference = place && parent && propertyOf(link, 'href').startsWith('#') && NUMBER.test(textOf(link));
    if (!isReference || !isBelow(place.node, link)) continue;
    const label = labels.get(place.node) ?? labels.size + 1;
    labels.set(place.node, label);
    const isInSup = isElement(parent) && parent.tagName === 'sup' && textOf(parent).trim() === textOf(link).trim();
    const replaced = isInSup ? parent : link;
    replace(parents.get(replaced), replaced, [text(tokenOf(label))]);
  }
  for (const { node, parent } of places.values()) {
    const label = labels.get(node);
    if (label === undefined) continue;
    labels.delete(node);
    withoutBackLinks(node);
    const footnote = element('div', node.tagName === 'p' ? [element('p', node.children)] : node.children, {
      className: [FOOTNOTE_CLASS],
      dataLabel: String(label),
    });
    replace(parent, node, node.tagName === 'li' ? [] : [footnote]);
    if (node.tagName === 'li') after(parents.get(parent as Element), parent as Element, footnote);
  }
}

type Collected = { places: Map<string, Place>; order: Element[]; parents: Map<Element, Parents> };

/** @param around the list item or paragraph that contains the node */
function collect(parent: Parents, around: Place | null, collected: Collected, idsOfItems: string[] = []): void {
  const ids = [...idsOfItems];
  for (const node of (parent.children as ElementContent[]).filter((child) => isElement(child))) {
    collected.order.push(node);
    collected.parents.set(node, parent);
    const place = node.tagName === 'li' || (node.tagName === 'p' && !around) ? { node, parent } : around;
    const listed = node.tagName === 'li' && ids.length > 0 ? ids.shift() : undefined;
    const isNamed = place?.node === node || (node.tagName === 'a' && place !== null);
    const names = isNamed ? [propertyOf(node, 'id'), propertyOf(node, 'name'), listed ?? ''].filter(Boolean) : [];
    // A number in the text has an id too, for the way back.
    const isStart = names.length > 0 && place && (place.node === node || !textBefore(place.node, node).trim());
    for (const name of names) if (place && isStart && !collected.places.has(name)) collected.places.set(name, place);
    const inner = propertyOf(node, 'dataFootnoteIds') || propertyOf(parent, 'dataFootnoteIds');
    collect(node, place, collected, inner.split(' ').filter(Boolean));
  }
}

function textBefore(parent: Element, node: Element): string {
  let before = '';
  for (const child of parent.children) {
    if (child === node) return before;
    if (isElement(child) && [...elementsOf(child)].includes(node)) return before + textBefore(child, node);
    before += textOf(child);
  }
  return before;
}

function withoutBackLinks(parent: Element): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    const isBack = child.tagName === 'a' && propertyOf(child, 'href').startsWith('#');
    if (isBack && (ARROWS.test(textOf(child)) || NUMBER.test(textOf(child)))) return [];
    const hadText = textOf(child).trim() !== '';
    withoutBackLinks(child);
    return hadText && ['sup', 'span', 'strong'].includes(child.tagName) && !textOf(child).trim() ? [] : [child];
  });
}

function replace(parent: Parents | undefined, node: Element, by: ElementContent[]): void {
  if (parent)
    parent.children = (parent.children as ElementContent[]).flatMap((child) => (child === node ? by : [child]));
}

/** Puts a footnote behind a list, after those that are there; an empty list goes. */
function after(parent: Parents | undefined, list: Element, footnote: Element): void {
  if (!parent) return;
  const children = parent.children as ElementContent[];
  let index = children.indexOf(list) + 1;
  while (isFootnote(children[index])) index += 1;
  children.splice(index, 0, footnote);
  if (!list.children.some(isElement)) list.children = [];
}

const isFootnote = (node: ElementContent | undefined) =>
  isElement(node) && propertyOf(node, 'className') === FOOTNOTE_CLASS;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
