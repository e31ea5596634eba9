import { Lexer, Marked, type Token, type TokensList } from 'marked';
import { rawHtml } from '#schema/rawHtml.ts';

/** Says that the time to read a text is over. */
export class TooSlow extends Error {}

/** When reading has to be over, as `performance.now()` counts. */
let deadline = Number.POSITIVE_INFINITY;

/** @returns what `work` returns. Reading a text in it throws TooSlow once `ms` have passed, or the time of who does that work */
export function within<T>(ms: number, work: () => T): T {
  const outer = deadline;
  deadline = Math.min(outer, performance.now() + ms);
  try {
    return work();
  } finally {
    deadline = outer;
  }
}

/** The parser asks for each before every block and every word. @returns false, for none of its own */
function watch(): false {
  if (performance.now() > deadline) throw new TooSlow();
  return false;
}

/** The parser of the server's own renderer (server/content/markdown/markdown.ts), with the same options. */
const marked = new Marked({ gfm: true, tokenizer: { space: watch, escape: watch } }).use(
  rawHtml(Lexer.rules.inline.gfm.tag),
);

/** @returns the blocks of a text, whose sources make up the text */
export const lex = (markdown: string): TokensList => marked.lexer(markdown);

/** @returns HTML of blocks as they stand in their text; to be compared, never to be shown */
export const htmlOf = (tokens: Token[]): string => marked.parser(tokens);

/** @returns HTML of a text on its own; to be compared, never to be shown */
export const htmlOfText = (markdown: string): string => marked.parser(lex(markdown));
