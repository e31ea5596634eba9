import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, dialog, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

test.beforeAll(async ({ admin }) => {
  await makePost(admin, { isPublished: true });
});

/** The live region for page titles. New records are announced in the navigation (tests/app/live/arrivals.long.e2e.ts). */
const REGION = 'body p[aria-live=polite]:not(nav *)';
type Recording = typeof window & { told: string[] };

/** Records polite announcements, oldest first. */
const listen = (page: Page) =>
  page.evaluate((selector) => {
    const reported: string[] = [];
    Object.assign(window, { told: reported });
    const region = document.querySelector(selector) as HTMLElement;
    new MutationObserver(() => reported.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, REGION);
const reported = (page: Page) => page.evaluate(() => (window as Recording).told);

/** The focused element: its id, name or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.id === 'main'
      ? 'the content'
      : (element.getAttribute('aria-label') ??
          (element.matches('button, a') ? element.textContent : element.localName));
  });
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('navigation announces the title once, unlike the first page', async ({ product, admin }) => {
  const { title, slug } = await makePost(admin, { isPublished: true });
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open(paths.home);
  expect(await focused(page)).toBe('body');
  expect(await page.locator(REGION).innerText()).toBe('');
  await listen(page);
  await link(navigation(page), 'Blog').click();
  await heading(page, 'Blog').waitFor();
  await expect.poll(() => focused(page)).toBe('the content');
  await expect.poll(() => reported(page)).toEqual(['Blog - Marquee']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);

  const slow = await meddle(page, 'BlogPostPage', 'slow');
  await link(page, title).click();
  await page.waitForURL(`**${paths.blogPost(slug)}`);
  await page.getByText('Loading...').waitFor();
  await expect.poll(() => focused(page)).toBe('the content');
  expect(await reported(page)).toEqual(['Blog - Marquee']);
  slow.release();
  await expect.poll(() => reported(page)).toEqual(['Blog - Marquee', `${title} - Marquee`]);
  await slow.stop();

  await goWithin(visitor.page, `${paths.contact}#contact-us`);
  await page.getByRole('form').waitFor();
  await expect.poll(() => reported(page)).toHaveLength(3);
  await link(navigation(page), 'Blog').click();
  await heading(page, 'Blog').waitFor();
  await expect.poll(() => reported(page)).toHaveLength(4);
  await page.goBack();
  await page.getByRole('form').waitFor();
  await expect.poll(async () => (await reported(page)).slice(3)).toEqual(['Blog - Marquee', 'Contact - Marquee']);
  await expect.poll(() => focused(page)).toBe('form');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a new page is at its top when painted unless Back restores its position', async ({ product }) => {
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 500 } });
  const { page } = visitor;
  await visitor.open(paths.blogs);
  await page.evaluate(() => {
    const titleNow = () => document.querySelector('#main h1')?.textContent ?? '';
    const shown: [title: string, top: number][] = [];
    Object.assign(window, { shown });
    // Parts of the first page may arrive after it was scrolled.
    let last = titleNow();
    new MutationObserver(() => {
      const title = titleNow();
      if (!title || title === last) return;
      last = title;
      shown.push([title, scrollY]);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: [string, number][] }).shown);
  const titleOf = () => page.getByRole('heading', { level: 1 }).innerText();
  for (const name of ['Portfolio', 'About', 'Blog']) {
    const footer = link(page.getByRole('contentinfo'), name);
    await footer.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const before = await titleOf();
    await footer.click();
    await expect.poll(titleOf).not.toBe(before);
  }
  expect((await shown()).map(([, top]) => top)).toEqual([0, 0, 0]);

  await goWithin(visitor.page, paths.home);
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  await expect.poll(() => page.locator(REGION).innerText()).toBe('Home - Marquee');
  await listen(page);
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
  await footer.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await footer.click();
  await heading(page, 'Blog').waitFor();
  await expect.poll(() => reported(page)).toHaveLength(1);
  await page.goBack();
  await expect.poll(() => reported(page)).toEqual(['Blog - Marquee', 'Home - Marquee']);
  await expect.poll(() => focused(page)).toBe('the content');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('staff get the focus back after menu choice, search and question', async ({ product, admin }) => {
  await makeMessage(product);
  const { name } = await makeAffiliate(product.nobody);
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.home);
  await listen(page);

  await button(page, /^User menu/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^User menu/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Admin Dashboard').waitFor();
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await expect.poll(() => reported(page)).toEqual(['Admin Dashboard - Marquee']);
  expect(await focused(page)).toBe('the content');

  await goWithin(visitor.page, paths.messages);
  const search = page.getByRole('searchbox');
  await expect.poll(() => reported(page)).toHaveLength(2);
  await search.click();
  await page.keyboard.type('kapoor');
  await page.waitForURL('**?search=kapoor');
  await expect.poll(() => hasFocus(search)).toBe(true);
  expect(await reported(page)).toHaveLength(2);

  await goWithin(visitor.page, paths.manageAffiliates);
  const caller = page.getByRole('row', { name }).getByRole('button', { name: /^Delete/ });
  await caller.click();
  await dialog(page).waitFor();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(caller)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await visitor.hears('Affiliate deleted successfully');
  await caller.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('the content');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
