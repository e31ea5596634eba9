import { convert, type FormatCallback } from 'html-to-text';

/** Characters of HTML that are converted; Outlook writes about ten per visible character. */
const MAX_HTML = 1_000_000;
/** Parse time grows with the square of the depth; real mails stay far below. */
const MAX_DEPTH = 1000;
/** Elements without a mandatory end tag. */
const closingThemselves = /^(p|br|hr|img|li|td|th|tr|dd|dt|col|meta|link|input|option|area|base|wbr)$/i;
/** Elements that stand on lines of their own, beside those that html-to-text knows. */
const lines = [
  ...['dt', 'dd', 'center', 'address', 'fieldset', 'legend', 'option', 'caption', 'figure', 'figcaption'],
  ...['details', 'summary', 'dialog', 'button'],
];
const quotes = ['[type=cite]', '[cite]', '.gmail_quote', '.protonmail_quote'].map((mark) => `blockquote${mark}`);
const data = /data:[^"'\s<>)]{100,}/gi;

/** Cells of a row stay on one line: most tables in mails are layout. */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

/** @returns links with URL, no pictures, quotes with `>`; `isCut` when the page is too long or too deep */
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
      // Other blockquotes are indented text, not quotes.
      { selector: 'blockquote', format: 'block' },
      ...quotes.map((selector) => ({ selector, format: 'blockquote' })),
      ...['tr', ...lines].map((selector) => ({ selector, format: 'block' })),
      ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
      { selector: 'hr', options: { length: 32 } },
      ...['head', 'style', 'script', 'title', 'template'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });
  return { text, isCut: readable.length < page.length };
}

function shallow(page: string): string {
  let depth = 0;
  for (const { index, 1: slash, 2: name = '' } of page.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (closingThemselves.test(name)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return page.slice(0, index);
  }
  return page;
}
