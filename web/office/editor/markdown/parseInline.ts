import type { JSONContent } from '@tiptap/core';
import type { Token, Tokens } from 'marked';
import { decodeEntities } from './entities.ts';
import { isSafeAddress } from './safeAddress.ts';

/** Thrown at what the editor has no node for: the block then stays as it is written. */
export class NotShown extends Error {}

type Mark = { type: string; attrs?: Record<string, unknown> };

/** @returns the nodes of a line of text; @throws NotShown */
export const parseInline = (tokens: Token[] | undefined, marks: Mark[] = []): JSONContent[] =>
  (tokens ?? []).flatMap((token) => nodesOf(token, marks));

function nodesOf(token: Token, marks: Mark[]): JSONContent[] {
  const markOf = simpleMarks[token.type];
  if (markOf) return parseInline((token as Tokens.Strong).tokens, [...marks, { type: markOf }]);
  switch (token.type) {
    case 'text':
      // In a list that is tight, and in a link that is its own text.
      return 'tokens' in token && token.tokens ? parseInline(token.tokens, marks) : text(decoded(token.text), marks);
    case 'escape':
      return text(token.text, marks);
    case 'codespan':
      return text(token.text, [...marks, { type: 'code' }]);
    case 'br':
      return [{ type: 'hardBreak', marks }];
    case 'link':
      return parseInline(token.tokens, [...marks, link(token as Tokens.Link)]);
    case 'image':
      return [image(token as Tokens.Image, marks)];
    case 'html':
      if (/^<br ?\/?>$/i.test(token.text)) return [{ type: 'hardBreak', marks }];
  }
  throw new NotShown(token.type);
}

/** @throws NotShown for an entity that only a browser knows */
function decoded(source: string): string {
  if (ENTITY_LEFT.test(decodeEntities(source))) throw new NotShown('entity');
  return decodeEntities(source);
}

const ENTITY_LEFT = /&\w+;/;

const simpleMarks: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike' };

/** A line that goes on in the next one of the source is one line. */
const text = (content: string, marks: Mark[]): JSONContent[] =>
  content ? [{ type: 'text', text: content.replaceAll('\n', ' '), marks }] : [];

function link({ href, title }: Tokens.Link): Mark {
  if (!isSafeAddress(href)) throw new NotShown('link');
  return { type: 'link', attrs: { href: decoded(href), title: title ? decoded(title) : null } };
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

/** What a picture shows is said without marks. */
const plainText = (tokens: Token[]): string =>
  parseInline(tokens)
    .map(({ text, attrs }) => text ?? attrs?.alt ?? ' ')
    .join('');
