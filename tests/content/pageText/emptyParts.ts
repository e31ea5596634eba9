import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const FILLED = new Set('a article button figure h1 h2 h3 h4 header li main nav ol p section strong ul'.split(' '));
/** Parts that are seen although they have no text. */
const SEEN = new Set('svg img input textarea select'.split(' '));

const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) && node.tagName === 'svg' ? '' : childrenOf(node).map(textOf).join('');
}

/** The text without what only screen readers have, such as the name of a page whose headline is cleared. */
function shownTextOf(node: Node): string {
  if (!tree.isElementNode(node)) return textOf(node);
  const isHidden = attributeOf(node, 'class')?.split(' ').includes('sr-only') || node.tagName === 'svg';
  return isHidden ? '' : childrenOf(node).map(shownTextOf).join('');
}

const shows = (node: Node): boolean =>
  (tree.isElementNode(node) && SEEN.has(node.tagName)) || childrenOf(node).some(shows);

function elementsOf(node: Node): Element[] {
  const below = childrenOf(node).flatMap(elementsOf);
  return tree.isElementNode(node) ? [node, ...below] : below;
}

export type MainPart = { text: string; faults: string[] };

/**
 * @returns the shown text of the main part of a page, and what is empty in it: elements without text, lists without entries,
 *   headings without content, labels that name nothing
 */
export function mainPartOf(html: string): MainPart {
  const [main] = elementsOf(parse(html)).filter(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('the page has no main part');
  const elements = elementsOf(main);
  const ids = new Set(elements.map((element) => attributeOf(element, 'id')));
  const faults = elements.flatMap((element) => {
    const { tagName } = element;
    const label = attributeOf(element, 'aria-labelledby');
    const isList = ['ul', 'ol'].includes(tagName);
    const needsText = /^(h[1-6]|p|strong)$/.test(tagName);
    const isEmpty = !textOf(element).trim() && (needsText || isList || !shows(element));
    return [
      ...(FILLED.has(tagName) && isEmpty ? [`<${tagName}> is empty`] : []),
      ...(label && !label.split(' ').every((id) => ids.has(id))
        ? [`<${tagName}> is labelled by a missing ${label}`]
        : []),
      ...(label === '' ? [`<${tagName}> is labelled by nothing`] : []),
    ];
  });
  return { text: elements.length ? shownTextOf(main).replace(/\s+/g, ' ') : '', faults };
}
