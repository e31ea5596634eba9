import type { JSONContent } from '@tiptap/core';
import type { Token, Tokens } from 'marked';
import { decodeEntities, hasUnknownEntity } from './entities.ts';
import { pictureOfTag } from './pictureTag.ts';
import { placeOf } from './placeTag.ts';
import { isSafeAddress } from './safeAddress.ts';

/** Thrown for content without a node in the editor: the block then stays Markdown. */
export class NotShown extends Error {}

export type Mark = { type: string; attrs?: Record<string, unknown> };

/**
 * @returns the nodes of a line of text
 * @throws NotShown
 */
export function parseInline(tokens: Token[] | undefined, marks: Mark[] = []): JSONContent[] {
  const nodes: JSONContent[] = [];
  const openTags: string[] = [];
  for (const [index, token] of (tokens ?? []).entries()) {
    const id = token.type === 'html' ? placeOf(token.text) : null;
    const isPlaceEnd = token.type === 'html' && token.text === '</a>' && placeOf(tokens?.[index - 1]?.raw ?? '');
    if (id && tokens?.[index + 1]?.raw === '</a>') {
      nodes.push({ type: 'place', attrs: { id }, marks });
      continue;
    }
    if (isPlaceEnd) continue;
    const [, slash, name = ''] = (token.type === 'html' && MARK_TAG.exec(token.text)) || [];
    if (!name)
      nodes.push(
        ...nodesOf(
          token,
          openTags.reduce((all, tag) => withMark(all, markTags[tag]), marks),
        ),
      );
    else if (!slash) openTags.push(name);
    else if (openTags.pop() !== name) throw new NotShown('html');
  }
  if (openTags.length > 0) throw new NotShown('html');
  return nodes;
}

/** Text within two bold parts is bold once. */
export const withMark = (marks: Mark[], type = ''): Mark[] =>
  marks.some((mark) => mark.type === type) ? marks : [...marks, { type }];

/** The tags that the editor writes where Markdown has no notation. */
export const markTags: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike', code: 'code' };
const MARK_TAG = /^<(\/?)(strong|em|del|code)>$/;
/** Between a task's box and nothing: Markdown has no task without text. */
export const EMPTY_TASK = '<!-- -->';

function nodesOf(token: Token, marks: Mark[]): JSONContent[] {
  const markOf = markTags[token.type];
  if (markOf) return parseInline((token as Tokens.Strong).tokens, withMark(marks, markOf));
  switch (token.type) {
    case 'text':
      // In a tight list, and in a link whose text is its address.
      return 'tokens' in token && token.tokens ? parseInline(token.tokens, marks) : text(decoded(token.text), marks);
    case 'escape':
      return text(token.text, marks);
    case 'codespan':
      return text(token.text, [...marks, { type: 'code' }]);
    case 'checkbox':
      return [];
    case 'br':
      return [{ type: 'hardBreak', marks }];
    case 'link':
      return parseInline(token.tokens, [...marks, link(token as Tokens.Link)]);
    case 'footnoteReference':
      return [{ type: 'footnoteReference', attrs: { label: token.label }, marks }];
    case 'image':
      return [image(token as Tokens.Image, marks)];
    case 'html':
      if (token.text === EMPTY_TASK) return [];
      if (/^<br ?\/?>$/i.test(token.text)) return [{ type: 'hardBreak', marks }];
      return [pictureNode(token.text, marks)];
  }
  throw new NotShown(token.type);
}

/** @throws NotShown for an entity that only a browser can decode */
function decoded(source: string): string {
  if (hasUnknownEntity(source)) throw new NotShown('entity');
  return decodeEntities(source);
}

/** A line break in the source is not a line break in the text. */
const text = (content: string, marks: Mark[]): JSONContent[] =>
  content ? [{ type: 'text', text: content.replaceAll('\n', ' '), marks }] : [];

function link({ href, title }: Tokens.Link): Mark {
  if (!isSafeAddress(href)) throw new NotShown('link');
  return { type: 'link', attrs: { href: decoded(href), title: title ? decoded(title) : null } };
}

function pictureNode(tag: string, marks: Mark[]): JSONContent {
  const attrs = pictureOfTag(tag);
  if (!attrs) throw new NotShown('html');
  return { type: 'image', attrs, marks };
}

function image({ href, title, text, tokens }: Tokens.Image, marks: Mark[]): JSONContent {
  if (!isSafeAddress(href)) throw new NotShown('image');
  const attrs = {
    src: decoded(href),
    alt: tokens ? plainText(tokens) : decoded(text),
    title: title ? decoded(title) : null,
  };
  return { type: 'image', attrs, marks };
}

/** Alternative text has no marks. */
const plainText = (tokens: Token[]): string =>
  parseInline(tokens)
    .map(({ text, attrs }) => text ?? attrs?.alt ?? ' ')
    .join('');
