import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Watched, watchToasts } from '#tests/kit/browser/toasts.ts';
import { button, dialog, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { noon } from '#tests/kit/content/noon.ts';
import { casesOf } from '#tests/kit/long.ts';
import { fillAddresses } from '#tests/kit/network/addresses.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const SLUG = 'a-post-with-a-toolbar';

test.beforeAll(async ({ product, admin }) => {
  await fillAddresses(product, admin);
  await makePost(admin, { slug: SLUG, isPublished: true });
  for (const name of ['Nadia Rahman', 'Omar Sheikh']) await makeAffiliate(product.nobody, { name });
});

/** Waits until a toast has stopped moving. @returns what toasts have covered since the page was loaded */
async function covered(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as Watched).toastWatch.judged > 5);
  return page.evaluate(() => (window as unknown as Watched).toastWatch.covered);
}

/** Scrolls the element to the top of the window, where toasts appear, as far as possible. */
const bringUp = (one: Locator) =>
  one.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 16, behavior: 'instant' });
  });

const allPresses: [path: string, name: RegExp][] = [
  [paths.blogPost(SLUG), /^(Unp|P)ublish$/],
  [paths.portfolioItem('an-address-to-look-at'), /^(Unp|P)ublish$/],
  [paths.manageBlogs, /^(Unp|P)ublish /],
  [paths.managePortfolio, /^(Unp|P)ublish /],
  [paths.manageReviews, /^(Unp|P)ublish /],
  [paths.messages, /^Mark as /],
  [paths.users, /^(Unb|B)lock Meera Nair/],
  [paths.bookings, /^Send reminder to /],
];
/** `npm test` tries one in a toolbar, one in a table, and one in a list of cards. */
const usual: string[] = [paths.blogPost(SLUG), paths.manageBlogs, paths.bookings];
const places = allPresses.flatMap(([path, name]) => [false, true].map((isUp) => ({ path, name, isUp })));
/** Each at the top of the page in one width, and at the top of the window in the other. */
const pressesAt = (width: number) =>
  casesOf(places, ({ path, isUp }) => {
    const index = usual.indexOf(path);
    return index >= 0 && isUp === ((index % 2 === 0) === (width === 1440));
  });

test('with reduced motion a toast shows success or failure by a mark', async ({ product, admin }) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const mark = page.locator('[data-rht-toaster] svg');
  // Reminders are not possible in the evening.
  await page.clock.setFixedTime(noon);
  await visitor.open(paths.bookings);
  await page
    .getByRole('button', { name: /^Send reminder to / })
    .first()
    .click();
  await mark.and(page.locator('.lucide-check')).waitFor();
  await goWithin(visitor.page, paths.contact);
  await button(page, 'Send Message').click();
  await mark.and(page.locator('.lucide-x')).waitFor();
  await visitor.leave();
});

/** Other causes of toasts. */
const events: {
  name: string;
  isStaff: boolean;
  path: string;
  usual: number;
  happens(visitor: Visitor): Promise<void>;
}[] = [
  {
    name: 'a toast covers nothing after the first row of a table was deleted',
    isStaff: true,
    path: paths.manageAffiliates,
    usual: 390,
    async happens(visitor) {
      const { page } = visitor;
      const first = page.getByRole('button', { name: /^Delete / }).first();
      await first.waitFor();
      await bringUp(first);
      await first.click();
      await button(dialog(page), 'Delete').click();
      await visitor.hears('Affiliate deleted successfully');
    },
  },
  {
    name: 'a toast covers nothing when the first fault of a refused form takes the focus where toasts are',
    isStaff: false,
    path: paths.contact,
    usual: 390,
    async happens(visitor) {
      const { page } = visitor;
      await page.evaluate(() => {
        (window as unknown as Watched).toastWatch.bringsUp = true;
      });
      await button(page, 'Send Message').click();
      await visitor.hears('Please fix the errors in the form.');
      await page.locator('[aria-invalid=true]:focus').waitFor();
    },
  },
  {
    name: 'a toast beside an open dialog covers nothing and is read out',
    isStaff: false,
    path: paths.affiliateProgramme,
    usual: 1440,
    async happens({ page }) {
      await page.getByRole('button', { name: /^Apply as an / }).click();
      await button(page.getByRole('dialog'), 'Submit Application').click();
      // Found by role; hidden elements have none.
      await page.getByRole('status').getByText('Please fix the form errors').waitFor();
    },
  },
];

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('toasts at $width', (viewport) => {
  test('a toast after a press at the top covers nothing of the page', async ({ product, admin }) => {
    const visitor = await visit(product, admin, { viewport });
    const { page } = visitor;
    await page.addInitScript(watchToasts);
    await page.clock.setFixedTime(noon);
    for (const { path, name, isUp } of pressesAt(viewport.width)) {
      await visitor.open(path);
      await loaded(page);
      const pressed = page.getByRole('main').getByRole('button', { name }).first();
      await pressed.waitFor();
      if (isUp) await bringUp(pressed);
      await pressed.click();
      expect(await covered(page), path).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as Watched).toastWatch.blocking)).toBe(false);
    }

    await visitor.leave();
  });

  for (const { name, isStaff, path, happens } of casesOf(events, ({ usual }) => usual === viewport.width)) {
    test(name, async ({ product, admin }) => {
      const visitor = await visit(product, isStaff ? admin : undefined, { viewport });
      const { page } = visitor;
      await page.addInitScript(watchToasts);
      await visitor.open(path);
      await happens(visitor);
      expect(await covered(page)).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as Watched).toastWatch.below)).toEqual([]);
      await visitor.leave();
    });
  }
});
