import { createContext, Script } from 'node:vm';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true });

/** What a body may hold once it is HTML: the elements Markdown makes, no scripts, styles, frames or forms. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags.filter((tag) => !['h1', 'div', 'section'].includes(tag)),
    'img',
    'del',
  ],
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
/** How many texts are kept as HTML, so that what is slow is slow once. */
const MAX_KEPT = 200;

const kept = new Map<string, string>();

/** @returns Markdown as HTML that is safe to show, whatever was written; what cannot be read as Markdown, as it stands */
export function renderMarkdown(markdown: string): string {
  const known = kept.get(markdown);
  if (known !== undefined) return known;
  const html = readWithin(markdown) ?? `<pre>${escapeText(markdown)}</pre>`;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest);
  kept.set(markdown, html);
  return html;
}

const parse = (text: string) => sanitizeHtml(marked.parse(text, { async: false }), allowed);
const script = new Script('parse(text)');
const box = createContext({ parse, text: '' });

/** Reads Markdown under a time limit. @returns null when it takes too long or is nested too deeply */
function readWithin(text: string): string | null {
  box.text = text;
  try {
    return script.runInContext(box, { timeout: MAX_MS });
  } catch {
    return null;
  }
}

const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
