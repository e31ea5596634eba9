import { ne } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { users } from '#server/people/user/table.ts';
import type { NewUser } from '#server/people/user/users.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { button, dialog, visit } from './visitor.ts';

/** The row of a user who is not blocked: the badge of a blocked user would be part of the name of the row. */
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
export const badge = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByText('Blocked', { exact: true });
export const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();

/**
 * Opens the users screen as this admin, with exactly these people beside the admin.
 * @param prepare runs on the page before
 */
export async function managing(
  product: Product,
  admin: Person,
  people: Partial<NewUser>[] = [],
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  await product.services.db.delete(users).where(ne(users.id, admin.id));
  const made: (NewUser & { id: string })[] = [];
  for (const details of people) made.push(await product.user(details));
  const visitor = await visit(product, admin);
  await prepare(visitor.page);
  await visitor.open('/admin/users');
  await visitor.page.getByText('Loading users...').waitFor({ state: 'hidden' });
  return { visitor, page: visitor.page, people: made };
}

export async function confirmRemoval(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await button(dialog(page), 'Delete').click();
  await dialog(page).waitFor({ state: 'hidden' });
}
