import { Lexer, Marked, type RendererObject, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { rawHtml, textElementNames } from '#schema/rawHtml.ts';
import { BoundedTokenizer, TooCostly } from './boundedTokenizer.ts';
import { escapeText, preformatted } from './escapeText.ts';
import { Footnotes } from './footnotes.ts';
import { type AnchoredHtml, withHeadingAnchors } from './headingAnchors.ts';
import { withVideos } from './videos.ts';

const renderer: RendererObject = {
  /** The box of a task. Text cannot contain one: a tag `input` is shown as text. */
  checkbox: ({ checked }) =>
    `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? 'Done' : 'Not done'}"> `,
  /** A picture alone in a paragraph, or in its link, becomes a figure with its title as caption instead of attribute. */
  paragraph({ tokens }) {
    const [only, ...others] = tokens;
    const [picture, ...beside] = only?.type === 'link' ? (only.tokens ?? []) : tokens;
    if (picture?.type !== 'image' || others.length > 0 || beside.length > 0) return false;
    const { title } = picture as Tokens.Image;
    const plain = { ...picture, title: null };
    return figure(this.parser.parseInline([only === picture ? plain : ({ ...only, tokens: [plain] } as Token)]), title);
  },
  /** The last paragraph of a quotation names its source if it begins with a dash. */
  blockquote({ tokens }) {
    const html = this.parser.parse(tokens);
    return `<blockquote>\n${html.replace(QUOTE_SOURCE, '$1<p class="quote-source">$2')}</blockquote>\n`;
  },
  /** So does one that is written as HTML, to have a size. */
  html({ text, block }) {
    const tag = block ? LONE_PICTURE.exec(text)?.[1] : undefined;
    if (tag === undefined) return false;
    const [, ...titles] = TITLE.exec(tag) ?? [];
    return figure(
      tag.replace(TITLE, ''),
      titles.find((title) => title !== undefined),
    );
  },
};

const QUOTE_SOURCE = /(>\n)<p>([—–―] ?(?:(?!<\/?p>|<\/?blockquote>)[\s\S])*<\/p>\n)$/;
const LONE_PICTURE = /^\s*(<img\b[^<>]*>)\s*$/i;
const TITLE = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

const figure = (picture: string, caption: string | null | undefined) =>
  `<figure>${picture}${caption ? `<figcaption>${escapeUndecoded(caption)}</figcaption>` : ''}</figure>\n`;

/** Escapes a text of the parser, which still has its entities. */
const escapeUndecoded = (text: string) =>
  text
    .split(/(&(?:#\d{1,7}|#[Xx][\da-fA-F]{1,6}|\w+);)/)
    .map((part, index) => (index % 2 ? part : escapeText(part)))
    .join('');

const tokenizer = new BoundedTokenizer();
const footnotes = new Footnotes();
const marked = new Marked({ gfm: true })
  .setOptions({ tokenizer })
  .use(rawHtml(Lexer.rules.inline.gfm.tag), { renderer }, { extensions: footnotes.extensions() });

/** A whole number, or no attribute: browsers read other values in different ways. */
const wholeNumber = (value: string | undefined) => (/^-?\d{1,10}$/.test(value ?? '') ? value : undefined);
const span = (value: string | undefined) => (/^[1-9]\d{0,2}$/.test(value ?? '') ? value : undefined);

/** Width and height of a picture in pixels, which keep its place until it arrives; one of them alone would distort it. */
function sizeOf(width = '', height = ''): Record<string, string> {
  const [columns, rows] = [width, height].map((length) => /^\s*([1-9]\d{0,3})(?:px)?\s*$/i.exec(length)?.[1]);
  return columns && rows ? { width: columns, height: rows } : {};
}

const cell: sanitizeHtml.Transformer = (tagName, { colspan, rowspan, ...others }) => ({
  tagName,
  attribs: defined({ ...others, colspan: span(colspan), rowspan: span(rowspan) }),
});

const defined = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Record<string, string>;

/** No scripts, styles, frames or forms. Other tags were converted to text before. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...textElementNames().filter((tag) => tag !== 'h1'), 'input', 'section'],
  allowedAttributes: {
    // Ids are checked with those of the headings (headingAnchors.ts).
    a: ['href', 'title', 'id', 'aria-label'],
    sup: ['id'],
    abbr: ['title'],
    details: ['open'],
    section: ['aria-label'],
    img: ['src', 'alt', 'title', 'loading', 'width', 'height'],
    code: ['class'],
    ol: ['start'],
    li: ['value', 'id'],
    input: ['type', 'disabled', 'checked', 'aria-label'],
    th: ['align', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
  },
  allowedClasses: { code: ['language-*'], section: ['footnotes'], a: ['footnote-back'], p: ['quote-source'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    // The page title is the only h1.
    h1: 'h2',
    ol: (tagName, { start }) => ({ tagName, attribs: defined({ start: wholeNumber(start) }) }),
    li: (tagName, { value, id }) => ({ tagName, attribs: defined({ value: wholeNumber(value), id }) }),
    // A place to link to had a name before it had an id.
    a: (tagName, { name, id = name, ...others }) => ({ tagName, attribs: defined({ ...others, id }) }),
    details: (tagName, { open }) => ({ tagName, attribs: defined({ open: open === undefined ? open : '' }) }),
    th: cell,
    td: cell,
    input: (tagName, { checked, 'aria-label': label = '' }) => ({
      tagName,
      attribs: defined({ type: 'checkbox', disabled: '', checked, 'aria-label': label }),
    }),
    img: (tagName, { width, height, ...others }) => ({
      tagName,
      attribs: { ...others, loading: 'lazy', ...sizeOf(width, height) },
    }),
  },
};

/** Line breaks at the end would be content of HTML that the text does not close. */
function withoutLastBreaks(markdown: string): string {
  let end = markdown.length;
  while (markdown[end - 1] === '\n' || markdown[end - 1] === '\r') end -= 1;
  return markdown.slice(0, end);
}

/** CPU-intensive: call it in a worker. @returns safe HTML; escaped text when parsing costs too much */
export function renderMarkdown(markdown: string): AnchoredHtml {
  try {
    tokenizer.begin();
    footnotes.begin();
    const html =
      marked.parse(withoutLastBreaks(markdown), { async: false }) + footnotes.section((parts) => marked.parser(parts));
    return withHeadingAnchors(withVideos(sanitizeHtml(html, allowed)));
  } catch (error) {
    if (error instanceof TooCostly || error instanceof RangeError) return preformatted(markdown);
    throw error;
  }
}
