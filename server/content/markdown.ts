import { createContext, Script } from 'node:vm';
import { Marked, type RendererObject, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type AnchoredHtml, withHeadingAnchors } from './headingAnchors.ts';
import { withVideos } from './videos.ts';

/** A picture that stands alone is a figure; its title is the caption then, and is not said twice. */
const renderer: RendererObject = {
  paragraph({ tokens }) {
    const [picture, ...others] = tokens;
    if (picture?.type !== 'image' || others.length > 0) return false;
    const { title } = picture as Tokens.Image;
    const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
    return `<figure>${this.parser.parseInline([{ ...picture, title: null }])}${caption}</figure>\n`;
  },
};

const marked = new Marked({ gfm: true, renderer });

/** The landmarks and the headline of the page are its own. */
const notInside = ['h1', 'div', 'section', 'main', 'nav', 'header', 'footer', 'article', 'aside', 'hgroup'];

/** What a body may hold once it is HTML: the elements Markdown makes, no scripts, styles, frames or forms. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((tag) => !notInside.includes(tag)), 'img', 'del'],
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
    // The headline of the page is its only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** How long a text may take. Real ones take a few ms; made for it, 100,000 characters keep the parser busy for minutes. */
const MAX_MS = 1000;

/** @returns Markdown as HTML that is safe to show, with its headings; what cannot be read as Markdown, as it stands */
export const renderMarkdown = (markdown: string): AnchoredHtml =>
  readWithin(markdown) ?? withHeadingAnchors(`<pre>${escapeText(markdown)}</pre>`);

const parse = (text: string) =>
  withHeadingAnchors(withVideos(sanitizeHtml(marked.parse(text, { async: false }), allowed)));
const script = new Script('parse(text)');
const box = createContext({ parse, text: '' });

/**
 * Reads Markdown under a time limit. The limit is of the clock: on a machine that stalls, a text that has had little of its
 * time gets another try, with more. What is returned is stored, and must not go by how busy the machine was.
 * @returns null when it takes too long or is nested too deeply
 */
function readWithin(text: string): AnchoredHtml | null {
  box.text = text;
  const begun = process.threadCpuUsage();
  for (let timeout = MAX_MS; ; timeout *= 2) {
    try {
      return script.runInContext(box, { timeout });
    } catch (error) {
      const isLate = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      const { user, system } = process.threadCpuUsage(begun);
      if (!isLate || (user + system) / 1000 > MAX_MS / 2) return null;
    }
  }
}

const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
