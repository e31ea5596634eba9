import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from './product.ts';

export const play = (page: Page): Locator => page.getByRole('button', { name: /^Execute query/ });

/** Waits until the editors are loaded, which come later than the buttons. */
export async function ready(page: Page): Promise<void> {
  await play(page).waitFor();
  for (const name of ['Operation Editor', 'Result Window'] as const)
    await part(page, name).locator('.view-lines').waitFor();
}

export async function atPlayground(
  product: Product,
  person?: Person,
  options: Parameters<typeof visit>[2] = {},
): Promise<Visitor> {
  const visitor = await visit(product, person, options);
  await visitor.page.goto('/graphql');
  await ready(visitor.page);
  return visitor;
}

type Part = 'Operation Editor' | 'Variables' | 'Headers' | 'Result Window';
const part = (page: Page, name: Part) => page.getByRole('region', { name });

/** The visible text of a part of the tab, with spaces for line breaks. */
export const read = async (page: Page, name: Part): Promise<string> =>
  (await part(page, name).locator('.view-lines:visible').allInnerTexts()).join('').replace(/\s+/g, ' ');

/** Replaces the text of a part of the tab by pasting, because brackets are closed when typing. */
export async function write(page: Page, name: Part, text: string): Promise<void> {
  await part(page, name).locator('.view-lines:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** Opens an example in a tab. @param tab the name of its operation */
export async function openExample(page: Page, title: string, tab: string): Promise<void> {
  await page.getByRole('region', { name: 'Examples' }).getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('tab', { name: tab, selected: true }).waitFor();
}

/** Runs the operation, and waits until the answer contains this text. @returns the answer */
export async function run(page: Page, holds: string): Promise<string> {
  await play(page).click();
  await expect.poll(() => read(page, 'Result Window')).toContain(holds);
  return read(page, 'Result Window');
}
