import type { JSONContent } from '@tiptap/core';
import { escapeStart } from './escape.ts';
import { EMPTY_TASK } from './parseInline.ts';
import { htmlOfText, TooSlow, withDeadline } from './reader.ts';
import { isSameContent } from './sameHtml.ts';
import { htmlOfNode, startOf } from './serializeHtml.ts';
import { serializeInline } from './serializeInline.ts';

const HARD_BREAK = '\\\n';
/** Blocks that may follow the text of a list item without an empty line. */
const CLOSE = ['bulletList', 'orderedList', 'taskList', 'codeBlock', 'blockquote', 'horizontalRule'];

/** Sources of the neighbouring blocks: adjacent lists need different markers, or they would merge. */
type Neighbours = (string | null)[];

/** @returns blocks as Markdown; empty paragraphs, which Markdown lacks, are omitted */
export const serialize = (nodes: JSONContent[]): string => joinBlocks(nodes, '\n\n', serializeBlock);

/** @returns a block as Markdown, or as HTML if Markdown cannot express it */
export function serializeBlock(node: JSONContent, neighbours: Neighbours = []): string {
  const markdown = write(node, neighbours);
  return meansSame(node, markdown) ? markdown : (asHtml(node) ?? markdown);
}

/** Time limit for checking a block, in milliseconds: it runs on every key. */
const MAX_MS = 50;

/** @returns whether the page shows a block as the editor does; true if the check takes too long */
function meansSame(node: JSONContent, markdown: string): boolean {
  if (contains(node, 'markdownBlock')) return true;
  try {
    return isSameContent(
      htmlOfNode(node),
      withDeadline(MAX_MS, () => htmlOfText(markdown)),
    );
  } catch (error) {
    if (error instanceof TooSlow || error instanceof RangeError) return true;
    throw error;
  }
}

const contains = ({ type, content = [] }: JSONContent, name: string): boolean =>
  type === name || content.some((node) => contains(node, name));

/** @returns a block as HTML, which an empty line would end; null for tasks and footnotes, which HTML in a text cannot have */
function asHtml(node: JSONContent): string | null {
  if (['taskItem', 'markdownBlock', 'footnote', 'footnoteReference'].some((name) => contains(node, name))) return null;
  return htmlOfNode(node).replace(/<pre>[\s\S]*?<\/pre>/g, (code) => code.replaceAll('\n', '&#10;'));
}

function joinBlocks(nodes: JSONContent[], gap: string, toText: typeof write): string {
  const sources: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const text = toText(node, [sources.at(-1) ?? null, nodes[index + 1]?.attrs?.source ?? null]);
    if (text) sources.push(text);
  }
  return sources.join(gap);
}

function write(node: JSONContent, neighbours: Neighbours): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return serializeInline(content, HARD_BREAK, (text) => text.split('\n').map(escapeStart).join('\n'));
    case 'heading':
      return `${'#'.repeat(attrs.level ?? 2)} ${heading(content)}`.trim();
    case 'codeBlock':
      return codeBlock(content.map(({ text }) => text ?? '').join(''), attrs.language);
    case 'blockquote':
      return indented(joinBlocks(content, '\n\n', write), '> ', '> ').replace(/^> $/gm, '>');
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return (hasLongNumbers(node) && asHtml(node)) || list(node, neighbours);
    case 'table':
      return asTable(node);
    case 'details':
      return `<details${attrs.open ? ' open' : ''}>\n${joinBlocks(content, '\n\n', write)}\n\n</details>`;
    case 'detailsSummary':
      return htmlOfNode(node);
    case 'footnote':
      return indented(joinBlocks(content, '\n\n', write), `[^${attrs.label}]: `, '    ').trimEnd();
    case 'horizontalRule':
      return '***';
    case 'video':
      return String(attrs.src);
    case 'markdownBlock':
      return String(attrs.source);
    default:
      return joinBlocks(content, '\n\n', write);
  }
}

/** Escapes # at the end, which would be read as closing characters. */
const heading = (content: JSONContent[]) => serializeInline(content, '<br>').replace(/(^|\s)(#+)$/, '$1\\$2');

const indented = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line || rest.trim() ? rest + line : line))
    .join('\n');

function codeBlock(text: string, language: unknown): string {
  const longestRun = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}${language ?? ''}\n${text}\n${fence}`;
}

function list({ type, attrs = {}, content = [] }: JSONContent, neighbours: Neighbours): string {
  const isLoose = attrs.loose || content.some(needsRoom);
  const sign = listSign(type === 'orderedList', neighbours);
  const items = content.map((item, index) => {
    const marker = type === 'orderedList' ? `${startOf(attrs) + index}${sign}` : sign;
    return indented(itemText(item, isLoose ? '\n\n' : '\n'), `${marker} `, ' '.repeat(marker.length + 1)).trimEnd();
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

function itemText({ type, attrs, content = [] }: JSONContent, gap: string): string {
  if (type !== 'taskItem') return joinBlocks(content, gap, writeInItem);
  const [first, ...others] = content;
  const text = (first && write(first, [])) || EMPTY_TASK;
  return [`[${attrs?.checked ? 'x' : ' '}] ${text}`, joinBlocks(others, gap, writeInItem)].filter(Boolean).join(gap);
}

function writeInItem(node: JSONContent, neighbours: Neighbours): string {
  // A video is a paragraph, which a list without empty lines does not have. `* ***` would be a rule and no item.
  if (node.type === 'video') return htmlOfNode(node);
  return node.type === 'horizontalRule' ? '___' : write(node, neighbours);
}

/** Numbers in Markdown have up to nine digits. */
const hasLongNumbers = ({ type, attrs, content = [] }: JSONContent) =>
  type === 'orderedList' && (startOf(attrs) < 0 || startOf(attrs) + content.length > 1_000_000_000);

/** Only some blocks may follow without an empty line, and of lists only one that starts at 1 and with a text. */
const needsRoom = ({ content: [, ...others] = [] }: JSONContent) =>
  others.some(
    (block, index) =>
      !CLOSE.includes(block.type ?? '') ||
      (block.type === 'orderedList' && startOf(block.attrs) !== 1) ||
      (block.type === 'blockquote' && others[index - 1]?.type === 'blockquote') ||
      startsEmpty(block),
  );

/** A line with only a bullet would underline the text above it as a heading. */
const startsEmpty = ({ type = '', content: [first] = [] }: JSONContent) =>
  isList.test(type) && first?.type === 'listItem' && write(first.content?.[0] ?? {}, []) === '';
const isList = /List$/;

/** A list marker that differs from those of adjacent lists. */
function listSign(isOrdered: boolean, neighbours: Neighbours): string {
  const usedSigns = neighbours.map((source) =>
    LIST_SIGN.exec(source ?? '')
      ?.slice(1)
      .find(Boolean),
  );
  const [usual, ...others] = isOrdered ? ['.', ')'] : ['-', '*', '+'];
  return [usual, ...others].find((sign) => !usedSigns.includes(sign)) ?? (usual as string);
}

const LIST_SIGN = /^ {0,3}(?:([-*+])|\d{1,9}([.)]))(?:\s|$)/;

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

const hasSpans = (rows: JSONContent[]) =>
  rows.some(({ content = [] }) => content.some(({ attrs }) => (attrs?.colspan ?? 1) > 1 || (attrs?.rowspan ?? 1) > 1));

/** A table as Markdown, or as HTML: only that has merged cells, rows without a header, and code with `\\|`. */
function asTable(node: JSONContent): string {
  const rows = node.content ?? [];
  const markdown = table(rows);
  return hasSpans(rows) || !meansSame(node, markdown) ? htmlOfNode(node) : markdown;
}

function table(rows: JSONContent[]): string {
  const cells = rows.map(({ content = [] }) => content);
  const width = Math.max(1, ...cells.map(({ length }) => length));
  const [header = line([], width), ...others] = cells.map((row) => line(row.map(cell), width));
  const aligned = (cells[0] ?? []).map(({ attrs }) => rules[attrs?.align] ?? '---');
  return [header, line(aligned, width, '---'), ...others].join('\n');
}

const line = (cells: string[], width: number, empty = '') =>
  `| ${[...cells, ...Array<string>(Math.max(0, width - cells.length)).fill(empty)].join(' | ')} |`;

/** In a cell, lines end with `<br>`, and | needs a backslash. */
const cell = ({ content = [] }: JSONContent) =>
  content
    .map((paragraph) => serializeInline(paragraph.content ?? [], '<br>'))
    .filter(Boolean)
    .join('<br>')
    .replaceAll('|', '\\|');
