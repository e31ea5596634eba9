import type { Locator, Page } from 'playwright-core';
import { button } from './visitor.ts';

/** A field behind the button '+ Filter' of a list, which is opened if it is not. */
export async function filterField(page: Page, label: string): Promise<Locator> {
  const fields = page.getByRole('dialog', { name: 'Filters' });
  if ((await fields.count()) === 0) await button(page, 'Filter').click();
  await fields.waitFor();
  return fields.getByLabel(label, { exact: true });
}
