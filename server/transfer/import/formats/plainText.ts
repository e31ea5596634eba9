import { convert } from 'html-to-text';

/** Converts a title or name to text: WordPress and Ghost store some of them as HTML. */
export const plainText = (html: string): string =>
  convert(html.slice(0, 10_000), {
    wordwrap: false,
    limits: { maxDepth: 50 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
    .replace(/\s+/g, ' ')
    .trim();

/** Converts the name of a tag. Commas are removed, because they separate tags. */
export const tagText = (name: string): string => plainText(name).replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
