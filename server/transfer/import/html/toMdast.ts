import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toMdast as convert, defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Nodes as MdastNodes, Root as MdastRoot, PhrasingContent, RootContent } from 'mdast';
import { ADDRESS_CLASS } from './cleanHtml.ts';
import { inlineCode, preformatted } from './codeElements.ts';
import {
  element,
  elementsOf,
  findElements,
  hasClass,
  isBlock,
  isElement,
  propertyOf,
  text,
  textOf,
} from './elements.ts';
import { figure, isDrawnGallery } from './figures.ts';
import { finish } from './finishMdast.ts';
import { FOOTNOTE_CLASS } from './footnoteElements.ts';
import { divideLists } from './numberedLists.ts';
import { sizeOf } from './pictureSizes.ts';
import { PLACE } from './places.ts';
import { inlineRaw, raw } from './rawHtml.ts';
import { definedOf, table } from './tables.ts';

export function toMdast(root: Root): MdastRoot {
  divideLists(root);
  const converted = convert(root, { handlers, document: true });
  const tree: MdastRoot =
    converted.type === 'root' ? converted : { type: 'root', children: [converted as RootContent] };
  finish(tree, { isLine: false, isLink: false, isCell: false });
  return tree;
}

/** Elements without Markdown syntax that pages may contain. */
const inlineElement: Handle = (state, node) => [
  inlineRaw(`<${node.tagName}>`),
  ...state.all(node),
  inlineRaw(`</${node.tagName}>`),
];
const abbreviation: Handle = (state, node) => {
  const title = propertyOf(node, 'title').replace(/\s+/g, ' ').trim();
  if (!title) return state.all(node) as MdastNodes[];
  const [open = '', close = ''] = toHtml(element('abbr', [text('\n')], { title })).split('\n');
  return [inlineRaw(open), ...state.all(node), inlineRaw(close)];
};

/** An item is spread if it has paragraphs, not because the list in it has two items. */
const listItem: Handle = (state, node) => {
  const item = defaultHandlers.li?.(state, node);
  if (!item || Array.isArray(item) || item.type !== 'listItem') return item;
  const isParagraph = (child: ElementContent) => isElement(child) && child.tagName === 'p';
  item.spread = node.children.some(isParagraph) || item.children.filter(({ type }) => type !== 'list').length > 1;
  return item;
};

const bold: Handle = (state, node) => {
  const blocks = state.toFlow(state.all(node));
  const strong = (children: PhrasingContent[]): PhrasingContent[] =>
    children.length === 1 && children[0]?.type === 'strong' ? children : [{ type: 'strong', children }];
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, children: strong(block.children) } : block,
  ) as MdastNodes[];
};

const flow: Handle = (state, node) => state.toFlow(state.all(node)) as MdastNodes[];

/** A link whose text is its address and that stands alone becomes a line with this address. */
const link: Handle = (state, node) => {
  const url = propertyOf(node, 'href');
  if (hasClass(node, new RegExp(`^${ADDRESS_CLASS}$`))) return raw(url);
  const children = state.all(node) as PhrasingContent[];
  const texts = children.map((child) => (child.type === 'link' ? child.children : [child]));
  return { type: 'link', url, title: null, children: texts.flat() };
};

const picture: Handle = (_, node) => {
  const size = sizeOf(node);
  return {
    type: 'image',
    url: propertyOf(node, 'src'),
    alt: propertyOf(node, 'alt'),
    title: propertyOf(node, 'title') || null,
    ...(size && { data: { size } }),
  };
};

/** A part to unfold: HTML around blocks of Markdown. */
const details: Handle = (state, node) => {
  const summary = node.children.find((child): child is Element => isElement(child) && child.tagName === 'summary');
  const others = element(
    'div',
    node.children.filter((child) => child !== summary),
  );
  const title = toHtml(element('summary', phrasing(summary?.children ?? [])))
    .replace(/\s+/g, ' ')
    .replace(/^<summary> | (?=<\/summary>$)/g, (edge) => edge.trim());
  const open = node.properties.open === undefined || node.properties.open === false ? '' : ' open';
  return [raw(`<details${open}>\n${title}`), ...(state.toFlow(state.all(others)) as MdastNodes[]), raw('</details>')];
};

const phrasingNames = new Set('a br code del em img kbd mark strong sub sup'.split(' '));

/** The content of a line of HTML; blocks in it are divided by spaces. */
const phrasing = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child)) return [];
    const inner = phrasing(child.children);
    if (!phrasingNames.has(child.tagName)) return isBlock(child) ? [...inner, { type: 'text', value: ' ' }] : inner;
    const { href, src, alt } = child.properties;
    return [element(child.tagName, inner, definedOf({ href, src, alt }))];
  });

const bookmark: Handle = (state, node) => {
  const textIn = (name: RegExp) => {
    const part = [...elementsOf(node)].find((candidate) => hasClass(candidate, name));
    return part ? textOf(part).replace(/\s+/g, ' ').trim() : '';
  };
  const url = propertyOf(findElements(node, 'a')[0], 'href');
  const description = textIn(/^kg-bookmark-description$/);
  const captions = findElements(node, 'figcaption');
  return [
    {
      type: 'paragraph',
      children: [
        { type: 'link', url, children: [{ type: 'text', value: textIn(/^kg-bookmark-title$/) || url }] },
        ...(description ? [{ type: 'text' as const, value: `: ${description}` }] : []),
      ],
    },
    ...(state.toFlow(
      captions.flatMap((caption) => state.all(element('p', caption.children)) as RootContent[]),
    ) as MdastNodes[]),
  ];
};

const division: Handle = (state, node, parent) => {
  if (hasClass(node, new RegExp(`^${FOOTNOTE_CLASS}$`)))
    return {
      type: 'footnoteDefinition',
      identifier: propertyOf(node, 'dataLabel'),
      children: state.toFlow(state.all(node)) as BlockContent[],
    };
  if (hasClass(node, /^kg-bookmark-card$/)) return bookmark(state, node, parent);
  if (hasClass(node, /^(?:kg-toggle-heading-text|wp-block-accordion-title)$/)) return bold(state, node, parent);
  if (hasClass(node, /^kg-callout-card$/))
    return { type: 'blockquote', children: state.toFlow(state.all(withEmoji(node))) as BlockContent[] };
  return node.tagName === 'figure' || isDrawnGallery(node) ? figure(state, node, parent) : flow(state, node, parent);
};

/** The emoji of a callout stands in the line of its text. */
function withEmoji(callout: Element): Element {
  const [emoji, body] = [/^kg-callout-emoji$/, /^kg-callout-text$/].map((name) =>
    callout.children.find((child) => isElement(child) && hasClass(child, name)),
  ) as (Element | undefined)[];
  if (!emoji || !body || body.children.some(isBlock)) return callout;
  return element('div', [element('p', [text(`${textOf(emoji).trim()} `), ...body.children])]);
}

const list: Handle = (state, node, parent) =>
  isDrawnGallery(node) ? figure(state, node, parent) : defaultHandlers.ul?.(state, node);

const heading: Handle = (state, node, parent) => {
  if (hasClass(node, /^kg-toggle-heading-text$/)) return bold(state, node, parent);
  const children = state.all(node) as PhrasingContent[];
  while (children[0]?.type === 'break') children.shift();
  while (children.at(-1)?.type === 'break') children.pop();
  const depth = Math.max(2, Number(node.tagName[1])) as 2;
  // A heading that contains only pictures is a paragraph.
  if (!textOf(node).trim()) return { type: 'paragraph', children };
  return { type: 'heading', depth, children };
};

const handlers: Record<string, Handle> = {
  ...{ ruby: inlineElement, rb: inlineElement, rt: inlineElement, rp: inlineElement },
  ...{ sub: inlineElement, sup: inlineElement, kbd: inlineElement, mark: inlineElement, small: inlineElement },
  ...{
    abbr: abbreviation,
    ul: list,
    li: listItem,
    [PLACE]: (_, node) => inlineRaw(`<a id="${propertyOf(node, 'id')}"></a>`),
  },
  ...{ a: link, img: picture, figure: division, div: division, details, dialog: flow },
  ...{ summary: bold, dt: bold, dd: flow, dl: flow, button: (state, node) => state.all(node) as MdastNodes[] },
  ...{
    pre: preformatted,
    code: inlineCode,
    samp: inlineCode,
    tt: inlineCode,
    var: (state, node) => ({ type: 'emphasis', children: state.all(node) as PhrasingContent[] }),
    table,
  },
  ...{ u: (state, node) => state.all(node) as MdastNodes[] },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
};
