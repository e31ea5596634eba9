import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { goTo } from '#tests/kit/browser/goingOn.ts';
import { at, button, heading, leaveQuietly, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertHost } from '#tests/kit/content/booking.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { screenNames } from '#web/shared/app/screenNames.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
const rowsInView = (page: Page) =>
  page.locator('main [data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

async function opened(product: Product, person: Person, path: string, viewport = wide): Promise<Visitor> {
  const visitor = await visit(product, person, { viewport, reducedMotion: 'reduce' });
  await visitor.open(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await loaded(visitor.page);
  return visitor;
}

async function chooseDensity(page: Page, name: string): Promise<void> {
  await button(page, /^User menu/).click();
  await page.getByRole('menuitemradio', { name }).click();
  expect(await page.getByRole('menuitemradio', { name }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
}

test('bar, head and footer of every office screen are at most 48, 56 and 40 pixels high', async ({
  product,
  admin,
}) => {
  const visitor = await opened(product, admin, '/account');
  const { page } = visitor;
  const tall: unknown[] = [];
  for (const [path, { heading: title }] of Object.entries(screenNames)) {
    await goWithin(page, path);
    await heading(page, title).waitFor();
    await loaded(page);
    const [bar, head, footer] = await Promise.all(
      ['[data-office] > header', 'main header', '.office-footer'].map((selector) => heightOf(page, selector)),
    );
    if (!bar || bar > 48 || !head || head > 56 || !footer || footer > 40) tall.push({ path, bar, head, footer });
  }
  expect(tall).toEqual([]);
  await leaveQuietly(visitor);
});

test('the sidebar that collapses to icons stays so after a reload', async ({ product, employee }) => {
  const visitor = await opened(product, employee, '/blog-manage');
  const { page } = visitor;
  const names = () => sidebar(page).getByRole('link').allTextContents();
  const widthOf = async () => (await sidebar(page).boundingBox())?.width ?? 0;
  const before = await names();
  expect(await widthOf()).toBeGreaterThan(180);
  const toggle = button(page, 'Sidebar with names');
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.click();
  expect(await widthOf()).toBeLessThan(60);
  expect(await names()).toEqual(before);
  await page.reload();
  await heading(page, 'Manage Blog Posts').waitFor();
  expect(await widthOf()).toBeLessThan(60);
  await link(sidebar(page), 'Pictures').click();
  await heading(page, 'Media Library').waitFor();
  expect(await violations(page)).toEqual([]);
  await toggle.click();
  expect(await widthOf()).toBeGreaterThan(180);
  await leaveQuietly(visitor);
});

test('on a phone five screens are in a bar at the bottom, below the contact button and a bar of a form', async ({
  product,
  employee,
}) => {
  const visitor = await opened(product, employee, '/admin/add-blog', phone);
  const { page } = visitor;
  const bar = page.getByRole('navigation', { name: 'Most used' });
  expect(await bar.getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Inbox',
    'Content',
    'Reviews',
    'Affiliates',
  ]);
  const { y: top = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(top + height).toBe(phone.height);
  for (const one of [button(page, 'Contact options'), button(page, 'Create Post')]) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await link(bar, 'Reviews').click();
  await heading(page, 'Manage Reviews').waitFor();
  expect(at(page)).toBe('/admin/manage-reviews');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  await button(page, 'Menu').click();
  await link(sidebar(page), 'Insights').click();
  await heading(page, 'Insights').waitFor();
  expect(await sidebar(page).count()).toBe(0);
  await leaveQuietly(visitor);
});

test('the compact density that is chosen in the user menu shows 18 rows without scrolling', async ({
  product,
  admin,
}) => {
  await emptyBlog(product);
  await emptyPortfolio(product);
  for (let index = 0; index < 24; index++) {
    await makePost(admin, { title: `Post ${index}`, slug: `post-${index}`, isPublished: index % 2 === 0 });
    await insertItem(product, { slug: `item-${index}` });
  }
  const visitor = await opened(product, admin, '/blog-manage');
  const { page } = visitor;
  await link(page, 'Post 0').waitFor();
  expect(await rowsInView(page)).toBeLessThan(18);
  await chooseDensity(page, 'Compact');
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(18);
  const heights = await page
    .locator('main [data-row]')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  await page.reload();
  await link(page, 'Post 0').waitFor();
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(18);
  await goTo(visitor, '/portfolio-manage');
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(18);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const head = await page.getByRole('columnheader', { name: 'Status' }).boundingBox();
  expect(head?.y).toBe(0);
  await chooseDensity(page, 'Comfortable');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await rowsInView(page)).toBeLessThan(18);
  await leaveQuietly(visitor);
});

test('dashboard, insights and calendar show their figures without scrolling', async ({ product, admin, employee }) => {
  await insertHost(product, employee.id);
  const startsAt = product.services.now();
  await insertBooking(product, { hostId: employee.id, startsAt });
  const visitor = await opened(product, admin, '/dashboard');
  const { page } = visitor;
  await chooseDensity(page, 'Compact');
  const isInView = async (text: string) => {
    const box = await page.getByRole('main').getByText(text, { exact: true }).first().boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(wide.height);
  };
  for (const text of ['Waiting now', 'Messages per week', 'Pipeline', 'Won per month', 'Last month'])
    await isInView(text);
  await goTo(visitor, '/admin/insights');
  for (const text of ['Visitors', 'Page views', 'Won', 'Value won']) await isInView(text);
  await goWithin(page, `/admin/booking?day=${dayOf(startsAt)}`);
  await heading(page, 'Manage Bookings').waitFor();
  await loaded(page);
  const first = await page.getByRole('list', { name: 'Bookings' }).getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThan(wide.height / 2);
  await leaveQuietly(visitor);
});

test('the first stop of the keyboard leads past the sidebar', async ({ product, employee }) => {
  const visitor = await opened(product, employee, '/admin/manage-reviews');
  const { page } = visitor;
  await page.keyboard.press('Tab');
  const skip = link(page, 'Skip to content');
  expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(isInMain).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInMain()).toBe(true);
  await leaveQuietly(visitor);
});

test('a window at 200 % zoom shows every office screen without scrolling sideways', async ({ product, admin }) => {
  const visitor = await opened(product, admin, '/account', { width: 720, height: 450 });
  const { page } = visitor;
  const scrolled: string[] = [];
  for (const path of Object.keys(screenNames)) {
    await goWithin(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await loaded(page);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) scrolled.push(path);
  }
  expect(scrolled).toEqual([]);
  await leaveQuietly(visitor);
});

test('the head of a time column reverses the order of the list, which the address keeps', async ({
  product,
  employee,
}) => {
  await emptyBlog(product);
  for (const title of ['First post', 'Second post']) await makePost(employee, { title });
  const visitor = await opened(product, employee, '/blog-manage');
  const { page } = visitor;
  const titles = () => page.getByRole('rowheader').allInnerTexts();
  const column = page.getByRole('columnheader', { name: 'Created At' });
  await expect.poll(titles).toEqual(['Second post', 'First post']);
  expect(await column.getAttribute('aria-sort')).toBe('descending');
  await link(column, 'Created At').click();
  await expect.poll(titles).toEqual(['First post', 'Second post']);
  expect(await column.getAttribute('aria-sort')).toBe('ascending');
  await page.reload();
  await expect.poll(titles).toEqual(['First post', 'Second post']);
  await link(column, 'Created At').click();
  await expect.poll(titles).toEqual(['Second post', 'First post']);
  expect(new URL(page.url()).search).toBe('');
  await leaveQuietly(visitor);
});
