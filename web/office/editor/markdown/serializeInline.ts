import type { JSONContent } from '@tiptap/core';
import { escapeAll, escapeText } from './escape.ts';
import { flatten } from './flatten.ts';
import { parseInline } from './parseInline.ts';
import { lex, TooSlow, withDeadline } from './reader.ts';

type Mark = NonNullable<JSONContent['marks']>[number];
type Style = {
  italic: [string, string];
  bold: [string, string];
  strike: [string, string];
  escape: (text: string) => string;
};

const plain: Style = { italic: ['*', '*'], bold: ['**', '**'], strike: ['~~', '~~'], escape: escapeText };
/**
 * Notations of a line, simplest first. The first that parses to the same nodes is used, or the first whose check times
 * out.
 */
const styles: Style[] = [
  plain,
  { ...plain, italic: ['_', '_'] },
  { ...plain, bold: ['__', '__'] },
  { ...plain, escape: escapeAll },
  { ...plain, italic: ['_', '_'], escape: escapeAll },
  { ...plain, italic: ['<em>', '</em>'], bold: ['<strong>', '</strong>'], strike: ['<del>', '</del>'] },
];

/**
 * Serializes a line of text.
 * @param hardBreak the line break inside it
 * @param asBlock escapes the line, so that it does not become a list or heading
 */
export function serializeInline(nodes: JSONContent[], hardBreak: string, asBlock = (line: string) => line): string {
  const expected = flatten(nodes);
  let first: string | undefined;
  for (const style of styles) {
    const line = asBlock(write(nodes, style, hardBreak).trim());
    first ??= line;
    if (readsAs(line, expected) !== false) return line;
  }
  return first as string;
}

/** Time limit for checking a line, in milliseconds: it runs on every key. */
const MAX_MS = 50;

/**
 * @returns whether a line parses to the same nodes; null after two timeouts, because the machine may have been busy the
 *   first time
 */
function readsAs(line: string, expected: string, tries = 2): boolean | null {
  try {
    const tokens = withDeadline(MAX_MS, () => lex(line));
    if (tokens.length > 1 || (tokens[0] && tokens[0].type !== 'paragraph')) return false;
    return flatten(parseInline((tokens[0] as { tokens?: [] } | undefined)?.tokens)) === expected;
  } catch (error) {
    if (!(error instanceof TooSlow)) return false;
    return tries > 1 ? readsAs(line, expected, tries - 1) : null;
  }
}

function write(nodes: JSONContent[], style: Style, hardBreak: string): string {
  let text = '';
  for (let at = 0; at < nodes.length; ) {
    const { mark, end } = longestMark(nodes, at);
    if (!mark) {
      text += leaf(nodes[at] as JSONContent, style, hardBreak);
      at += 1;
    } else {
      const inside = nodes
        .slice(at, end)
        .map((node) => ({ ...node, marks: node.marks?.filter((other) => !isSameMark(other, mark)) ?? [] }));
      text += wrap(mark, inside, style, hardBreak);
      at = end;
    }
  }
  return text;
}

const isSameMark = (a: Mark, b: Mark) =>
  a.type === b.type && a.attrs?.href === b.attrs?.href && (a.attrs?.title ?? null) === (b.attrs?.title ?? null);

/** The mark that covers the most nodes from here; code is always innermost. */
function longestMark(nodes: JSONContent[], from: number) {
  let [mark, end] = [undefined as Mark | undefined, from];
  for (const candidate of nodes[from]?.marks ?? []) {
    if (candidate.type === 'code') continue;
    let to = from;
    while (nodes[to]?.marks?.some((other) => isSameMark(candidate, other))) to += 1;
    if (to > end) [mark, end] = [candidate, to];
  }
  return { mark, end };
}

function wrap(mark: Mark, nodes: JSONContent[], style: Style, hardBreak: string): string {
  if (mark.type === 'link') return link(mark, nodes, style, hardBreak);
  const [open, close] = style[mark.type as 'bold'] ?? ['', ''];
  // Markdown does not read a delimiter next to white space.
  const [, before = '', inside = '', after = ''] =
    /^((?:\s|\\\n|<br>)*)([\s\S]*?)((?:\s|\\\n|<br>)*)$/.exec(write(nodes, style, hardBreak)) ?? [];
  return inside ? `${before}${open}${inside}${close}${after}` : before + after;
}

function link({ attrs }: Mark, nodes: JSONContent[], style: Style, hardBreak: string): string {
  const href = String(attrs?.href ?? '');
  const isBare = !attrs?.title && nodes.length === 1 && nodes[0]?.text === href && nodes[0].marks?.length === 0;
  if (isBare && /^https?:\/\/[^\s<>\\]+$/.test(href)) return `<${href}>`;
  return `[${write(nodes, style, hardBreak)}](${target(href, attrs?.title)})`;
}

/** Destination and title of a link or picture. */
function target(address: string, title: unknown): string {
  const safe = address
    .replace(/[\s<>]/g, (sign) => encodeURIComponent(sign))
    .replace(/[\\&]/g, (sign) => (sign === '&' ? '&amp;' : '\\\\'));
  const wrapped = /^[^()]*$/.test(safe) ? safe : `<${safe}>`;
  return title ? `${wrapped} "${escapeTitle(String(title))}"` : wrapped;
}

const escapeTitle = (title: string) =>
  title.replace(/\s+/g, ' ').replace(/[\\"&]/g, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`));

function leaf(node: JSONContent, style: Style, hardBreak: string): string {
  if (node.type === 'hardBreak') return hardBreak;
  if (node.type === 'image')
    return `![${escapeAll(node.attrs?.alt ?? '')}](${target(node.attrs?.src ?? '', node.attrs?.title)})`;
  const text = node.text ?? '';
  return node.marks?.some(({ type }) => type === 'code') ? code(text) : style.escape(text);
}

function code(text: string): string {
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  const needsSpaces = /^`|`$|^ [\s\S]*[^ ][\s\S]* $/.test(text);
  return needsSpaces ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
