import { Lexer, Marked, type RendererObject, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { rawHtml, textElementNames } from '#schema/rawHtml.ts';
import { BoundedTokenizer, TooCostly } from './boundedTokenizer.ts';
import { escapeText, preformatted } from './escapeText.ts';
import { type AnchoredHtml, withHeadingAnchors } from './headingAnchors.ts';
import { withVideos } from './videos.ts';

/** A picture alone in a paragraph becomes a figure with its title as caption instead of attribute. */
const renderer: RendererObject = {
  paragraph({ tokens }) {
    const [picture, ...others] = tokens;
    if (picture?.type !== 'image' || others.length > 0) return false;
    const { title } = picture as Tokens.Image;
    const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
    return `<figure>${this.parser.parseInline([{ ...picture, title: null }])}${caption}</figure>\n`;
  },
};

const tokenizer = new BoundedTokenizer();
const marked = new Marked({ gfm: true })
  .setOptions({ tokenizer })
  .use(rawHtml(Lexer.rules.inline.gfm.tag), { renderer });

/** No scripts, styles, frames or forms. Other tags were converted to text before. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: textElementNames().filter((tag) => tag !== 'h1'),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'loading'],
    code: ['class'],
    th: ['align'],
    td: ['align'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    // The page title is the only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** CPU-intensive: call it in a worker. @returns safe HTML; escaped text when parsing costs too much */
export function renderMarkdown(markdown: string): AnchoredHtml {
  try {
    tokenizer.begin();
    return withHeadingAnchors(withVideos(sanitizeHtml(marked.parse(markdown, { async: false }), allowed)));
  } catch (error) {
    if (error instanceof TooCostly || error instanceof RangeError) return preformatted(markdown);
    throw error;
  }
}
