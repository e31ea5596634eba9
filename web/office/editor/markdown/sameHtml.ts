import { decodeEntities } from './entities.ts';

/** Preformatted text keeps its spaces. */
const PRE = /(<pre>[\s\S]*?<\/pre>)/;
/** Block tags: spaces beside them are invisible. */
const BLOCK_TAG =
  / ?(<\/?(?:p|h\d|[uo]l|li|blockquote|table|thead|tbody|tr|t[hd]|figure|figcaption|hr)(?: [^<>]*)?>) ?/g;
const BREAK = / ?<br ?\/?> ?/g;

/** HTML without invisible differences: white space and character encoding. */
const normalizeHtml = (html: string) =>
  html
    .split(PRE)
    .map((part, index) => (index % 2 ? part : withoutSpace(part)))
    .join('')
    .trim();

const withoutSpace = (html: string) =>
  decodeEntities(
    html
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(BREAK, '<br>')
      .replace(BLOCK_TAG, '$1'),
  );

/** @returns whether two pieces of HTML from Markdown look the same */
export const isSameHtml = (a: string, b: string): boolean => normalizeHtml(a) === normalizeHtml(b);
