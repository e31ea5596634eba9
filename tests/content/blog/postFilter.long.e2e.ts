import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, heading, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product, employee }) => {
  await emptyBlog(product);
  const post = (title: string, fields: object) => makePost(employee, { title, isPublished: true, ...fields });
  const { db } = product.services;
  const wool = Array.from({ length: 32 }, (_, index) => ({
    id: uuidv7(),
    slug: `wool-${index + 1}`,
    title: `Wool number ${index + 1}`,
    excerpt: 'What this post is about.',
    author: 'Asha Menon',
    tags: ['wool'],
    isPublished: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index),
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index),
  }));
  await db.insert(blogPosts).values(wool);
  await post('A tale of silk', { tags: ['silk', 'R&D'], body: 'Moths make it.' });
  await post('A tale of linen', { tags: ['flax', 'R&D'] });
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const titlesOn = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const field = (page: Page) => page.getByRole('search').getByRole('searchbox', { name: 'Search the blog' });
const query = (page: Page) => new URL(page.url()).search;

test('a reader returns to all posts from a tag of a card or a post', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs');
  await page.getByRole('article').filter({ hasText: 'A tale of silk' }).getByRole('link', { name: 'R&D' }).click();
  await heading(page, 'Posts about R&D').waitFor();
  await page.getByRole('status').getByText('2 posts found', { exact: true }).waitFor();
  expect([at(page), query(page)]).toEqual(['/blogs', '?tag=R%26D']);
  expect(await titlesOn(page)).toEqual(['A tale of linen', 'A tale of silk']);
  expect(await page.title()).toBe(`Posts about R&D - Blog - ${product.services.siteFile.name}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await link(page, 'A tale of silk').click();
  await heading(page, 'A tale of silk').waitFor();
  await link(page, 'silk').click();
  await heading(page, 'Posts about silk').waitFor();
  await page.getByRole('status').getByText('1 post found', { exact: true }).waitFor();
  expect(await titlesOn(page)).toEqual(['A tale of silk']);
  await link(page, 'All posts').click();
  await heading(page, 'Blog').waitFor();
  await link(page, 'A tale of linen').waitFor();
  expect([at(page), query(page)]).toEqual(['/blogs', '']);
  await page.goBack();
  await heading(page, 'Posts about silk').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a reader goes back from a search with results, without any or with a failure', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs');
  await field(page).fill('  moth ');
  await field(page).press('Enter');
  await heading(page, 'Posts with “moth”').waitFor();
  await page.getByText('1 post found', { exact: true }).waitFor();
  expect(await titlesOn(page)).toEqual(['A tale of silk']);
  expect([query(page), await field(page).inputValue()]).toEqual(['?search=moth', 'moth']);
  await field(page).fill(`%"'<b>`);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: `No posts with “%"'<b>”` }).waitFor();
  expect(await titlesOn(page)).toEqual([]);
  await link(page, 'See all posts').click();
  await heading(page, 'Blog').waitFor();
  expect(await field(page).inputValue()).toBe('');
  await page.goBack();
  await page.goBack();
  await heading(page, 'Posts with “moth”').waitFor();
  expect(await field(page).inputValue()).toBe('moth');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await heading(page, 'Blog').waitFor();
  await field(page).fill('x'.repeat(300));
  expect(await field(page).inputValue()).toHaveLength(100);
  expect(visitor.complaints).toEqual([]);

  const panel = page.getByRole('alert').filter({ hasText: 'Error Loading Posts' });
  const broken = await meddle(page, 'BlogsPage', 'failing');
  broken.release();
  await field(page).fill('moths');
  await field(page).press('Enter');
  await panel.waitFor();
  await broken.stop();
  await link(page, 'All posts').click();
  await link(page, 'A tale of linen').waitFor();
  expect(await panel.count()).toBe(0);
  await page.goBack();
  await heading(page, 'Posts with “moths”').waitFor();
  await page.getByText('1 post found', { exact: true }).waitFor();
  expect(await titlesOn(page)).toEqual(['A tale of silk']);
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('each of several filtered lists keeps what it has loaded', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs?tag=wool');
  await page.getByText('32 posts found', { exact: true }).waitFor();
  await expect
    .poll(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      return page.getByRole('article').count();
    })
    .toBe(32);
  await link(page, 'All posts').click();
  await link(page, 'A tale of linen').waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(29);
  await page.goBack();
  await heading(page, 'Posts about wool').waitFor();
  expect(await page.getByRole('article').count()).toBe(32);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('tags, search and long lists work without scripts', async ({ product }) => {
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto('/blogs');
  expect(await page.getByRole('article').count()).toBe(30);
  await link(page, 'Load more').click();
  await link(page, 'Wool number 1').waitFor();
  expect(await page.getByRole('article').count()).toBe(34);
  expect(await link(page, 'Load more').count()).toBe(0);
  await field(page).fill('wool');
  await field(page).press('Enter');
  await heading(page, 'Posts with “wool”').waitFor();
  expect(query(page)).toBe('?search=wool');
  await expect.poll(() => page.getByRole('article').count()).toBe(30);
  await link(page, 'Load more').click();
  await link(page, 'Wool number 1').waitFor();
  expect(query(page)).toBe('?search=wool&show=60');
  expect(await page.getByRole('article').count()).toBe(32);
  await page.getByRole('article').first().getByRole('link', { name: 'wool', exact: true }).click();
  await heading(page, 'Posts about wool').waitFor();
  await link(page, 'Load more').click();
  await link(page, 'Wool number 1').waitFor();
  expect(query(page)).toBe('?tag=wool&show=60');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
