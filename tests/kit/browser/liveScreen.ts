import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { heading, loaded, type Visitor, visit } from './visitor.ts';

/** Opens a screen as a member of the staff, with a stream open. */
export async function watching(product: Product, person: Person, path: string, title: string): Promise<Visitor> {
  const visitor = await visit(product, person);
  const stream = visitor.page.waitForResponse('**/graphql/stream');
  await visitor.open(path);
  await heading(visitor.page, title).waitFor();
  await loaded(visitor.page);
  expect((await stream).status()).toBe(200);
  return visitor;
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The accessible description of the link to the dashboard; null without one. */
export const described = (page: Page): Promise<string | null | undefined> =>
  nav(page)
    .getByRole('link', { name: 'Dashboard', exact: true })
    .evaluate((link) => {
      const id = link.getAttribute('aria-describedby');
      return id && document.getElementById(id)?.textContent;
    });

/**
 * Waits until the page counts this many unread messages in its title, and in the navigation both visibly and for screen
 * readers.
 */
export async function counts(page: Page, unread: number, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(unread ? `(${unread}) ${title}` : title);
  const said = unread ? `${unread} unread ${unread === 1 ? 'message' : 'messages'}` : null;
  await expect.poll(() => described(page)).toBe(said);
  const badges = nav(page).getByText(/^\d+$/).filter({ visible: true });
  expect(await badges.allInnerTexts()).toEqual(unread ? [String(unread)] : []);
}

export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
