import type { JSONContent } from '@tiptap/core';
import type { Token, Tokens, TokensList } from 'marked';
import { videoOf } from '#schema/video.ts';
import { type DetailsToken, withDetails } from './detailsTokens.ts';
import { detailsNode, detailsStart, parseHtml } from './parseHtml.ts';
import { NotShown, parseInline } from './parseInline.ts';
import { htmlOf, htmlOfText, lex, TooSlow, withDeadline } from './reader.ts';
import { isSameButLinks, isSameHtml } from './sameHtml.ts';
import { serialize } from './serialize.ts';

/** A block: its node, its source, and the white space after it. */
export type Block = { node: JSONContent; source: string; after: string };

/**
 * Longer lines are not real text. A crafted line of 100,000 characters blocks the parser between two words, where no
 * deadline check runs.
 */
const LINE_MAX = 10_000;
/**
 * Time limit for a text in milliseconds; tried twice. Real texts take a few milliseconds; crafted lines block the
 * parser for minutes.
 */
const MAX_MS = 1000;

/** Errors that turn a block into a Markdown block. */
type Obstacle = abstract new (...args: never[]) => Error;
const obstacles: Obstacle[] = [NotShown, RangeError];

/**
 * @returns the blocks of a text; those that the editor cannot display without loss or in time become Markdown blocks
 */
export function parse(markdown: string): Block[] {
  try {
    return withDeadline(MAX_MS, () => blocksOf(markdown, obstacles));
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    // The machine may have been busy: try again. A second timeout creates Markdown blocks.
    return withDeadline(MAX_MS, () => blocksOf(markdown, [...obstacles, TooSlow]));
  }
}

function blocksOf(markdown: string, encountered: Obstacle[]): Block[] {
  const normalized = markdown.replace(/\r\n|\r/g, '\n');
  const tokens = normalized.split('\n').some(({ length }) => length > LINE_MAX)
    ? null
    : tokensOf(markdown, encountered);
  if (tokens?.map(({ raw }) => raw).join('') !== normalized) return [verbatim(normalized, '')];
  const blocks: Block[] = [];
  for (const token of withDetails(tokens ?? [])) {
    const source = token.raw.replace(/\n+$/, '');
    const after = token.raw.slice(source.length);
    const last = blocks.at(-1);
    if (token.type !== 'space') blocks.push({ node: nodeOf(token, source, encountered), source, after });
    else if (last) last.after += token.raw;
  }
  return blocks;
}

/** @returns null for a text that is nested too deeply or takes too long; the server renders it as plain text too */
function tokensOf(markdown: string, encountered: Obstacle[]): TokensList | null {
  try {
    return lex(markdown);
  } catch (error) {
    if (encountered.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

const verbatim = (source: string, after: string): Block => ({ node: markdownBlock(source), source, after });
const markdownBlock = (source: string): JSONContent => ({ type: 'markdownBlock', attrs: { source } });

/** The node of a block, if its serialization renders to the same HTML. */
function nodeOf(token: Token | DetailsToken, source: string, encountered: Obstacle[]): JSONContent {
  try {
    const node = parseBlock(token);
    const html = htmlOf('parts' in token ? token.parts : [token]);
    // An address that is no link becomes one when somebody changes its block.
    const isLossless = isSameButLinks(html, htmlOfText(serialize([node]))) && isSameHtml(html, htmlOfText(source));
    return isLossless ? node : markdownBlock(source);
  } catch (error) {
    if (encountered.some((kind) => error instanceof kind)) return markdownBlock(source);
    throw error;
  }
}

function parseBlock(token: Token | DetailsToken): JSONContent {
  if ('parts' in token) return details(token as DetailsToken);
  switch (token.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: token.depth }, content: parseInline(token.tokens) };
    case 'paragraph':
    case 'text':
      return videoIn(token) ?? { type: 'paragraph', content: parseInline(token.tokens ?? [token]) };
    case 'code': {
      const text = token.text.replace(/\n$/, '');
      return {
        type: 'codeBlock',
        attrs: { language: token.lang || null },
        content: text ? [{ type: 'text', text }] : [],
      };
    }
    case 'blockquote':
      return { type: 'blockquote', content: parseBlocks(token.tokens ?? []) };
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    case 'footnote':
      return { type: 'footnote', attrs: { label: token.label }, content: parseBlocks(token.tokens ?? []) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'html': {
      const [node, ...others] = parseHtml(token.text);
      if (node && others.length === 0) return node;
    }
  }
  throw new NotShown(token.type);
}

const emptyParagraph: JSONContent = { type: 'paragraph' };

function parseBlocks(tokens: Token[]): JSONContent[] {
  const nodes = withDetails(tokens)
    .filter(({ type }) => type !== 'space')
    .map(parseBlock);
  return nodes.length > 0 ? nodes : [emptyParagraph];
}

/** A part to unfold: HTML around blocks of Markdown. */
function details({ parts }: DetailsToken): JSONContent {
  const [start, ...inner] = parts;
  const end = inner.pop();
  if (start?.type !== 'html' || end?.type !== 'html' || end.text.trim() !== '</details>') throw new NotShown('details');
  const { open, summary, blocks } = detailsStart(start.text);
  const others = inner.some(({ type }) => type !== 'space') ? parseBlocks(inner) : [];
  return detailsNode(open, summary, [...blocks, ...others]);
}

/** A line with only the address of a video. */
function videoIn({ type, tokens = [] }: Token & { tokens?: Token[] }): JSONContent | null {
  const [link, ...rest] = tokens;
  if (type !== 'paragraph' || link?.type !== 'link' || rest.length > 0) return null;
  const isVideo = !link.title && link.text === link.href && videoOf(link.href);
  return isVideo ? { type: 'video', attrs: { src: link.href } } : null;
}

function list({ ordered, start, loose, items }: Tokens.List): JSONContent {
  const attrs = ordered ? { start: Number(start), loose } : { loose };
  const bullets = items.some(({ task }) => task) ? 'taskList' : 'bulletList';
  return { type: ordered ? 'orderedList' : bullets, attrs, content: items.map(item) };
}

/** An item starts with a paragraph. The box of a task is a token of it, or of its paragraph in a loose list. */
function item({ tokens, task, checked = false }: Tokens.ListItem): JSONContent {
  const blocks = parseBlocks(tokens.filter(({ type }) => type !== 'checkbox'));
  const content = blocks[0]?.type === 'paragraph' ? blocks : [emptyParagraph, ...blocks];
  return task ? { type: 'taskItem', attrs: { checked }, content } : { type: 'listItem', content };
}

function table({ header, rows, align }: Tokens.Table): JSONContent {
  const cells = (type: string, row: Tokens.TableCell[]): JSONContent => ({
    type: 'tableRow',
    content: row.map(({ tokens }, index) => ({
      type,
      attrs: { align: align[index] ?? null },
      content: [{ type: 'paragraph', content: parseInline(tokens) }],
    })),
  });
  return { type: 'table', content: [cells('tableHeader', header), ...rows.map((row) => cells('tableCell', row))] };
}
