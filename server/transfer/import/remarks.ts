/** What the report says about an entry: losses, and what is different here without a loss. */
export type RemarkTexts = { losses: string[]; notes: string[] };

export class Remarks {
  readonly #losses: Set<string>;
  readonly #notes: Set<string>;

  constructor({ losses, notes }: RemarkTexts = { losses: [], notes: [] }) {
    this.#losses = new Set(losses);
    this.#notes = new Set(notes);
  }

  lose(sentence: string): void {
    this.#losses.add(sentence);
  }

  note(sentence: string): void {
    this.#notes.add(sentence);
  }

  get texts(): RemarkTexts {
    return { losses: [...this.#losses], notes: [...this.#notes] };
  }
}
