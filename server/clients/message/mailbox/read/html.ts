import { convert, type FormatCallback } from 'html-to-text';

/** More of a page is not turned into text: Outlook takes some ten letters for each that is read. */
const MAX_HTML = 1_000_000;
/** Parsing takes the square of the depth. No honest mail comes near. */
const MAX_DEPTH = 1000;
/** Elements that end without being closed. */
const closingThemselves = /^(p|br|hr|img|li|td|th|tr|dd|dt|col|meta|link|input|option|area|base|wbr)$/i;
/** How mail programs mark what they quote. */
const quotes = ['[type=cite]', '[cite]', '.gmail_quote', '.protonmail_quote'].map((mark) => `blockquote${mark}`);
/** Pictures that stand in the page itself. */
const data = /data:[^"'\s<>)]{100,}/gi;

/** Cells stand in one line, apart: most tables of a mail are there for its looks. */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

/**
 * Turns an HTML mail into text: links with their address, no pictures, what is quoted marked by >. Nothing is loaded.
 * @returns the text, and whether the page is too long or too deep to be read to its end
 */
export function htmlToText(html: string): { text: string; isCut: boolean } {
  const page = html.replace(data, '');
  const readable = shallow(page.slice(0, MAX_HTML));
  const text = convert(readable, {
    wordwrap: false,
    formatters: { cell },
    limits: { maxDepth: 200, maxInputLength: MAX_HTML },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      // Others are what somebody has moved in.
      { selector: 'blockquote', format: 'block' },
      ...quotes.map((selector) => ({ selector, format: 'blockquote' })),
      { selector: 'tr', format: 'block' },
      ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
      { selector: 'hr', options: { length: 32 } },
      ...['head', 'style', 'script', 'title', 'template'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });
  return { text, isCut: readable.length < page.length };
}

/** @returns a page up to where it is nested too deep */
function shallow(page: string): string {
  let depth = 0;
  for (const { index, 1: slash, 2: name = '' } of page.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (closingThemselves.test(name)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return page.slice(0, index);
  }
  return page;
}
