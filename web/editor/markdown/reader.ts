import { Marked, type Token, type TokensList } from 'marked';

/** The parser of the server's own renderer (server/content/markdown.ts), with the same options. */
const marked = new Marked({ gfm: true });

/** @returns the blocks of a text, whose sources make up the text */
export const lex = (markdown: string): TokensList => marked.lexer(markdown);

/** @returns HTML of blocks as they stand in their text; to be compared, never to be shown */
export const htmlOf = (tokens: Token[]): string => marked.parser(tokens);

/** @returns HTML of a text on its own; to be compared, never to be shown */
export const htmlOfText = (markdown: string): string => marked.parser(lex(markdown));
