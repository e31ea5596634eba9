import { decodeEntities } from './entities.ts';

/** Preformatted text keeps its spaces. */
const PRE = /(<pre>[\s\S]*?<\/pre>)/;
const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/gi;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An entity of a sign of HTML stays: `&lt;b>` is not `<b>`. */
const decoded = (html: string) =>
  html.replace(ENTITY, (entity) => {
    const text = decodeEntities(entity);
    return SIGNS[text] ?? text;
  });

const BREAK = /<br ?\/?>/g;
const TAG = /(<[^<>]*>)/;
const MARK_TAG = /^<(\/?)(strong|em|del|code|a)\b/;
/** White space that browsers collapse, other white space, a word. */
const PARTS = /[ \t\n]+|[^\S \t\n]+|\S+/g;

/** A tag of a picture with its attributes in one order. */
const inOrder = (tag: string) => (tag.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ');

type Piece = { text: string; marks: string; isSpace?: boolean; isEdge?: boolean };

/** The pieces of a text with their marks: how the tags of marks are nested, or whether spaces are bold, does not show. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const open: { name: string; tag: string }[] = [];
  const marksWithout = (...names: string[]) => {
    const tags = open.filter(({ name }) => !names.includes(name)).map(({ tag }) => tag);
    return tags.sort().join('');
  };
  for (const part of html.split(TAG).filter(Boolean)) {
    const [, slash, name = ''] = MARK_TAG.exec(part) ?? [];
    if (slash) {
      const index = open.findLastIndex((mark) => mark.name === name);
      if (index >= 0) open.splice(index, 1);
    } else if (name) open.push({ name, tag: part });
    else if (part.startsWith('<img')) pieces.push({ text: inOrder(part), marks: marksWithout('code') });
    else if (part.startsWith('<')) pieces.push({ text: part, marks: '', isEdge: true });
    else
      for (const [text] of part.matchAll(PARTS)) {
        const isSpace = /^[ \t\n]/.test(text);
        const marks = /\s/.test(text) ? marksWithout('strong', 'em') : marksWithout();
        pieces.push({ text: isSpace ? ' ' : text, marks, isSpace });
      }
  }
  return pieces;
}

/** @returns HTML without what does not show: white space at an edge or beside other, nested marks, encoded characters */
function normalizeHtml(html: string): string {
  const pieces = piecesOf(decoded(html).replace(BREAK, '<br>'));
  let [text, marks, isAtEdge] = ['', '', true];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces.find((other, at) => at > index && !other.isSpace);
    if (piece.isSpace && (isAtEdge || !next || next.isEdge)) continue;
    text += (piece.marks === marks ? '' : `{${piece.marks}}`) + piece.text;
    marks = piece.marks;
    isAtEdge = !!(piece.isSpace || piece.isEdge);
  }
  return text;
}

const outsideOfCode = (html: string, change: (part: string) => string) =>
  html
    .split(PRE)
    .map((part, index) => (index % 2 ? decoded(part) : change(part)))
    .join('')
    .replace(/^\n+|\n+$/g, '');

export const isSameHtml = (a: string, b: string): boolean =>
  outsideOfCode(a, normalizeHtml) === outsideOfCode(b, normalizeHtml);

/** A link that Markdown makes of an address. */
const AUTOLINK = /<a href="(?:mailto:|http:\/\/)?([^"]*)">\1<\/a>/g;

/** @returns whether two pieces of HTML from Markdown look the same, except that addresses may be links */
export const isSameButLinks = (a: string, b: string): boolean =>
  isSameHtml(a.replace(AUTOLINK, '$1'), b.replace(AUTOLINK, '$1'));

/** Paragraphs end where other blocks do; a loose list has them, and a tight one has none. */
const PARAGRAPH_TAGS = /(?:[ \t\n]*<\/?p>[ \t\n]*)+/g;
const AT_BLOCK =
  /(?:<\|>)?(<\/?(?:h\d|[uo]l|li|blockquote|details|summary|pre|table|thead|tbody|tr|t[hd]|hr)\b[^<>]*>)(?:<\|>)?/g;

const normalizeContent = (html: string): string =>
  outsideOfCode(html.replace(PARAGRAPH_TAGS, '<|>'), normalizeHtml)
    .replace(AT_BLOCK, '$1')
    .replace(/^<\|>|<\|>$/g, '');

/** @returns whether two pieces of HTML have the same content; paragraphs of a loose list may differ */
export const isSameContent = (a: string, b: string): boolean => normalizeContent(a) === normalizeContent(b);
