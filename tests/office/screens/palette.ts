import type { Page } from 'playwright-core';
import { goTo } from '#tests/kit/browser/goingOn.ts';
import { button, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { emptyBlog } from '#tests/kit/content/blog.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { emptyPortfolio } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
export const field = (page: Page) => palette(page).getByRole('combobox');
export const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
export const options = (page: Page) => palette(page).getByRole('option').allInnerTexts();

async function atDashboard(product: Product, who: Person): Promise<Visitor> {
  const visitor = await visit(product, who);
  await visitor.open('/dashboard');
  return visitor;
}
export const beginAsEmployee = (product: Product, employee: Person) => atDashboard(product, employee);
/** A session of its own, because a test ends it. */
export const beginAsAdmin = async (product: Product) => atDashboard(product, await product.signedIn('admin'));

export async function openedAt(visitor: Visitor, path?: string): Promise<Page> {
  await goTo(visitor, path);
  await open(visitor.page);
  return visitor.page;
}
export async function open(page: Page): Promise<void> {
  await button(page, /^User menu/).waitFor();
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}
export const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
};

export async function emptyContent(product: Product): Promise<void> {
  await emptyBlog(product);
  await emptyInbox(product);
  await emptyPortfolio(product);
  await emptyAffiliates(product);
}
