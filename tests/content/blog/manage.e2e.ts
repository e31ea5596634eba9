import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdStream, meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  dialog,
  heading,
  link,
  loaded,
  operationOf,
  type Visitor,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import { dateBack, emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;

const row = (page: Page, title: string) => page.getByRole('row').filter({ has: link(page, title) });
const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts();

/** Opens the screen with exactly these posts, the last one first. */
async function managing(product: Product, employee: Person, ...posts: Record<string, unknown>[]) {
  await emptyBlog(product);
  const made = [];
  for (const fields of posts) made.push(await makePost(employee, fields));
  visitor = await visit(product, employee);
  await visitor.open('/blog-manage');
  await loaded(visitor.page);
  return { page: visitor.page, posts: made };
}

async function remove(page: Page, title: string) {
  await button(page, `Delete ${title}`).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

test('the table lists the posts that its search finds, newest first', async ({ product, employee }) => {
  const { page } = await managing(product, employee);
  await page.getByRole('heading', { name: 'No Blog Posts Yet', exact: true }).waitFor();
  await link(page, 'Add New Post').click();
  await heading(page, 'Add Blog Post').waitFor();
  expect(at(page)).toBe('/admin/add-blog');
  await page.goBack();
  await page.getByRole('heading', { name: 'No Blog Posts Yet', exact: true }).waitFor();

  const older = await makePost(employee, { title: 'An older launch', isPublished: true });
  const newer = await makePost(employee, { title: 'A newer launch' });
  await dateBack(product, older, '2026-03-04T20:30:00Z');
  await button(page, 'Refresh').click();
  await row(page, 'An older launch').getByText('Mar 5, 2026', { exact: true }).waitFor();
  expect(await titles(page)).toEqual(['A newer launch', 'An older launch']);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Title', 'Status', 'Created At', 'Actions']);
  await row(page, 'A newer launch').getByText('Draft', { exact: true }).waitFor();
  await row(page, 'An older launch').getByText('Published', { exact: true }).waitFor();
  await makePost(employee, { title: 'A budget' });
  await employee.rest('PATCH', `/blogs/${newer.id}/toggle-publish`);
  await button(page, 'Refresh').click();
  await row(page, 'A budget').waitFor();
  expect(await titles(page)).toEqual(['A budget', 'A newer launch', 'An older launch']);
  await row(page, 'A newer launch').getByText('Published', { exact: true }).waitFor();

  await page.getByText('3 posts').waitFor();
  await page.getByLabel('Find by title').fill('LAUNCH');
  await page.getByText('2 found').waitFor();
  expect(await titles(page)).toEqual(['A newer launch', 'An older launch']);

  const opened = page.context().waitForEvent('page');
  await link(page, 'View A newer launch (opens in a new tab)').click();
  const tab = await opened;
  await heading(tab, 'A newer launch').waitFor();
  expect(at(tab)).toBe(`/blog/${newer.slug}`);
  expect(at(page)).toBe('/blog-manage');
  await row(page, 'An older launch').getByText('Mar 5, 2026').click();
  await heading(page, 'An older launch').waitFor();
  expect(at(page)).toBe(`/blog/${older.slug}`);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a table that failed to load gives the reason until a retry', async ({ product, employee }) => {
  await emptyBlog(product);
  await makePost(employee, { title: 'A post to wait for' });
  visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  for (const [how, sentence] of [
    ['failing', 'Failed to fetch blog posts. Please try again.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'ManageBlogs', how);
    broken.release();
    await visitor.open('/blog-manage');
    await page.getByRole('alert').filter({ hasText: 'Error Loading Posts' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    await button(page, 'Try Again').click();
    await row(page, 'A post to wait for').waitFor();
  }
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('a publication shows immediately unless the server refuses it', async ({ product, employee }) => {
  const { page } = await managing(
    product,
    employee,
    { title: 'A quiet post' },
    { title: 'A loud post', isPublished: true },
    { title: 'A post to point at' },
    { title: 'A post to publish' },
  );
  const slow = await meddle(page, 'PublishBlogPost', 'slow');
  await button(page, 'Publish A post to publish').click();
  await slow.asked;
  const published = row(page, 'A post to publish').getByText('Published', { exact: true });
  await published.waitFor();
  await button(page, 'Unpublish A post to publish').waitFor();
  await page.getByText('4 posts').waitFor();
  expect(await visitor.toasts()).toEqual([]);
  slow.release();
  await visitor.hears('Blog post published successfully.');
  await published.waitFor();
  await slow.stop();

  const late = await meddle(page, 'BlogPostPage', 'late');
  await link(page, 'A post to point at').hover();
  await late.asked;
  await button(page, 'Publish A post to point at').click();
  const success = 'Blog post published successfully.';
  await expect.poll(visitor.toasts).toEqual([success, success]);
  const again = page.waitForRequest((request) => operationOf(request) === 'BlogPostPage');
  late.release();
  expect((await (await again).response())?.ok()).toBe(true);
  await row(page, 'A post to point at').getByText('Published', { exact: true }).waitFor();
  await late.stop();

  const before = await page.getByRole('table').innerText();
  for (const [how, sentence] of [
    ['failing', 'Failed to update status.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'PublishBlogPost', how);
    await button(page, 'Unpublish A loud post').click();
    await broken.asked;
    await row(page, 'A loud post').getByText('Draft', { exact: true }).waitFor();
    broken.release();
    await visitor.hears(sentence);
    await row(page, 'A loud post').getByText('Published', { exact: true }).waitFor();
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }
  await button(page, 'Unpublish A loud post').click();
  await visitor.hears('Blog post unpublished successfully.');
  await row(page, 'A loud post').getByText('Draft', { exact: true }).waitFor();

  await page.reload();
  await published.waitFor();
  await row(page, 'A loud post').getByText('Draft', { exact: true }).waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('a confirmed deletion shows immediately unless the server refuses it', async ({ product, employee }) => {
  const { page, posts } = await managing(
    product,
    employee,
    { title: 'First post' },
    { title: 'Second post' },
    { title: 'Third post' },
    { title: 'A post to delete' },
  );
  const others = ['Third post', 'Second post', 'First post'];
  await button(page, 'Delete A post to delete').click();
  await dialog(page).getByText('the blog post "A post to delete"? This action cannot be undone.').waitFor();
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await titles(page)).toEqual(['A post to delete', ...others]);
  expect(visitor.operations).not.toContain('RemoveBlogPost');

  const slow = await meddle(page, 'RemoveBlogPost', 'slow');
  await remove(page, 'A post to delete');
  await slow.asked;
  await dialog(page).waitFor({ state: 'hidden' });
  await row(page, 'A post to delete').waitFor({ state: 'detached' });
  await page.getByText('3 posts').waitFor();
  expect(await visitor.toasts()).toEqual([]);
  expect((await employee.rest('GET', `/blogs/${posts[3]?.slug}`)).status).toBe(200);
  slow.release();
  await visitor.hears('Blog post deleted successfully.');
  expect(await titles(page)).toEqual(others);
  expect((await employee.rest('GET', `/blogs/${posts[3]?.slug}`)).status).toBe(404);
  await slow.stop();
  await withoutStream(page);
  await row(page, 'First post').waitFor();
  expect(await titles(page)).toEqual(others);

  const before = await page.getByRole('table').innerText();
  for (const [how, sentence] of [
    ['failing', 'Failed to delete blog post.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'RemoveBlogPost', how);
    await remove(page, 'Second post');
    await broken.asked;
    await row(page, 'Second post').waitFor({ state: 'detached' });
    await page.getByText('2 posts').waitFor();
    broken.release();
    await visitor.hears(sentence);
    await row(page, 'Second post').waitFor();
    await page.getByText('3 posts').waitFor();
    expect(await page.getByRole('table').innerText()).toBe(before);
    await broken.stop();
  }

  const heard = (await visitor.toasts()).length;
  for (const post of posts.slice(1, 3)) expect((await employee.rest('DELETE', `/blogs/${post.id}`)).status).toBe(200);
  await button(page, 'Publish Second post').click();
  await visitor.hears('Blog post not found.');
  await row(page, 'Second post').waitFor({ state: 'detached' });
  await remove(page, 'Third post');
  const gone = 'Blog post not found.';
  await expect.poll(async () => (await visitor.toasts()).slice(heard)).toEqual([gone, gone]);
  expect(await titles(page)).toEqual(['First post']);

  await remove(page, 'First post');
  await visitor.hears('Blog post deleted successfully.');
  await page.getByRole('heading', { name: 'No Blog Posts Yet', exact: true }).waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
