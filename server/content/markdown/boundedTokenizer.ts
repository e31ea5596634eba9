import { type Links, Tokenizer, type Tokens } from 'marked';

export class TooCostly extends Error {}

/** Maximum nesting of blocks and marks; people use about ten levels. */
const MAX_DEPTH = 100;
/**
 * A step takes about 0.5 µs. People's texts of 100,000 characters cost some thousand steps, malicious ones billions.
 */
const MAX_STEPS = 1_000_000;
/** Characters that the look-ahead to the end of a word scans in the time of a step. */
const CHARACTERS_A_STEP = 32;

/** Characters that a search for an end mark scans in the time of a step. */
const SEARCHED_A_STEP = 100;
const SEARCHED_BLOCK = /^ {0,3}<(?:[!?]|pre|script|style|textarea)/i;

/** Rules that the parser applies repeatedly to the rest of a paragraph, to find the end of a mark. */
const seekers = ['emStrongRDelimAst', 'emStrongRDelimUnd', 'delRDelim'] as const;

class CountedRegExp extends RegExp {
  readonly #count: () => void;
  constructor(pattern: RegExp, count: () => void) {
    super(pattern);
    this.#count = count;
  }
  override exec(text: string): RegExpExecArray | null {
    this.#count();
    return super.exec(text);
  }
}

/** Limits steps instead of time: a result does not depend on the machine. @throws TooCostly */
export class BoundedTokenizer extends Tokenizer {
  #steps = 0;
  #depth = 0;

  begin(): void {
    this.#steps = 0;
    this.#depth = 0;
  }

  #spend = (steps = 1): void => {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new TooCostly();
  };

  #within<Token>(read: () => Token): Token {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new TooCostly();
    const token = read();
    this.#depth -= 1;
    return token;
  }

  /** The lexer calls this first, after it has set the rules. */
  override space(src: string): Tokens.Space | undefined {
    const { inline } = this.rules;
    if (!(inline.delRDelim instanceof CountedRegExp)) {
      const countedPatterns = seekers.map((name) => [name, new CountedRegExp(inline[name], this.#spend)]);
      this.rules = { ...this.rules, inline: { ...inline, ...Object.fromEntries(countedPatterns) } };
    }
    if (SEARCHED_BLOCK.test(src)) this.#spend(src.length / SEARCHED_A_STEP);
    return super.space(src);
  }

  override inlineText(src: string): Tokens.Text | undefined {
    const end = src.search(/\s/);
    this.#spend(1 + (end < 0 ? src.length : end) / CHARACTERS_A_STEP);
    return super.inlineText(src);
  }

  override escape(src: string): Tokens.Escape | undefined {
    if (src.startsWith('<!') || src.startsWith('<?')) this.#spend(src.length / SEARCHED_A_STEP);
    return super.escape(src);
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.#within(() => super.blockquote(src));
  }

  override list(src: string): Tokens.List | undefined {
    return this.#within(() => super.list(src));
  }

  override emStrong(src: string, maskedSrc: string, prevChar?: string): Tokens.Em | Tokens.Strong | undefined {
    return this.#within(() => super.emStrong(src, maskedSrc, prevChar));
  }

  override del(src: string, maskedSrc: string, prevChar?: string): Tokens.Del | undefined {
    return this.#within(() => super.del(src, maskedSrc, prevChar));
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    return this.#within(() => super.link(src));
  }

  override reflink(src: string, links: Links): Tokens.Link | Tokens.Image | Tokens.Text | undefined {
    return this.#within(() => super.reflink(src, links));
  }
}
