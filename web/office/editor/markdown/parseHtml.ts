import type { JSONContent } from '@tiptap/core';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { videoOf } from '#schema/video.ts';
import { type Mark, markTags, NotShown, withMark } from './parseInline.ts';
import { pictureAttrs } from './pictureTag.ts';
import { placeHtml, placeOf } from './placeTag.ts';
import { isSafeAddress } from './safeAddress.ts';

/**
 * @returns the nodes of a block of HTML in a Markdown text
 * @throws NotShown for elements and attributes that the editor does not have
 */
export const parseHtml = (html: string): JSONContent[] => blocksOf(parseDocument(html).childNodes);

const inlineNames = new Set([...Object.keys(markTags), 'a', 'img', 'br']);
const isInline = (node: ChildNode) => node.type === 'text' || ('name' in node && inlineNames.has(node.name));

/** Text beside blocks becomes a paragraph. */
function blocksOf(nodes: ChildNode[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    const content = inlineOf(line);
    if (content.some(({ type, text }) => type !== 'text' || text?.trim())) blocks.push({ type: 'paragraph', content });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(blockOf(elementOf(node)));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: Element): JSONContent {
  const { name, childNodes } = element;
  if (/^h[1-6]$/.test(name))
    return { type: 'heading', attrs: { level: Number(name[1]), ...attrsOf(element) }, content: inlineOf(childNodes) };
  switch (name) {
    case 'p':
      attrsOf(element);
      return videoIn(element) ?? { type: 'paragraph', content: inlineOf(childNodes) };
    case 'blockquote':
      attrsOf(element);
      return { type: 'blockquote', content: orEmpty(blocksOf(childNodes)) };
    case 'ul':
      attrsOf(element);
      return { type: 'bulletList', attrs: { loose: isLoose(element) }, content: itemsOf(element) };
    case 'ol': {
      const { start = '1' } = attrsOf(element, ['start']);
      if (!/^-?\d{1,10}$/.test(start)) throw new NotShown('ol');
      return {
        type: 'orderedList',
        attrs: { start: Number(start), loose: isLoose(element) },
        content: itemsOf(element),
      };
    }
    case 'pre':
      return codeBlock(element);
    case 'details':
      return details(attrsOf(element, ['open']), childNodes);
    case 'hr':
      return { type: 'horizontalRule', attrs: attrsOf(element) };
    case 'table':
      attrsOf(element);
      return { type: 'table', content: rowsOf(element) };
  }
  throw new NotShown(name);
}

/**
 * @param nodes the summary, and blocks
 * @throws NotShown for a part without a summary
 */
function details({ open }: Record<string, string>, nodes: ChildNode[]): JSONContent {
  const [summary, ...others] = nodes.filter((node) => node.type !== 'text' || node.data.trim());
  return detailsNode(open !== undefined, summaryOf(summary), blocksOf(others));
}

function summaryOf(node: ChildNode | undefined): JSONContent[] {
  const element = elementOf(node);
  if (element.name !== 'summary') throw new NotShown(element.name);
  attrsOf(element);
  return inlineOf(element.childNodes);
}

export const detailsNode = (open: boolean, summary: JSONContent[], blocks: JSONContent[]): JSONContent => ({
  type: 'details',
  attrs: { open },
  content: [{ type: 'detailsSummary', content: summary }, ...orEmpty(blocks)],
});

const DETAILS_START = /^\s*<details( open(?:="")?)?>\s*<summary>(.*?)<\/summary>(.*)$/s;

/**
 * @returns the start of a part to unfold whose blocks are Markdown: the summary, and HTML directly below it
 * @throws NotShown for any other HTML
 */
export function detailsStart(html: string): { open: boolean; summary: JSONContent[]; blocks: JSONContent[] } {
  const [match, open, inner, rest = ''] = DETAILS_START.exec(html) ?? [];
  if (match === undefined) throw new NotShown('details');
  const [summary] = parseDocument(`<summary>${inner}</summary>`).childNodes;
  return { open: open !== undefined, summary: summaryOf(summary), blocks: parseHtml(rest) };
}

/** A paragraph with only the address of a video. */
function videoIn({ childNodes: [link, ...others] }: Element): JSONContent | null {
  if (others.length > 0 || !link || !('name' in link) || link.name !== 'a') return null;
  const { href = '' } = elementOf(link).attribs;
  return DomUtils.textContent(link) === href && videoOf(href) ? { type: 'video', attrs: { src: href } } : null;
}

const orEmpty = (blocks: JSONContent[]): JSONContent[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }]);

const isLoose = (list: Element) =>
  list.childNodes.some((item) => 'childNodes' in item && item.childNodes.some(isParagraph));
const isParagraph = (node: ChildNode) => 'name' in node && node.name === 'p';

const itemsOf = (list: Element): JSONContent[] =>
  childrenOf(list, ['li']).map((element) => {
    attrsOf(element);
    const blocks = blocksOf(element.childNodes);
    return { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks] };
  });

function codeBlock(element: Element): JSONContent {
  const [code, ...others] = element.childNodes;
  const [text, ...further] = elementOf(code).name === 'code' ? elementOf(code).childNodes : [];
  if (others.length > 0 || further.length > 0 || (text && text.type !== 'text') || elementOf(code).name !== 'code')
    throw new NotShown('pre');
  const { class: className = '' } = { ...attrsOf(element), ...attrsOf(elementOf(code), ['class']) };
  if (!/^(language-\S+)?$/.test(className)) throw new NotShown('pre');
  const content = text ? text.data.replace(/\n$/, '') : '';
  const attrs = { language: className.replace('language-', '') || null };
  return { type: 'codeBlock', attrs, content: content ? [{ type: 'text', text: content }] : [] };
}

const rowsOf = (table: Element): JSONContent[] =>
  childrenOf(table, ['thead', 'tbody', 'tr']).flatMap((part) => {
    attrsOf(part);
    return part.name === 'tr' ? [rowOf(part)] : childrenOf(part, ['tr']).map(rowOf);
  });

const rowOf = (row: Element): JSONContent => {
  attrsOf(row);
  return { type: 'tableRow', content: childrenOf(row, ['th', 'td']).map(cellOf) };
};

function cellOf(element: Element): JSONContent {
  const { colspan = '1', rowspan = '1', align = null } = attrsOf(element, ['colspan', 'rowspan', 'align']);
  if (![colspan, rowspan].every((span) => /^[1-9]\d{0,2}$/.test(span))) throw new NotShown(element.name);
  return {
    type: element.name === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: Number(colspan), rowspan: Number(rowspan), align },
    content: [{ type: 'paragraph', content: inlineOf(element.childNodes) }],
  };
}

/** @throws NotShown for other elements, and for text between them */
function childrenOf(parent: Element, names: string[]): Element[] {
  const elements = parent.childNodes.filter((node) => node.type !== 'text' || node.data.trim()).map(elementOf);
  if (elements.some(({ name }) => !names.includes(name))) throw new NotShown(parent.name);
  return elements;
}

function elementOf(node: ChildNode | undefined): Element {
  if (node?.type !== 'tag') throw new NotShown(node?.type);
  return node as Element;
}

/** @throws NotShown for attributes that the editor would lose */
function attrsOf(element: Element, names: string[] = []): Record<string, string> {
  if (Object.keys(element.attribs).some((name) => !names.includes(name))) throw new NotShown(element.name);
  return element.attribs;
}

const inlineOf = (nodes: ChildNode[], marks: Mark[] = []): JSONContent[] =>
  nodes.flatMap((node) => lineOf(node, marks));

function lineOf(node: ChildNode, marks: Mark[]): JSONContent[] {
  if (node.type === 'text') return [{ type: 'text', text: node.data.replace(/[ \t\n]+/g, ' '), marks }];
  const element = elementOf(node);
  const type = markTags[element.name];
  if (type || element.name === 'br') attrsOf(element);
  if (type) return inlineOf(element.childNodes, withMark(marks, type));
  if (element.name === 'br') return [{ type: 'hardBreak', marks }];
  if (element.name === 'a') {
    const id = element.attribs.href === undefined && element.childNodes.length === 0 ? element.attribs.id : undefined;
    if (id !== undefined && placeOf(placeHtml(id).slice(0, -'</a>'.length)))
      return [{ type: 'place', attrs: { id: attrsOf(element, ['id']).id }, marks }];
    const { href = '', title = null } = attrsOf(element, ['href', 'title']);
    if (!isSafeAddress(href)) throw new NotShown('a');
    return inlineOf(element.childNodes, [...marks, { type: 'link', attrs: { href, title } }]);
  }
  if (element.name !== 'img') throw new NotShown(element.name);
  const attrs = pictureAttrs(element.attribs);
  if (!attrs) throw new NotShown('img');
  return [{ type: 'image', attrs, marks }];
}
