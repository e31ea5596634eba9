import type { Element, ElementContent, Nodes, Parents, Text } from 'hast';

const blocks = new Set(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul caption`.split(
    /\s+/,
  ),
);

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';
export const isBlock = (node: Nodes): boolean => isElement(node) && blocks.has(node.tagName);
export const isHeading = (node: Nodes): boolean => isElement(node) && /^h[1-6]$/.test(node.tagName);

export const text = (value: string): Text => ({ type: 'text', value });
export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const propertyOf = (node: Nodes | undefined, name: string): string => {
  const value = isElement(node) ? node.properties[name] : undefined;
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : value ? String(value) : '';
};

export const hasClass = (node: Nodes, pattern: RegExp): boolean =>
  propertyOf(node, 'className')
    .split(' ')
    .some((name) => pattern.test(name));

/** The text with line breaks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return 'children' in node ? (node as Parents).children.map(textOf).join('') : '';
}

/** @returns the elements in document order, the node itself excluded */
export function* elementsOf(node: Nodes): Generator<Element> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

export const findElements = (node: Nodes, ...names: string[]): Element[] =>
  [...elementsOf(node)].filter(({ tagName }) => names.includes(tagName));
