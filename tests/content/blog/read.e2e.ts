import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, dialog, heading, link, loaded, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { getPage, titleOf } from '#tests/kit/network/html.ts';
import { test as base } from '#tests/kit/test.ts';

const MISSING = 'Oops! Post Not Found';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const toolbar = (page: Page) => page.getByRole('region', { name: 'Manage this post' });

async function isRead(page: Page) {
  await heading(page, 'Blog').waitFor();
  await loaded(page);
}

test('readers see what an admin does with the toolbar of a post but not the toolbar', async ({ product, admin }) => {
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

test('an open page shows what is published now to a reader who goes on but not to one who goes back', async ({
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

test('an action of the toolbar shows immediately unless the server refuses it', async ({ product, admin }) => {
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
