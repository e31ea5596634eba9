import type { Token } from 'marked';
import { type Footnote, type FootnoteReference, footnoteLabel, footnotes } from '#schema/footnotes.ts';

const FOOTNOTE = 'fn-';
const REFERENCE = 'fnref-';

export const isFootnoteId = (id: string): boolean => id.startsWith(FOOTNOTE) || id.startsWith(REFERENCE);

const idOf = (prefix: string, label: string, place = 1) =>
  prefix +
  label.replace(/[^\p{L}\p{M}\p{N}_-]/gu, (sign) => `.${sign.codePointAt(0)?.toString(16)}`) +
  (place > 1 ? `-${place}` : '');

type Entry = { tokens: Token[]; number: number; references: number };

/** Footnotes of one text at a time: numbered in the order of their references, and shown at its end. */
export class Footnotes {
  /** By label. */
  #entries = new Map<string, Entry>();
  /** Labels by number. */
  #order: string[] = [];

  /** Call it before the text is parsed. */
  begin(): void {
    this.#entries = new Map();
    this.#order = [];
  }

  extensions() {
    const { footnote, footnoteReference } = footnotes<Token>({
      isKnown: (label) => this.#entries.has(footnoteLabel(label)),
      onFootnote: (footnote) => this.#add(footnote),
    });
    return [
      { ...footnote, renderer: () => '' },
      { ...footnoteReference, renderer: (token: unknown) => this.#refer(token as FootnoteReference) },
    ];
  }

  #add({ label, tokens }: Footnote<Token>): void {
    const key = footnoteLabel(label);
    if (!this.#entries.has(key)) this.#entries.set(key, { tokens, number: 0, references: 0 });
  }

  #number(label: string, entry: Entry): void {
    if (entry.number === 0) entry.number = this.#order.push(label);
  }

  #refer({ label, raw }: FootnoteReference): string {
    const key = footnoteLabel(label);
    const entry = this.#entries.get(key);
    if (!entry) return raw;
    this.#number(key, entry);
    entry.references += 1;
    const href = encodeURIComponent(idOf(FOOTNOTE, key));
    const id = idOf(REFERENCE, key, entry.references);
    return `<sup><a href="#${href}" id="${id}" aria-label="Footnote ${entry.number}">${entry.number}</a></sup>`;
  }

  /** @returns the footnotes as the end of the text; those without a reference are last */
  section(parse: (tokens: Token[]) => string): string {
    const texts: string[] = [];
    const parseNumbered = () => {
      // A footnote may be the first to refer to another.
      while (texts.length < this.#order.length) {
        const label = this.#order[texts.length] as string;
        texts.push(parse(this.#entries.get(label)?.tokens ?? []).trim());
      }
    };
    parseNumbered();
    for (const [label, entry] of this.#entries) {
      this.#number(label, entry);
      parseNumbered();
    }
    if (texts.length === 0) return '';
    const items = texts.map((text, index) => this.#item(this.#order[index] as string, text));
    return `<section class="footnotes" aria-label="Footnotes">\n<ol>\n${items.join('\n')}\n</ol>\n</section>\n`;
  }

  #item(label: string, html: string): string {
    const { number = 0, references = 0 } = this.#entries.get(label) ?? {};
    const links = Array.from({ length: references }, (_, index) => {
      const href = encodeURIComponent(idOf(REFERENCE, label, index + 1));
      const name = `Back to footnote ${number} in the text${index > 0 ? `, place ${index + 1}` : ''}`;
      return ` <a href="#${href}" class="footnote-back" aria-label="${name}">↩</a>`;
    }).join('');
    const end = html.endsWith('</p>') ? html.length - '</p>'.length : html.length;
    return `<li id="${idOf(FOOTNOTE, label)}">${html.slice(0, end)}${links}${html.slice(end)}</li>`;
  }
}
