import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { at, heading, TAKEN_OVER, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { field, file, good, submit, test, write, writesAnother, writing, written } from './form.ts';

/** An incompressible picture, so that its upload takes time. */
const noise = () => {
  const create = { width: 500, height: 300, channels: 3 as const, background: 'gray' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg()
    .toBuffer();
};

/** Limits the upload rate to this many bytes a second. @returns a function that removes the limit */
async function slowUploads(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(uploadThroughput);
  return () => limit(-1);
}

test('a post with a cover is readable immediately after its upload', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/blogs');
  await page.getByRole('button', { name: 'User menu, Ravi Rao' }).click();
  await page.getByRole('menuitem', { name: 'Add Blog Post' }).click();
  await write(page, { Title: 'What a Launch costs, in 2026!', Excerpt: 'Every bill of one launch, as they came.' });
  expect(await field(page, 'Slug').inputValue()).toBe('what-a-launch-costs-in-2026');
  const preview = page.getByRole('figure', { name: 'Preview of the search result' });
  await preview.getByText(`${product.url}/blog/what-a-launch-costs-in-2026`, { exact: true }).waitFor();
  await preview.getByText('What a Launch costs, in 2026! - Marquee', { exact: true }).waitFor();
  await preview.getByText('Every bill of one launch, as they came.', { exact: true }).waitFor();
  await field(page, 'Search headline').fill('Launch costs');
  await preview.getByText('Launch costs - Marquee', { exact: true }).waitFor();
  expect(await field(page, 'Author').inputValue()).toBe('Ravi Rao');
  await write(page, { Body: '## The bills\n\nThere were **seven** of them.', Tags: 'marketing, budget, , launch' });
  await file(page).setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await noise() });
  await write(page, { 'Alt text': 'Seven bills on a table' });
  await page.getByLabel('Published').check();

  const liftLimit = await slowUploads(page, 5_000);
  await submit(page).click();
  await page.getByRole('button', { name: /^Uploading picture \d+%$/ }).waitFor();
  expect(await field(page, 'Title').isDisabled()).toBe(true);
  await liftLimit();
  await visitor.hears('Blog post created successfully.');
  await heading(page, 'Blog').waitFor();
  expect(at(page)).toBe('/blogs');

  await page.getByRole('link', { name: 'What a Launch costs, in 2026!' }).click();
  await heading(page, 'What a Launch costs, in 2026!').waitFor();
  expect(await page.title()).toBe('Launch costs - Marquee');
  await page.getByRole('heading', { name: 'The bills' }).waitFor();
  await page.getByText('There were seven of them.').waitFor();
  const cover = page.getByRole('img', { name: 'Seven bills on a table' });
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await cover.getAttribute('width')).toBe('500');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the notice about a scheduled draft says when it goes live', async ({ product, employee }) => {
  const { visitor, page } = await writing(product, employee);
  await write(page, good());
  const day = dayOf(new Date(product.services.now().getTime() + 2 * DAY_MS));
  await page.getByLabel('Publish at (India time)').fill(`${day}T09:00`);
  await submit(page).click();
  await page.getByText(/^Saved as a draft\. It goes live [A-Z][a-z]+day at 9:00 AM\./).waitFor();
  await visitor.leave();
});

test('a post is a draft by default with a notice that appears once', async ({ product, employee }) => {
  const { visitor, page } = await writing(product, employee);
  const notice = page.getByRole('status').filter({ hasText: 'Saved as a draft: only staff see it.' });
  async function draft(): Promise<string> {
    const texts = good();
    await write(page, texts);
    await submit(page).click();
    await notice.waitFor();
    return texts.Title as string;
  }
  const first = await draft();
  await heading(page, 'Blog').waitFor();
  expect(await page.getByRole('article').getByRole('link', { name: first }).count()).toBe(0);
  await page.reload();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  expect(await notice.count()).toBe(0);

  await writesAnother(visitor);
  const second = await draft();
  const manage = await notice.getByRole('link', { name: 'Manage Blogs' }).getAttribute('href');
  await notice.getByRole('link', { name: second }).click();
  await heading(page, second).waitFor();
  await goWithin(visitor.page, manage ?? '');
  await heading(page, 'Manage Blog Posts').waitFor();
  for (const title of [first, second]) {
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText('Draft', { exact: true }).waitFor();
  }

  await writesAnother(visitor);
  const texts = good();
  await write(page, texts);
  await page.getByLabel('Published').check();
  await submit(page).click();
  await page.getByRole('article').getByRole('link', { name: texts.Title }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the edit form changes only edited fields of the stored post', async ({ product, employee }) => {
  const post = await makePost(employee, {
    body: 'The old text.',
    tags: ['one', 'two'],
    imageUrl: `${product.url}/none.png`,
    isPublished: true,
  });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.route('**/none.png', async (route) =>
    route.fulfill({ contentType: 'image/png', body: await canvas().png().toBuffer() }),
  );
  await visitor.open(`/admin/edit-blog/${post.slug}`);
  await heading(page, 'Edit Blog Post').waitFor();
  expect(await written(page)).toMatchObject({
    Title: post.title,
    Slug: post.slug,
    Excerpt: post.excerpt,
    Body: 'The old text.',
    Author: post.author,
    Tags: 'one, two',
  });
  await write(page, { Slug: `${post.slug}-moved`, Body: 'The new text.' });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await visitor.hears('Blog post saved.');
  // The form has this text too, until the page replaces it.
  await expect.poll(() => at(page)).toBe(`/blog/${post.slug}-moved`);
  await page.getByText('The new text.').waitFor();
  const { body } = await employee.rest('GET', `/blogs/${post.slug}-moved`);
  expect(body.data).toMatchObject({ title: post.title, tags: ['one', 'two'], imageUrl: null, isPublished: true });
  expect((await employee.rest('GET', `/blogs/${post.slug}`)).status).toBe(404);

  await goWithin(visitor.page, '/admin/edit-blog/nowhere-to-be-found');
  await heading(visitor.page, 'Oops! Post Not Found').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
