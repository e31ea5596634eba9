import { decodeEntities } from './entities.ts';

/** What keeps its spaces. */
const PRE = /(<pre>[\s\S]*?<\/pre>)/;
/** What begins and ends blocks: no space beside it is seen. */
const BLOCK_TAG =
  / ?(<\/?(?:p|h\d|[uo]l|li|blockquote|table|thead|tbody|tr|t[hd]|figure|figcaption|hr)(?: [^<>]*)?>) ?/g;
const BREAK = / ?<br ?\/?> ?/g;

/** HTML without what nobody sees: which white space stands between words, how a character is written. */
const bare = (html: string) =>
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

/** @returns whether two pieces of HTML, both made of Markdown, look the same on a page */
export const isSameHtml = (one: string, other: string): boolean => bare(one) === bare(other);
