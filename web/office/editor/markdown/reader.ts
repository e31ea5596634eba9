import { Lexer, Marked, type Token, type TokensList } from 'marked';
import { type Footnote, type FootnoteReference, footnotes } from '#schema/footnotes.ts';
import { rawHtml } from '#schema/rawHtml.ts';
import { footnoteHtml, referenceHtml } from './footnoteHtml.ts';

export class TooSlow extends Error {}

/** As `performance.now()`. */
let deadline = Number.POSITIVE_INFINITY;

/** @returns the result of `work`. @throws TooSlow after `ms`, or at the deadline of an outer call */
export function withDeadline<T>(ms: number, work: () => T): T {
  const outerDeadline = deadline;
  deadline = Math.min(outerDeadline, performance.now() + ms);
  try {
    return work();
  } finally {
    deadline = outerDeadline;
  }
}

/** The parser calls it before every block and word. @returns false: no token of its own */
function watch(): false {
  if (performance.now() > deadline) throw new TooSlow();
  return false;
}

// A block is read alone, without the footnotes to which it refers.
const { footnote, footnoteReference } = footnotes<Token>({ isKnown: () => true });

/** The server's parser (server/content/markdown/markdown.ts) with the same options. */
const marked = new Marked({ gfm: true, tokenizer: { space: watch, escape: watch } }).use(
  rawHtml(Lexer.rules.inline.gfm.tag),
  {
    extensions: [
      {
        ...footnote,
        renderer(token) {
          const { label, tokens } = token as Footnote<Token>;
          return footnoteHtml(label, this.parser.parse(tokens));
        },
      },
      {
        ...footnoteReference,
        renderer: (token) => referenceHtml((token as FootnoteReference).label),
      },
    ],
  },
);

/** @returns the blocks of a text; their sources together are the text */
export const lex = (markdown: string): TokensList => marked.lexer(markdown);

/** @returns HTML for comparison only; it is not sanitized */
export const htmlOf = (tokens: Token[]): string => marked.parser(tokens);

/** @returns HTML for comparison only; it is not sanitized */
export const htmlOfText = (markdown: string): string => marked.parser(lex(markdown));
