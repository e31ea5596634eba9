import { compile } from 'html-to-text';
import { withoutControls } from './controlCharacters.ts';

/** Compiled once: an export has many short texts. */
const convert = compile({
  wordwrap: false,
  limits: { maxDepth: 50 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'hr'].map((selector) => ({ selector, format: 'skip' })),
    // The package writes marks before some ("1. ", "> "), and cells without a space between.
    ...['ol', 'ul', 'li', 'blockquote', 'td', 'th'].map((selector) => ({ selector, format: 'block' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});
const hasMarkup = /[<>&]/;

/** Converts a title or name to text: WordPress and Ghost store some of them as HTML. */
export function plainText(html: string): string {
  const text = withoutControls(html.slice(0, 10_000));
  return (hasMarkup.test(text) ? convert(text) : text).replace(/\s+/g, ' ').trim();
}

const inlineTag =
  /<(?!\/?(?:a|abbr|b|bdi|big|br|cite|code|del|em|font|h[1-6]|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|wbr|!--)\b)/gi;

/** Converts a title of WordPress. Names in angle brackets that are no format stay: `List<String>`. */
export const titleText = (html: string): string => plainText(html.replace(inlineTag, '&lt;'));

/** A text without format in one line: Ghost stores titles and names so. */
export const lineText = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim();

/** Converts the name of a tag. Commas are removed, because they separate tags. */
export const tagText = (name: string): string => withoutCommas(plainText(name));
export const withoutCommas = (name: string): string => name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
