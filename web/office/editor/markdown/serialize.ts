import type { JSONContent } from '@tiptap/core';
import { escapeStart } from './escape.ts';
import { serializeInline } from './serializeInline.ts';

const HARD_BREAK = '\\\n';
/** Blocks that may follow the text of a list item without an empty line. */
const CLOSE = ['bulletList', 'orderedList', 'codeBlock', 'blockquote', 'horizontalRule'];

/** Sources of the neighbouring blocks: adjacent lists need different markers, or they would merge. */
type Neighbours = (string | null)[];

/** @returns blocks as Markdown; empty paragraphs, which Markdown lacks, are omitted */
export function serialize(nodes: JSONContent[], gap = '\n\n'): string {
  const sources: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const text = serializeBlock(node, [sources.at(-1) ?? null, nodes[index + 1]?.attrs?.source ?? null]);
    if (text) sources.push(text);
  }
  return sources.join(gap);
}

export function serializeBlock(node: JSONContent, neighbours: Neighbours = []): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return serializeInline(content, HARD_BREAK, (text) => text.split('\n').map(escapeStart).join('\n'));
    case 'heading':
      return `${'#'.repeat(attrs.level ?? 2)} ${heading(content)}`.trim();
    case 'codeBlock':
      return codeBlock(content.map(({ text }) => text ?? '').join(''), attrs.language);
    case 'blockquote':
      return indented(serialize(content), '> ', '> ').replace(/^> $/gm, '>');
    case 'bulletList':
    case 'orderedList':
      return list(node, neighbours);
    case 'table':
      return table(content);
    case 'horizontalRule':
      return '***';
    case 'video':
      return String(attrs.src);
    case 'markdownBlock':
      return String(attrs.source);
    default:
      return serialize(content);
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
    const marker = type === 'orderedList' ? `${(attrs.start ?? 1) + index}${sign}` : sign;
    const inside = serialize(item.content ?? [], isLoose ? '\n\n' : '\n');
    return indented(inside, `${marker} `, ' '.repeat(marker.length + 1)).trimEnd();
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

const needsRoom = ({ content: [, ...others] = [] }: JSONContent) =>
  others.some(({ type = '' }) => !CLOSE.includes(type));

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

function table(rows: JSONContent[]): string {
  const width = Math.max(1, ...rows.map((row) => cellsOf(row).length));
  const lines = rows.map((row) => line(cellsOf(row).map(cell), width));
  const [header = line([], width), ...others] = lines;
  const aligned = cellsOf(rows[0] ?? {}).map(({ attrs }) => rules[attrs?.align] ?? '---');
  return [header, line(aligned, width, '---'), ...others].join('\n');
}

const line = (cells: string[], width: number, empty = '') =>
  `| ${[...cells, ...Array<string>(Math.max(0, width - cells.length)).fill(empty)].join(' | ')} |`;

/** Cells of a row; a cell that spans columns is followed by empty ones. */
const cellsOf = ({ content = [] }: JSONContent): JSONContent[] =>
  content.flatMap((cellNode) => [
    cellNode,
    ...Array<JSONContent>(Math.max(0, Math.min(50, (cellNode.attrs?.colspan ?? 1) - 1))).fill({
      attrs: cellNode.attrs ?? {},
    }),
  ]);

/** In a cell, lines end with `<br>`, and | needs a backslash. */
const cell = ({ content = [] }: JSONContent) =>
  content
    .map((cellNode) => serializeInline(cellNode.content ?? [], '<br>'))
    .filter(Boolean)
    .join('<br>')
    .replaceAll('|', '\\|');
