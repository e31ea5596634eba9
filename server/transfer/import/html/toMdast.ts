import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toMdast as convert, defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Nodes as MdastNodes, Root as MdastRoot, PhrasingContent, RootContent } from 'mdast';
import { ADDRESS_CLASS } from './cleanHtml.ts';
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
import { FOOTNOTE_CLASS, REFERENCE_TOKEN } from './footnoteElements.ts';
import { PLACE } from './places.ts';
import { definedOf, raw, table } from './tables.ts';

export function toMdast(root: Root): MdastRoot {
  divideLists(root);
  const converted = convert(root, { handlers, document: true });
  const tree: MdastRoot =
    converted.type === 'root' ? converted : { type: 'root', children: [converted as RootContent] };
  finish(tree, { isLine: false, isLink: false, isCell: false });
  return tree;
}

/** Markdown counts the items of a list: an item with another number begins a new list. */
function divideLists(parent: Root | Element): void {
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

/** The name keeps it in its paragraph. */
const inlineRaw = (value: string): MdastNodes => ({ type: 'html', value, data: { hName: 'span' } });

const bold: Handle = (state, node) => {
  const blocks = state.toFlow(state.all(node));
  const strong = (children: PhrasingContent[]): PhrasingContent[] =>
    children.length === 1 && children[0]?.type === 'strong' ? children : [{ type: 'strong', children }];
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, children: strong(block.children) } : block,
  ) as MdastNodes[];
};

const flow: Handle = (state, node) => state.toFlow(state.all(node)) as MdastNodes[];

/** A block of code. Markdown shows no format in it. */
const preformatted: Handle = (state, node) => {
  if (hasClass(node, /^wp-block-verse$/)) return verse(state, node);
  const parts = [node, ...elementsOf(node)];
  const classes = parts.map((part) => `${propertyOf(part, 'className')} ${propertyOf(part, 'lang')}`).join(' ');
  const [, inClass] = /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/.exec(classes) ?? [];
  const language = inClass ?? parts.map(namedLanguage).find((name) => /^[\w+#-]+$/.test(name));
  const value = textOf(node).replace(/\n+$/, '');
  return value.trim() ? { type: 'code', lang: language ?? null, meta: null, value } : undefined;
};

const languageProperties = ['dataEnlighterLanguage', 'dataLanguage', 'dataLang'];

/** The language of code that a plug-in of WordPress names; `lang` of other elements is the language of people. */
const namedLanguage = (node: Element): string =>
  languageProperties.map((name) => propertyOf(node, name)).find(Boolean) ??
  (node.tagName === 'pre' ? propertyOf(node, 'lang') : '');

function verse(state: State, node: Element): MdastNodes[] {
  const lines = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child) => {
      if (isElement(child)) return [{ ...child, children: lines(child.children) }];
      if (child.type !== 'text') return [];
      return child.value
        .split('\n')
        .flatMap((line, index): ElementContent[] => [
          ...(index ? [element('br')] : []),
          { type: 'text', value: line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)) },
        ]);
    });
  return state.toFlow(state.all({ ...node, children: lines(node.children) })) as MdastNodes[];
}

/** Inline code; links and line breaks in it divide it. */
const inlineCode: Handle = (state, node) => {
  if (!findElements(node, 'a', 'br', 'img').length) {
    const value = textOf(node).replace(/\s+/g, ' ');
    return value.trim() ? { type: 'inlineCode', value } : { type: 'text', value };
  }
  return node.children.flatMap((child): MdastNodes[] => {
    if (isElement(child)) {
      if (child.tagName === 'br') return [{ type: 'break' }];
      if (child.tagName === 'img') return state.all({ ...node, children: [child] });
      const inner = inlineCode(state, { ...node, children: child.children }, undefined);
      const children = (Array.isArray(inner) ? inner : inner ? [inner] : []) as PhrasingContent[];
      return child.tagName === 'a' ? [{ type: 'link', url: propertyOf(child, 'href'), children }] : children;
    }
    const value = textOf(child).replace(/\s+/g, ' ');
    return value.trim() ? [{ type: 'inlineCode', value: value.trim() }] : [{ type: 'text', value }];
  });
};

/** A link whose text is its address and that stands alone becomes a line with this address. */
const link: Handle = (state, node) => {
  const url = propertyOf(node, 'href');
  if (hasClass(node, new RegExp(`^${ADDRESS_CLASS}$`))) return raw(url);
  const children = state.all(node) as PhrasingContent[];
  const texts = children.map((child) => (child.type === 'link' ? child.children : [child]));
  return { type: 'link', url, title: null, children: texts.flat() };
};

const picture: Handle = (_, node) => ({
  type: 'image',
  url: propertyOf(node, 'src'),
  alt: propertyOf(node, 'alt'),
  title: propertyOf(node, 'title') || null,
});

/** A figure: a picture with its caption, a gallery, or anything else with a caption. */
const figure: Handle = (state, node) => {
  const captions = node.children.filter((child) => isElement(child) && child.tagName === 'figcaption') as Element[];
  const content = node.children.filter((child) => !captions.includes(child as Element));
  const body = element('div', content);
  const pictures = findElements(body, 'img');
  const captionOf = (children: ElementContent[]) =>
    state.toFlow(captionParagraphs(children).flatMap((caption) => state.all(caption) as RootContent[]));
  const isOnlyPictures =
    pictures.length > 0 && !textOf(withoutCaptions(body)).trim() && !findElements(body, 'table').length;
  if (!isOnlyPictures) return [...state.toFlow(state.all(body)), ...captionOf(captions)] as MdastNodes[];
  if (pictures.length === 1 && !findElements(body, 'figcaption').length)
    return captionedPicture(state, body, captions, captionOf(captions));
  return [...gallery(state, body), ...captionOf(captions)] as MdastNodes[];
};

const captionParagraphs = (captions: ElementContent[]): Element[] =>
  (captions as Element[]).map(({ children }) =>
    children.some(isBlock) ? element('div', children) : element('p', children),
  );

const withoutCaptions = (node: Element): Element => ({
  ...node,
  children: node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    return child.tagName === 'figcaption' ? [] : [withoutCaptions(child)];
  }),
});

/** The caption becomes the title of the picture, unless a link would be lost. */
function captionedPicture(
  state: State,
  body: Element,
  captions: Element[],
  captionBlocks: BlockContent[] | MdastNodes[],
): MdastNodes[] {
  const caption = captions
    .map((part) => textOf(part))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const hasLink = findElements(body, 'a').length > 0 || captions.some((part) => findElements(part, 'a').length > 0);
  const phrasing = picturesIn(state, body);
  const [image] = phrasing;
  if (caption && !hasLink && image?.type === 'image') {
    return [{ type: 'paragraph', children: [{ ...image, title: caption }] }];
  }
  return [{ type: 'paragraph', children: phrasing }, ...(captionBlocks as MdastNodes[])];
}

/** Pictures with their links, without the blocks around them. */
const picturesIn = (state: State, node: Element): PhrasingContent[] =>
  node.children.flatMap((child): PhrasingContent[] => {
    if (!isElement(child)) return [];
    if (child.tagName === 'figcaption') return [];
    if (child.tagName === 'a' || child.tagName === 'img')
      return state.all(element('span', [child])) as PhrasingContent[];
    return picturesIn(state, child);
  });

/** Pictures without captions are one paragraph, which pages show as a grid. */
function gallery(state: State, body: Element): MdastNodes[] {
  const blocks: MdastNodes[] = [];
  let row: PhrasingContent[] = [];
  const flush = () => {
    if (row.length) blocks.push({ type: 'paragraph', children: row });
    row = [];
  };
  const visit = (node: Element) => {
    const captions = node.children.filter((child) => isElement(child) && child.tagName === 'figcaption') as Element[];
    const captionText = captions
      .map((part) => textOf(part))
      .join('')
      .trim();
    if (captionText && findElements(node, 'img').length === 1) {
      flush();
      const content = element(
        'div',
        node.children.filter((child) => !captions.includes(child as Element)),
      );
      const paragraphs = state.toFlow(captionParagraphs(captions).flatMap((part) => state.all(part) as RootContent[]));
      blocks.push(...captionedPicture(state, content, captions, paragraphs));
      return;
    }
    for (const child of node.children) {
      if (!isElement(child)) continue;
      if (child.tagName === 'a' || child.tagName === 'img') {
        if (row.length) row.push({ type: 'text', value: '\n' });
        row.push(...(state.all(element('span', [child])) as PhrasingContent[]));
      } else if (child.tagName !== 'figcaption') visit(child);
    }
    if (captionText) {
      flush();
      blocks.push(
        ...(state.toFlow(
          captionParagraphs(captions).flatMap((part) => state.all(part) as RootContent[]),
        ) as MdastNodes[]),
      );
    }
  };
  visit(body);
  flush();
  return blocks;
}

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

/** A gallery of a plug-in or a page builder, which is no figure. The outermost element says what it is. */
const isDrawnGallery = (node: Element): boolean =>
  hasClass(node, /(?:^|[-_])gallery(?:$|-columns|-wrapper|-container)|^gallery/) &&
  findElements(node, 'img').length > 1 &&
  !textOf(node).trim();

/** The emoji of a callout stands in the line of its text. */
function withEmoji(callout: Element): Element {
  const [emoji, body] = [/^kg-callout-emoji$/, /^kg-callout-text$/].map((name) =>
    callout.children.find((child) => isElement(child) && hasClass(child, name)),
  ) as (Element | undefined)[];
  if (!emoji || !body || body.children.some(isBlock)) return callout;
  return element('div', [element('p', [text(`${textOf(emoji).trim()} `), ...body.children])]);
}

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
  ...{ abbr: abbreviation, li: listItem, [PLACE]: (_, node) => inlineRaw(`<a id="${propertyOf(node, 'id')}"></a>`) },
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

/** Markdown has no line break in headings and cells. Addresses in the text become links, as pages show them. */
type Place = { isLine: boolean; isLink: boolean; isCell: boolean };

function finish(node: MdastNodes, { isLine, isLink, isCell }: Place): void {
  if (!('children' in node)) return;
  // Without empty lines its Markdown would be HTML.
  if ((node.type === 'listItem' || node.type === 'list') && hasDetails(node)) node.spread = true;
  const context = {
    isLine: isLine || node.type === 'heading' || node.type === 'tableCell',
    isLink: isLink || node.type === 'link',
    isCell: isCell || node.type === 'tableCell',
  };
  const children = (node.children as MdastNodes[]).filter((child) => !isBlankParagraph(child));
  if (node.type === 'paragraph' && children.some(({ type }) => type === 'image')) trimBlanks(children);
  node.children = children.flatMap((child): MdastNodes[] => {
    if (context.isLine && child.type === 'break') return [inlineRaw('<br>')];
    // A cell cannot have a backslash before a bar in its code.
    if (context.isCell && child.type === 'inlineCode' && child.value.includes('\\|'))
      return [inlineRaw(codeHtml(child.value))];
    if (child.type === 'text') return withReferences(child.value, context.isLink);
    finish(child, context);
    return [child];
  }) as typeof node.children;
}

const isBlank = (node: MdastNodes | undefined) =>
  node?.type === 'text' && !node.value.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();

/** An empty paragraph, which editors write to have more space. */
const isBlankParagraph = (node: MdastNodes) => node.type === 'paragraph' && node.children.every(isBlank);

/** A picture beside no-break spaces stands alone. */
function trimBlanks(children: MdastNodes[]): void {
  while (isBlank(children[0])) children.shift();
  while (isBlank(children.at(-1))) children.pop();
}

const hasDetails = (node: MdastNodes): boolean =>
  (node.type === 'html' && node.value.startsWith('<details')) ||
  ((node.type === 'list' || node.type === 'listItem') && node.children.some(hasDetails));

const codeHtml = (value: string) =>
  `<code>${value.replace(/[&<>|\\*_`~[\]]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;

/** A footnote in a link is no link: its number stays. */
const withReferences = (value: string, isLink: boolean): MdastNodes[] =>
  value.split(REFERENCE_TOKEN).flatMap((part, index): MdastNodes[] => {
    if (index % 2) return isLink ? [{ type: 'text', value: part }] : [inlineRaw(`[^${part}]`)];
    if (!part) return [];
    return isLink ? [{ type: 'text', value: part }] : withLinks(part);
  });

const webAddress = /https?:\/\/[^\s<>"'`“”„«»|\\]+/g;

/** An address without the signs after it. A bracket at its end belongs to it if it was opened there. */
function withoutEnd(address: string): string {
  const end = /[.,;:!?*_~…)\]}]+$/.exec(address)?.[0] ?? '';
  const url = address.slice(0, address.length - end.length);
  const isOpen = end.startsWith(')') && url.split('(').length > url.split(')').length;
  return isOpen ? `${url})` : url;
}

function withLinks(value: string): MdastNodes[] {
  const nodes: MdastNodes[] = [];
  let end = 0;
  for (const { 0: match, index } of value.matchAll(webAddress)) {
    const url = withoutEnd(match);
    if (!URL.canParse(url)) continue;
    if (index > end) nodes.push({ type: 'text', value: value.slice(end, index) });
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: url }] });
    end = index + url.length;
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) });
  return nodes;
}
