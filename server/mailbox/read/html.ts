import { convert, type FormatCallback } from 'html-to-text';

/** More of a page is not turned into text: some fifty times the longest text that is kept. */
const MAX_HTML = 2_500_000;

/** Cells stand in one line, apart: most tables of a mail are there for its looks. */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

/** @returns what an HTML mail says, as text: links with their address, no pictures, quotes marked by > */
export const htmlToText = (html: string): string =>
  convert(html.slice(0, MAX_HTML), {
    formatters: { cell },
    wordwrap: false,
    limits: { maxDepth: 100, maxInputLength: MAX_HTML },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, noAnchorUrl: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'tr', format: 'block' },
      ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
      { selector: 'hr', options: { length: 32 } },
      ...['head', 'style', 'script', 'title', 'template'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });
