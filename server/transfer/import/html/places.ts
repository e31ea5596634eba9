import { slug } from 'github-slugger';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { element, elementsOf, findElements, isBlock, isElement, isHeading, propertyOf, textOf } from './elements.ts';
import { decodedFragment } from './headingLinks.ts';

/** An element for a place that links lead to. Its `id` is written as `<a id="…"></a>`. */
export const PLACE = 'marquee-place';

const ID = /^[\p{L}\p{M}\p{N}_.:-]{1,200}$/u;
/** Ids that programs make of numbers, and those of pictures, comments and tables of contents. */
const generated =
  /\d{3}|[\da-f]{6}|^(?:attachment|caption|comment|respond|more-|_?toc|ez-toc|rank-math|elementor|et_|vc_|wp-|gallery|footnote|fn|_edn|_ftn|_ref|_hlk|docs-internal|yui|block-|part-)/i;
const isCounted = (id: string) => /^(?:h|heading|section|tab|panel|accordion|anchor|link|a|p|s)?[-_]?\d*$/i.test(id);
/** Elements whose ids writers choose, for links from other pages. */
const chosen = /^(?:h[1-6]|p|li|blockquote)$/;

type Insertion = { parent: Parents; before: ElementContent | null; content: ElementContent };

/**
 * Marks the places that links lead to, before the words that follow: ids to which the text links, and those that a writer
 * chose. The page gives headings ids of their own, so that those of the old page would be lost. Changes the tree.
 * @returns the ids
 */
export function markPlaces(root: Root): ReadonlySet<string> {
  const linked = new Set(findElements(root, 'a').map((link) => decodedFragment(propertyOf(link, 'href'))));
  const markedIds = new Set<string>();
  const insertions: Insertion[] = [];
  let waiting: string[] = [];
  const insert = (parent: Parents, before: ElementContent | null, isParagraph = false) => {
    for (const id of waiting) {
      if (markedIds.has(id)) continue;
      markedIds.add(id);
      const place = element(PLACE, [], { id });
      insertions.push({ parent, before, content: isParagraph ? element('p', [place]) : place });
    }
    waiting = [];
  };
  const visit = (node: ElementContent, parent: Parents, inline: Omit<Insertion, 'content'> | null): void => {
    if (node.type === 'text' && node.value.trim()) insert(inline?.parent ?? parent, inline?.before ?? node);
    if (!isElement(node)) return;
    waiting.push(...idsOf(node, linked));
    if (isWhole(node)) insert(parent, node, true);
    const heading = isHeading(node) ? textOf(node).replace(/\s+/g, ' ').trim() : '';
    if (heading) {
      waiting.push(...[...elementsOf(node)].flatMap((inner) => idsOf(inner, linked)));
      // Links in the text lead to the id of the heading.
      waiting = waiting.filter((id) => !isMade(id) && !isSlugOf(id, heading));
      insert(node, node.children[0] ?? null);
      return;
    }
    if (['pre', 'summary', 'figcaption', 'svg', 'script', 'style'].includes(node.tagName)) return;
    const outer = isBlock(node) ? null : (inline ?? { parent, before: node });
    for (const child of node.children) visit(child, node, outer);
  };
  for (const child of root.children as ElementContent[]) visit(child, root, null);
  insert(root, null, true);
  for (const { parent, before, content } of insertions) {
    const children = parent.children as ElementContent[];
    children.splice(before ? children.indexOf(before) : children.length, 0, content);
  }
  return markedIds;
}

function idsOf(node: Element, linked: ReadonlySet<string>): string[] {
  const isAnchor = node.tagName === 'a';
  const ids = [propertyOf(node, 'id'), isAnchor ? propertyOf(node, 'name') : ''];
  const isChosen = chosen.test(node.tagName) || (node.tagName === 'span' && !textOf(node).trim());
  return ids.filter(
    (id) =>
      ID.test(id) && (linked.has(`#${id}`) || ((isChosen || (isAnchor && !propertyOf(node, 'href'))) && !isMade(id))),
  );
}

const isMade = (id: string): boolean => generated.test(id) || isCounted(id);

/** Whether a program made an id of the words of its heading, such as `h-our-prices` and `Our_prices`. */
const isSlugOf = (id: string, heading: string): boolean =>
  slug(id.replace(/^h-/, '').replaceAll('_', '-')) === slug(heading);

/** What has no words of its own line: a place stands in a paragraph before it. */
const isWhole = (node: Element): boolean =>
  ['pre', 'figure', 'hr', 'details'].includes(node.tagName) ||
  (node.tagName === 'p' && !textOf(node).trim() && findElements(node, 'img').length > 0);
