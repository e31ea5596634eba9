import type { JSONContent } from '@tiptap/core';
import { escapeAll, escapeHtml, escapeLinkText, escapeText } from './escape.ts';
import { referenceHtml } from './footnoteHtml.ts';
import { isPendingPicture } from './pendingPicture.ts';
import { hasSize, sizeHtml, withWritableSizes } from './pictureTag.ts';
import { placeHtml } from './placeTag.ts';
import { htmlOf, lex, TooSlow, withDeadline } from './reader.ts';
import { isSameContent } from './sameHtml.ts';

type Mark = NonNullable<JSONContent['marks']>[number];
type Delimiters = [open: string, close: string];
type Style = {
  italic: Delimiters;
  bold: Delimiters;
  strike: Delimiters;
  /** Uses tags for marks whose delimiters Markdown would not read. */
  isFlanked?: boolean;
  hardBreak: string;
  escape: (text: string) => string;
  code: (text: string) => string;
  image: (attrs: Record<string, unknown>) => string;
  reference: (label: string) => string;
  link: (mark: Mark, content: string, nodes: JSONContent[]) => string;
};

const tags = {
  italic: ['<em>', '</em>'] as Delimiters,
  bold: ['<strong>', '</strong>'] as Delimiters,
  strike: ['<del>', '</del>'] as Delimiters,
};
const plain: Omit<Style, 'hardBreak'> = {
  italic: ['*', '*'],
  bold: ['**', '**'],
  strike: ['~~', '~~'],
  escape: escapeText,
  code,
  image: (attrs) => picture(attrs, escapeAlt(attrs.alt)),
  reference: (label) => `[^${label}]`,
  link,
};
const escaped = {
  ...plain,
  escape: escapeAll,
  // A bracket in a picture in a link would end the link.
  image: (attrs: Record<string, unknown>) =>
    picture(
      attrs,
      escapeAlt(attrs.alt).replace(/\\([[\]\\])/g, (_, sign: string) => `&#${sign.charCodeAt(0)};`),
    ),
};
const html: Style = {
  ...tags,
  hardBreak: '<br>',
  escape: escapeHtml,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  reference: referenceHtml,
  image: pictureTag,
  link: ({ attrs }, content) => `<a href="${escapeHtml(encoded(attrs?.href))}"${titleOf(attrs?.title)}>${content}</a>`,
};
function pictureTag(attrs: Record<string, unknown>): string {
  const { src, alt, title } = attrs;
  const words = `alt="${escapeHtml(String(alt ?? ''))}"${titleOf(title)}`;
  return `<img src="${escapeHtml(encoded(src))}" ${words}${sizeHtml(attrs)}>`;
}

const titleOf = (title: unknown) => (title ? ` title="${escapeHtml(String(title))}"` : '');

/** An address with the signs encoded that the parser encodes. */
function encoded(address: unknown): string {
  try {
    return encodeURI(String(address ?? '')).replaceAll('%25', '%');
  } catch {
    return String(address);
  }
}

/**
 * Notations of a line, simplest first. The first that renders to the same HTML is used, or the first whose check times
 * out.
 */
const styles: Omit<Style, 'hardBreak'>[] = [
  plain,
  { ...plain, italic: ['_', '_'] },
  { ...plain, bold: ['__', '__'] },
  { ...plain, isFlanked: true },
  escaped,
  { ...escaped, italic: ['_', '_'] },
  { ...escaped, isFlanked: true },
  { ...plain, ...tags },
  { ...escaped, ...tags },
  { ...escaped, ...tags, code: codeTag },
];

/**
 * Serializes a line of text.
 * @param hardBreak the line break inside it
 * @param asBlock escapes the line, so that it does not become a list or heading
 */
export function serializeInline(content: JSONContent[], hardBreak: string, asBlock = (line: string) => line): string {
  const nodes = withEdges(content);
  const expected = `<p>${htmlOfInline(content)}</p>`;
  let first: string | undefined;
  for (const style of styles) {
    const line = asBlock(trimmed(write(nodes, { ...style, hardBreak })));
    first ??= line;
    if (readsAs(line, expected) !== false) return line;
  }
  return first as string;
}

export const htmlOfInline = (content: JSONContent[]): string => trimmed(write(withEdges(content), html));

/** White space at the ends of a line that Markdown would remove, although a browser shows it. */
const WIDE_SPACE = /^[^\S \t\n]+|[^\S \t\n]+$/g;

const trimmed = (line: string) =>
  line
    .replace(/^[ \t\n]+|[ \t\n]+$/g, '')
    .replace(WIDE_SPACE, (spaces) => [...spaces].map((space) => `&#${space.charCodeAt(0)};`).join(''));

const isBlank = ({ type, text }: JSONContent) =>
  type === 'hardBreak' || (type === 'text' && !/[^ \t\n]/.test(text ?? ''));

/** @returns the nodes with line breaks at the ends marked as such, and without what does not show */
function withEdges(nodes: JSONContent[]): JSONContent[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  if (first < 0) return [];
  return withWritableSizes(nodes).flatMap((node, index) => {
    if (node.type === 'text') return joinedText(nodes, index);
    const isEdge = node.type === 'hardBreak' && (index < first || index > last);
    const marks = node.marks?.filter(({ type }) => type !== 'code') ?? [];
    return { ...node, marks, ...(isEdge && { attrs: { isEdge } }) };
  });
}

/** @returns a text with the following ones of the same marks; nothing if it is one of these itself */
function joinedText(nodes: JSONContent[], index: number): JSONContent[] {
  const isSame = (a: JSONContent | undefined, b: JSONContent | undefined) =>
    a?.type === 'text' && b?.type === 'text' && JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
  if (isSame(nodes[index - 1], nodes[index])) return [];
  let end = index + 1;
  while (isSame(nodes[index], nodes[end])) end += 1;
  const texts = nodes.slice(index, end).map(({ text = '' }) => text);
  return [{ ...nodes[index], text: texts.join('') }];
}

const LONE_PICTURE = /^<img [^<>]*>$/;
/** Time limit for checking a line, in milliseconds: it runs on every key. */
const MAX_MS = 50;

/**
 * @returns whether a line renders to the expected HTML; null after two timeouts, because the machine may have been busy the
 *   first time
 */
function readsAs(line: string, expected: string, tries = 2): boolean | null {
  try {
    const tokens = withDeadline(MAX_MS, () => lex(line));
    const isLine = !tokens[0] || tokens[0].type === 'paragraph' || LONE_PICTURE.test(tokens[0].raw);
    if (tokens.length > 1 || !isLine) return false;
    return isSameContent(htmlOf(tokens), expected);
  } catch (error) {
    if (!(error instanceof TooSlow)) return false;
    return tries > 1 ? readsAs(line, expected, tries - 1) : null;
  }
}

/** @param around the characters before and after the nodes */
function write(nodes: JSONContent[], style: Style, around: [string, string] = ['', '']): string {
  let text = '';
  for (let at = 0; at < nodes.length; ) {
    const { mark, end } = longestMark(nodes, at);
    if (!mark) {
      text += leaf(nodes[at] as JSONContent, style);
      at += 1;
    } else {
      const inside = nodes
        .slice(at, end)
        .map((node) => ({ ...node, marks: node.marks?.filter((other) => !isSameMark(other, mark)) ?? [] }));
      const before = at > 0 ? (plainOf(nodes[at - 1]).at(-1) ?? '') : around[0];
      const after = end < nodes.length ? (plainOf(nodes[end])[0] ?? '') : around[1];
      text += wrap(mark, inside, style, [before, after]);
      at = end;
    }
  }
  return text;
}

/** The characters of a node; a picture counts as punctuation. */
const plainOf = (node: JSONContent | undefined): string[] =>
  node?.type === 'text' ? [...(node.text ?? '')] : [node?.type === 'hardBreak' ? '\n' : '!'];

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

const BLANKS_AROUND = /^((?:\s|\\\n|<br>)*)([\s\S]*?)((?:\s|\\\n|<br>)*)$/;
const BREAKS_AROUND = /^((?:\\\n|<br>)*)([\s\S]*?)((?:\\\n|<br>)*)$/;

function wrap(mark: Mark, nodes: JSONContent[], style: Style, around: [string, string]): string {
  const type = mark.type as keyof typeof tags;
  const inLink = style.escape === escapeText ? { ...style, escape: escapeLinkText } : style;
  const content = mark.type === 'link' ? write(nodes, inLink) : write(nodes, style, around);
  if (mark.type !== 'link' && !(type in tags)) return content;
  // Markdown reads no delimiter next to white space. A link or a line through spaces is visible.
  const edges =
    mark.type === 'link' || (type === 'strike' && style.strike === tags.strike) ? BREAKS_AROUND : BLANKS_AROUND;
  const [, before = '', inside = '', after = ''] = edges.exec(content) ?? [];
  if (mark.type === 'link') return inside ? `${before}${style.link(mark, inside, nodes)}${after}` : before + after;
  const outside: [string, string] = [before ? ' ' : around[0], after ? ' ' : around[1]];
  const [open, close] = style.isFlanked && !isFlanking(inside, outside) ? tags[type] : style[type];
  return inside ? `${before}${open}${inside}${close}${after}` : before + after;
}

const PUNCTUATION = /[\p{P}\p{S}]/u;
const isWord = (character: string) => character !== '' && !/\s/.test(character) && !PUNCTUATION.test(character);

/** Markdown reads no delimiter between punctuation inside and a word outside. */
function isFlanking(inside: string, [before, after]: [string, string]): boolean {
  const characters = [...inside];
  const isFaulty = (inner: string | undefined, outer: string) => PUNCTUATION.test(inner ?? '') && isWord(outer);
  return !isFaulty(characters[0], before) && !isFaulty(characters.at(-1), after);
}

function link({ attrs }: Mark, content: string, nodes: JSONContent[]): string {
  const href = String(attrs?.href ?? '');
  const isBare = !attrs?.title && nodes.length === 1 && nodes[0]?.text === href && nodes[0].marks?.length === 0;
  if (isBare && /^https?:\/\/[^\s<>\\]+$/.test(href)) return `<${href}>`;
  return `[${content}](${target(href, attrs?.title)})`;
}

const picture = ({ src, title }: Record<string, unknown>, alt: string) =>
  `![${alt}](${target(String(src ?? ''), title)})`;

/** In an attribute the page decodes an entity once more. */
const escapeAlt = (alt: unknown) => escapeAll(String(alt ?? '')).replaceAll('\\&', '&amp;');

function target(address: string, title: unknown): string {
  const safe = address
    .replace(/[\s<>]/g, (sign) => encodeURIComponent(sign))
    .replace(/[\\&]/g, (sign) => (sign === '&' ? '&amp;' : '\\\\'));
  const wrapped = /^[^()]*$/.test(safe) ? safe : `<${safe}>`;
  return title ? `${wrapped} "${escapeTitle(String(title))}"` : wrapped;
}

const escapeTitle = (title: string) =>
  title.replace(/\s+/g, ' ').replace(/[\\"&]/g, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`));

function leaf({ type, attrs = {}, text = '', marks }: JSONContent, style: Style): string {
  if (type === 'hardBreak') return attrs.isEdge ? '<br>' : style.hardBreak;
  if (type === 'image' && isPendingPicture(attrs.src)) return '';
  if (type === 'image') return hasSize(attrs) ? pictureTag(attrs) : style.image(attrs);
  if (type === 'place') return placeHtml(String(attrs.id));
  if (type === 'footnoteReference') return style.reference(String(attrs.label));
  return marks?.some(({ type }) => type === 'code') ? style.code(text) : style.escape(text);
}

function code(text: string): string {
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  const needsSpaces = /^`|`$|^ [\s\S]*[^ ][\s\S]* $/.test(text);
  return needsSpaces ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Code in a link, whose signs could end the link. */
function codeTag(text: string): string {
  return `<code>${text.replace(/[!-/:-@[-`{}~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
}
