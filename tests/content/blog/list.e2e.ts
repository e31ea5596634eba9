import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, link, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { dateBack, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: link(page, title) });
const tagsIn = (card: Locator) => card.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();

describe('the list', () => {
  test('the list shows an empty state only without posts and a failure until a retry', async ({ product, admin }) => {
    await emptyBlog(product);
    await makePost(admin);
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/blogs');
    await page.getByRole('heading', { name: 'No Blog Posts Yet!' }).waitFor();
    expect(visitor.complaints).toEqual([]);

    const { title } = await makePost(admin, { title: 'Weavers, looms and threads', isPublished: true });
    const panel = page.getByRole('alert').filter({ hasText: 'Error Loading Posts' });
    for (const [how, sentence, search] of [
      ['failing', 'An error occurred while fetching blog posts.', ''],
      ['unreadable', 'Could not load posts.', 'looms'],
      ['empty', 'Failed to fetch posts', 'threads'],
      ['refusing', 'The server says no.', 'weavers'],
    ] as const) {
      // A loaded list is not requested again, so each failure uses another list. It is set up before the page, because
      // hovering prefetches.
      const broken = await meddle(page, 'BlogsPage', how);
      broken.release();
      if (search) {
        await page.getByRole('searchbox', { name: 'Search the blog' }).fill(search);
        await page.keyboard.press('Enter');
      } else {
        await visitor.open('/');
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
      }
      await panel.getByText(sentence, { exact: true }).waitFor();
      await visitor.hears(sentence);
      await broken.stop();
      await button(page, 'Try Again').click();
      await link(page, title).waitFor();
      expect(await panel.count()).toBe(0);
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('a card shows the beginning of a post, which a click anywhere on it opens', async ({ product, admin }) => {
    await emptyBlog(product);
    const [fits, long] = ['x'.repeat(100), `${'y'.repeat(98)} zz`];
    await makePost(admin, { title: 'A post that fits', excerpt: fits, tags: ['one', 'two'], isPublished: true });
    const fields = { title: 'A post that is long', excerpt: long, tags: ['one', 'two', 'three'], isPublished: true };
    const post = await makePost(admin, fields);
    // 20:30 in London is the next day in the office.
    await dateBack(product, post, '2026-03-04T20:30:00Z');
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/blogs');
    await card(page, 'A post that fits').getByText(fits, { exact: true }).waitFor();
    expect(await tagsIn(card(page, 'A post that fits'))).toEqual(['one', 'two']);
    const cut = card(page, 'A post that is long');
    await cut.getByText(`${'y'.repeat(98)} z…`, { exact: true }).waitFor();
    expect(await tagsIn(cut)).toEqual(['one', 'two']);
    // The link of the title covers the card.
    await cut.getByText('Mar 5, 2026', { exact: true }).click({ force: true });
    await heading(page, 'A post that is long').waitFor();
    await page.getByText('March 5, 2026 at 2:00 AM', { exact: true }).waitFor();
    await page.getByText('Published on').waitFor();
    await page.getByText(long, { exact: true }).waitFor();
    expect(await tagsIn(page.getByRole('article'))).toEqual(['one', 'two', 'three']);
    await link(page, 'Back to Blog').click();
    await heading(page, 'Blog').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

test('a long list loads more when the reader approaches its end', async ({ product, admin }) => {
  await emptyBlog(product);
  // Two of three are published: 60 posts.
  await fillTable(product, 'blog_posts', 89);
  const oldest = 'Post 89';
  await makePost(admin, { isPublished: true });
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs');
  await expect
    .poll(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      return page.getByRole('article').count();
    })
    .toBe(61);
  expect(await link(page, 'Load more').count()).toBe(0);
  expect(visitor.operations).toEqual(['BlogsPage', 'BlogsPage']);
  await link(page, oldest).click();
  await heading(page, oldest).waitFor();
  await page.goBack();
  await heading(page, 'Blog').waitFor();
  const top = async () => (await card(page, oldest).boundingBox())?.y ?? -1;
  await expect.poll(async () => (await top()) > 0 && (await top()) < 900).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
