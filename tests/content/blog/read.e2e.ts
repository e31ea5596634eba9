import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, dialog, heading, link, loaded, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { dateBack, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { getPage, titleOf } from '#tests/kit/network/html.ts';
import { test as base } from '#tests/kit/test.ts';

const MISSING = 'Oops! Post Not Found';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const toolbar = (page: Page) => page.getByRole('region', { name: 'Manage this post' });
const card = (page: Page, title: string) => page.getByRole('article').filter({ has: link(page, title) });
const tagsIn = (card: Locator) => card.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();

async function isRead(page: Page) {
  await heading(page, 'Blog').waitFor();
  await loaded(page);
}

test('an admin edits, unpublishes and deletes a post with its toolbar, and readers see the result without a toolbar', async ({
  product,
  admin,
}) => {
  const title = 'What a launch costs';
  await makePost(admin, { isPublished: true });
  const { slug } = await makePost(admin, { title: 'What a launch cost', isPublished: true });
  const [writer, reader] = [await visit(product, admin), await visit(product)];
  const { page } = writer;
  expect(titleOf((await getPage(product, `/blog/${slug}`)).text)).toBe('What a launch cost - Marquee');
  await writer.open('/blogs');
  await link(page, 'What a launch cost').click();
  await toolbar(page).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await button(page, 'Save Changes').click();
  await writer.hears('Blog post saved.');
  await heading(page, title).waitFor();
  expect(at(page)).toBe(`/blog/${slug}`);
  await reader.open(`/blog/${slug}`);
  await heading(reader.page, title).waitFor();
  expect([await toolbar(reader.page).count(), await button(reader.page, 'Delete').count()]).toEqual([0, 0]);
  expect(reader.complaints).toEqual([]);

  await button(page, 'Unpublish').click();
  await writer.hears('Blog post unpublished successfully.');
  await toolbar(page).getByText('Draft').waitFor();
  expect((await reader.page.reload())?.status()).toBe(404);
  await heading(reader.page, MISSING).waitFor();
  await reader.page.getByText('Blog post not found.').waitFor();
  expect(await reader.page.content()).not.toContain(title);
  await link(reader.page, 'Go Back to Blogs').click();
  await isRead(reader.page);
  expect(at(reader.page)).toBe('/blogs');
  expect(withoutStatus(reader, 404)).toEqual([]);
  await link(page, 'Back to Blog').click();
  await isRead(page);
  expect(await link(page, title).count()).toBe(0);
  await page.goBack();

  await button(page, 'Delete').click();
  await dialog(page).getByText(`the blog post "${title}"? This action cannot be undone.`).waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(writer.operations).not.toContain('RemoveBlogPost');
  await button(page, 'Delete').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await writer.hears('Blog post deleted successfully.');
  await isRead(page);
  expect(at(page)).toBe('/blogs');
  expect(await link(page, title).count()).toBe(0);
  expect((await admin.rest('GET', `/blogs/${slug}`)).status).toBe(404);
  expect(writer.complaints).toEqual([]);
  await Promise.all([writer.leave(), reader.leave()]);
});

describe('the list', () => {
  test('the list shows an empty state and failures, and can be retried', async ({ product, admin }) => {
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

  test('a card shows day, 100 characters of the excerpt and two tags, and opens the post by a click anywhere', async ({
    product,
    admin,
  }) => {
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

test('an open page shows what is published now when its reader goes on, and what it has shown when the reader goes back', async ({
  product,
  admin,
}) => {
  await emptyBlog(product);
  const gone = await makePost(admin, { title: 'Unpublished meanwhile', isPublished: true });
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs');
  await link(page, gone.title).waitFor();
  await link(page.getByRole('contentinfo'), 'About').press('Enter');
  await heading(page, 'About Marquee').waitFor();
  await admin.gql('mutation ($id: UUID!) { publishBlogPost(id: $id, isPublished: false) { id } }', { id: gone.id });
  const { title } = await makePost(admin, { title: 'Published meanwhile', isPublished: true });
  const blog = link(page.getByRole('navigation', { name: 'Main' }), 'Blog');
  await blog.press('Enter');
  await link(page, title).waitFor();
  expect(await link(page, gone.title).count()).toBe(0);
  // The same link once more reads the list again.
  const { title: later } = await makePost(admin, { title: 'Published later', isPublished: true });
  await blog.press('Enter');
  await link(page, later).waitFor();
  const reads = () => visitor.operations.filter((name) => name === 'BlogsPage').length;
  const before = reads();
  await link(page.getByRole('contentinfo'), 'About').press('Enter');
  await heading(page, 'About Marquee').waitFor();
  await page.goBack();
  await link(page, later).waitFor();
  expect(reads()).toBe(before);
  await visitor.leave();
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

test('an employee sees a draft, also after a reload, without a toolbar', async ({ product, admin }) => {
  const [draft, post] = [await makePost(admin), await makePost(admin, { isPublished: true })];
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  const noToolbar = async () => {
    await link(page, 'Dashboard').waitFor();
    expect([await toolbar(page).count(), await button(page, 'Delete').count()]).toEqual([0, 0]);
  };
  for (const load of [() => page.goto(`/blog/${draft.slug}`), () => page.reload()]) {
    await load();
    await heading(page, draft.title).waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
  }
  await noToolbar();
  await goWithin(visitor.page, `/blog/${post.slug}`);
  await heading(page, post.title).waitFor();
  await noToolbar();
  expect(await visitor.toasts()).toEqual([]);
  expect(withoutStatus(visitor, 404)).toEqual([]);
  await visitor.leave();
});

test('toolbar actions show immediately, are rolled back on failure, and report a deleted post', async ({
  product,
  admin,
}) => {
  const post = await makePost(admin);
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(`/blog/${post.slug}`);
  await heading(page, post.title).waitFor();
  await toolbar(page).getByText('Draft', { exact: true }).waitFor();

  const slow = await meddle(page, 'PublishBlogPost', 'slow');
  await button(page, 'Publish').click();
  await slow.asked;
  await toolbar(page).getByText('Published', { exact: true }).waitFor();
  await button(page, 'Unpublish').waitFor();
  expect(await visitor.toasts()).toEqual([]);
  slow.release();
  await visitor.hears('Blog post published successfully.');
  await toolbar(page).getByText('Published', { exact: true }).waitFor();
  await slow.stop();
  await page.reload();
  await toolbar(page).getByText('Published', { exact: true }).waitFor();

  for (const [how, sentence] of [
    ['failing', 'Failed to publishing/unpublishing post.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'PublishBlogPost', how);
    await button(page, 'Unpublish').click();
    await toolbar(page).getByText('Draft', { exact: true }).waitFor();
    await button(page, 'Publish').waitFor();
    broken.release();
    await visitor.hears(sentence);
    await toolbar(page).getByText('Published', { exact: true }).waitFor();
    await button(page, 'Unpublish').waitFor();
    await broken.stop();
  }

  const remove = async () => {
    await button(page, 'Delete').click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
  };
  for (const [how, sentence] of [
    ['failing', 'Failed to delete post.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const heard = (await visitor.toasts()).length;
    const broken = await meddle(page, 'RemoveBlogPost', how);
    broken.release();
    await remove();
    await expect.poll(async () => (await visitor.toasts()).slice(heard)).toContain(sentence);
    await heading(page, post.title).waitFor();
    expect(at(page)).toBe(`/blog/${post.slug}`);
    await broken.stop();
  }
  await remove();
  await visitor.hears('Blog post deleted successfully.');
  await isRead(page);

  const [shown, asked] = [await makePost(admin, { isPublished: true }), await makePost(admin, { isPublished: true })];
  const heard = (await visitor.toasts()).length;
  await goWithin(visitor.page, `/blog/${shown.slug}`);
  await button(page, 'Unpublish').waitFor();
  await admin.rest('DELETE', `/blogs/${shown.id}`);
  await button(page, 'Unpublish').click();
  await visitor.hears('Blog post not found.');
  await heading(page, MISSING).waitFor();

  await goWithin(visitor.page, `/blog/${asked.slug}`);
  await button(page, 'Delete').waitFor();
  await admin.rest('DELETE', `/blogs/${asked.id}`);
  await button(page, 'Delete').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  const gone = 'Blog post not found.';
  await expect.poll(async () => (await visitor.toasts()).slice(heard)).toEqual([gone, gone]);
  await isRead(page);
  expect(await link(page, asked.title).count()).toBe(0);
  expect(withoutStatus(visitor, 404).filter((complaint) => !complaint.includes('status of 502'))).toEqual([]);
  await visitor.leave();
});
