import { markdownHtml } from './cards.ts';
import { type LexicalNode, lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';
import type { GhostPost } from './schema.ts';

/** The HTML of a post: as Ghost has rendered it, or of what its editor has stored. */
export function htmlOf({ html, lexical, mobiledoc, markdown, plaintext }: GhostPost): {
  html: string;
  remark?: string;
} {
  if (html?.trim()) return { html };
  const rendered =
    parsed(lexical, (json) => lexicalHtml((json as { root: LexicalNode }).root)) ?? parsed(mobiledoc, mobiledocHtml);
  if (rendered) return { html: rendered };
  if (markdown?.trim()) return { html: markdownHtml(markdown) };
  if (plaintext) return { html: textAsHtml(plaintext), remark: 'the file has it as plain text only' };
  return html == null && !lexical && !mobiledoc && !markdown
    ? { html: '', remark: 'the file has no text of it' }
    : { html: '' };
}

/** @returns null for a text that is missing or cannot be read */
function parsed(text: string | null | undefined, convert: (json: unknown) => string): string | null {
  if (!text) return null;
  try {
    return convert(JSON.parse(text)) || null;
  } catch {
    return null;
  }
}

const textAsHtml = (text: string): string =>
  text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .split(/\n{2,}/)
    .map((part) => `<p>${part}</p>`)
    .join('\n');
