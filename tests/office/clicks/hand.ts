import type { Locator, Page } from 'playwright-core';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

/** Uses a page as a person does, and counts presses of the mouse, and of keys outside of a typed text. */
export class Hand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;
  readonly #startedAt = performance.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.keys += 1;
    }
  }

  /** Types into the field with the focus. Not counted: a text costs the same on every screen. */
  type(text: string): Promise<void> {
    return this.#page.keyboard.insertText(text);
  }

  /** Goes to a field with a click, and fills it in. */
  async write(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await field.fill(text);
  }

  /** Chooses files in the dialog of the system: a click on each file, and one on 'Open'. */
  async chooseFiles(control: Locator, files: Picture[]): Promise<void> {
    const asked = this.#page.waitForEvent('filechooser');
    await this.click(control);
    await (await asked).setFiles(files);
    this.clicks += files.length + 1;
  }

  /** Clicks and keys. */
  get actions(): number {
    return this.clicks + this.keys;
  }

  /** Seconds since it began, with the waiting for the product and without reading and typing. */
  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }
}
