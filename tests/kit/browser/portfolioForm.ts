import type { Page } from 'playwright-core';
import { faultAt } from './visitor.ts';

/** The texts of the form of a portfolio item. */
export const labels = ['Title', 'Slug', 'Description', 'Category', 'Tags', 'Image URL', 'Alt text'] as const;
export type Texts = Partial<Record<(typeof labels)[number], string>>;

/** Its fields, by their labels. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const file = (page: Page) => page.locator('input[type=file]');
/** The choice where the picture comes from. */
export const source = (page: Page, name: string) => page.getByRole('group', { name: 'Image source' }).getByLabel(name);
export const submit = (page: Page) => page.getByRole('button', { name: 'Create Item' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** Fills in texts. */
export async function write(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** What the form says is wrong, by the labels of its fields. */
export async function faults(page: Page): Promise<Texts> {
  const found: Texts = {};
  for (const label of labels) {
    if ((await field(page, label).count()) === 0) continue;
    const fault = await faultAt(field(page, label));
    if (fault) found[label] = fault;
  }
  return found;
}
