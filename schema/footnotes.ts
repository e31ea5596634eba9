/** Footnotes of GitHub's Markdown: `word[^1]`, and a block `[^1]: Text` whose further blocks are indented by four spaces. */

export type FootnoteReference = { type: 'footnoteReference'; raw: string; label: string };
export type Footnote<Token> = { type: 'footnote'; raw: string; label: string; tokens: Token[] };

/** The part of marked's lexer that this module uses. */
type Lexer<Token> = { state: { inLink: boolean }; blockTokens: (source: string, tokens: Token[]) => Token[] };
type Context<Token> = { lexer: Lexer<Token> };

const LABEL = '[^\\s[\\]]{1,100}';
const DEFINITION = new RegExp(`^ {0,3}\\[\\^(${LABEL})\\]:[ \\t]*`);
const DEFINITION_LINE = new RegExp(`\\n {0,3}\\[\\^${LABEL}\\]:`);
const REFERENCE = new RegExp(`^\\[\\^(${LABEL})\\](?!\\()`);
const INDENT = /^(?: {4}|\t)/;
/** A line that ends a paragraph. */
const BLOCK = /^ {0,3}(?:#{1,6}\s|>|```|~~~|[-+*]\s|\d{1,9}[.)]\s|<\/?[a-z]|(?:[-*_] *){3,}$)/i;

/** @returns the label as it is compared: without regard to capitals */
export const footnoteLabel = (label: string): string => label.normalize('NFC').toLowerCase();

type Options<Token> = {
  /** Whether a reference has a footnote; otherwise it is text. Asked when all blocks have been read. */
  isKnown: (label: string) => boolean;
  onFootnote?: (footnote: Footnote<Token>) => void;
};

/** Extensions of marked for footnotes, shared by page and editor. */
export function footnotes<Token>({ isKnown, onFootnote }: Options<Token>) {
  /** Lexers that read a footnote: there are none in footnotes. */
  const inFootnote = new WeakSet<object>();
  const footnote = {
    name: 'footnote' as const,
    level: 'block' as const,
    /** @returns where the paragraph at the start of `src` ends because of a footnote */
    start(src: string): number | undefined {
      const end = src.search(/\n[ \t]*\n/);
      const match = DEFINITION_LINE.exec(end < 0 ? src : src.slice(0, end));
      return match ? match.index + 1 : undefined;
    },
    tokenizer(this: Context<Token>, src: string): Footnote<Token> | undefined {
      const [start, label] = (!inFootnote.has(this.lexer) && DEFINITION.exec(src)) || [];
      if (!start || !label) return undefined;
      const { text, end } = bodyOf(src, start.length);
      inFootnote.add(this.lexer);
      try {
        const tokens = this.lexer.blockTokens(text, []);
        const token: Footnote<Token> = { type: 'footnote', raw: src.slice(0, end), label, tokens };
        onFootnote?.(token);
        return token;
      } finally {
        inFootnote.delete(this.lexer);
      }
    },
  };
  const footnoteReference = {
    name: 'footnoteReference' as const,
    level: 'inline' as const,
    tokenizer(this: Context<Token>, src: string): FootnoteReference | undefined {
      const [raw, label] = REFERENCE.exec(src) ?? [];
      const isReference = raw && label && !this.lexer.state.inLink && isKnown(label);
      return isReference ? { type: 'footnoteReference', raw, label } : undefined;
    },
  };
  return { footnote, footnoteReference };
}

/** @returns the text of a footnote without its indent, and where it ends */
function bodyOf(src: string, from: number): { text: string; end: number } {
  const lineEnd = (start: number) => {
    const index = src.indexOf('\n', start);
    return index < 0 ? src.length : index;
  };
  let end = lineEnd(from);
  let text = src.slice(from, end);
  let blanks = '';
  let isFirstParagraph = true;
  for (let start = end + 1; start <= src.length; ) {
    const next = lineEnd(start);
    const line = src.slice(start, next);
    const isBlank = line.trim() === '';
    const isLazy: boolean = isFirstParagraph && text.trim() !== '' && !BLOCK.test(line) && !DEFINITION.test(line);
    isFirstParagraph &&= isLazy && !isBlank;
    if (isBlank) blanks += '\n';
    else if (!INDENT.test(line) && !isLazy) break;
    else {
      text += `${blanks}\n${line.replace(INDENT, '')}`;
      blanks = '';
      end = next;
    }
    start = next + 1;
  }
  return { text, end };
}
