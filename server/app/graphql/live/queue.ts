/** A queue for one reader. Its end, from either side, wakes a waiting reader. */
export class Queue<Item> implements AsyncIterableIterator<Item, undefined> {
  readonly #items: Item[] = [];
  readonly #onEnd: () => void;
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(item: Item): void {
    if (this.#hasEnded) return;
    this.#items.push(item);
    this.#wake();
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    while (!this.#items.length && !this.#hasEnded) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
    return this.#hasEnded ? { done: true, value: undefined } : { done: false, value: this.#items.shift() as Item };
  }

  async return(): Promise<IteratorResult<Item, undefined>> {
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      this.#onEnd();
      this.#wake();
    }
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
