import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertReader } from '#tests/kit/content/newsletter.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { test } from '#tests/kit/test.ts';

const column = (page: Page, head: string) => page.getByRole('columnheader', { name: head, exact: true });
const sortOf = (page: Page, head: string) => column(page, head).getAttribute('aria-sort');
const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts();
const query = (page: Page) => new URL(page.url()).search;

test('the head of a column orders the list by it', async ({ product, employee }) => {
  await emptyBlog(product);
  for (const title of ['banana', 'Apple', 'cherry']) await makePost(employee, { title });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/blog-manage');
  await expect.poll(() => titles(page)).toEqual(['cherry', 'Apple', 'banana']);
  expect([await sortOf(page, 'Created At'), await sortOf(page, 'Title')]).toEqual(['descending', null]);

  await link(column(page, 'Title'), 'Title').click();
  await expect.poll(() => titles(page)).toEqual(['Apple', 'banana', 'cherry']);
  expect([await sortOf(page, 'Created At'), await sortOf(page, 'Title')]).toEqual([null, 'ascending']);
  await page.getByRole('table', { name: 'Blog posts, title, A to Z' }).waitFor();
  expect(query(page)).toBe('?sort=title');

  await link(column(page, 'Title'), 'Title').press('Enter');
  await expect.poll(() => titles(page)).toEqual(['cherry', 'banana', 'Apple']);
  expect(await sortOf(page, 'Title')).toBe('descending');
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['cherry', 'banana', 'Apple']);

  await button(page, 'List actions').click();
  expect(await page.getByRole('menuitemradio', { name: 'Title, Z to A' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('menuitemradio', { name: 'Newest first' }).click();
  await expect.poll(() => titles(page)).toEqual(['cherry', 'Apple', 'banana']);
  expect(query(page)).toBe('');
  await leaveQuietly(visitor);
});

/** The heads of each list that order it. */
const lists: [path: string, heads: string[]][] = [
  ['/contact-query', ['From', 'Last activity']],
  ['/blog-manage', ['Title', 'Created At']],
  ['/admin/affiliate-manage', ['Name', 'Email', 'Company', 'Created At']],
  ['/admin/users', ['Name', 'Email', 'Role']],
  ['/admin/redirects', ['From', 'To']],
  ['/admin/newsletter', ['Email', 'State', 'Since']],
];

test('in each list, every head with an order orders the list', async ({ product, admin }) => {
  await makeMessage(product);
  await makeAffiliate(product.nobody);
  await makePost(admin);
  await makeRedirect(admin);
  await insertReader(product);
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  for (const [path, heads] of lists) {
    await visitor.open(path);
    await page.getByRole('table').first().waitFor();
    for (const head of heads) {
      await link(column(page, head), head).click();
      await expect.poll(() => sortOf(page, head)).toMatch(/^(a|de)scending$/);
      await page.getByRole('rowheader').first().waitFor();
      expect(await page.getByText(/^Error/).count()).toBe(0);
    }
  }
  await leaveQuietly(visitor);
});

test('the menu sets the order of lists of cards and of pictures too', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const orders: [path: string, orders: string[]][] = [
    ['/admin/manage-reviews', ['Most stars first', 'Name, A to Z']],
    ['/admin/media', ['Largest file first', 'Name, A to Z']],
    ['/portfolio-manage', ['Latest publication', 'Title, A to Z']],
    ['/admin/pages', ['Latest change', 'Title, Z to A']],
  ];
  for (const [path, names] of orders) {
    await visitor.open(path);
    for (const name of names) {
      const before = query(page);
      await button(page, 'List actions').click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect.poll(() => query(page)).not.toBe(before);
      expect(await page.getByText(/^Error/).count()).toBe(0);
    }
  }
  await leaveQuietly(visitor);
});

test('the search field of the subscribers is as high as that of other lists', async ({ product, admin }) => {
  await insertReader(product);
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const heightOf = async (name: string) => (await page.getByRole('searchbox', { name }).boundingBox())?.height;
  await visitor.open('/blog-manage');
  const usual = await heightOf('Find by title');
  await visitor.open('/admin/newsletter');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).waitFor();
  expect(usual).toBeGreaterThan(20);
  expect(await heightOf('Search subscribers')).toBe(usual);
  await leaveQuietly(visitor);
});
