import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { showsAddress } from '#tests/kit/browser/pageAddress.ts';
import {
  at,
  closeBrowser,
  faultAt,
  heading,
  TAKEN_OVER,
  UPLOAD,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee', { name: 'Ravi Rao' });
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const FAULTS = 'Please fix the errors in the form.';
const labels = ['Title', 'Slug', 'Excerpt', 'Body', 'Author', 'Tags', 'Image URL', 'Alt text'] as const;
type Texts = Partial<Record<(typeof labels)[number], string>>;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Create Post' });
const file = (page: Page) => page.getByLabel('Image file');
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

async function write(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

async function written(page: Page): Promise<Texts> {
  const texts: Texts = {};
  for (const label of labels) texts[label] = await field(page, label).inputValue();
  return texts;
}

async function faults(page: Page): Promise<Texts> {
  const found: Texts = {};
  for (const label of labels) {
    const fault = await faultAt(field(page, label));
    if (fault) found[label] = fault;
  }
  return found;
}

let count = 0;
/** What a post needs, with a slug of its own. */
function good(): Texts {
  count += 1;
  return {
    Title: `A post of the form, number ${count}`,
    Excerpt: 'What this post is about.',
    Body: 'The text.',
    Author: 'Asha Menon',
    Tags: 'marketing, seo',
    'Alt text': 'Nothing',
  };
}

async function writing() {
  const visitor = await visit(product, employee);
  await visitor.open('/admin/add-blog');
  await heading(visitor.page, 'Add Blog Post').waitFor();
  return { visitor, page: visitor.page };
}

/** A picture that does not shrink much, so that it takes its time on a slow line. */
const noise = () => {
  const create = { width: 900, height: 600, channels: 3 as const, background: 'gray' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg()
    .toBuffer();
};

/** A line that sends this many bytes a second. @returns what lifts the limit */
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

test('a post is written with a cover, whose upload shows, and can be read at once', async () => {
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
  expect(await cover.getAttribute('width')).toBe('900');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the address in the preview of a search result is cut short, and does not widen the form on a phone', async () => {
  const visitor = await visit(product, employee, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await write(page, { Title: 'What every client of ours asks in the first meeting about money' });
  await page
    .getByText(/first-meeting-about-money$/)
    .last()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await visitor.leave();
});

describe('a fault is told at its field, and nothing is sent', () => {
  test('when nothing is filled in, with the focus on the first', async () => {
    const { visitor, page } = await writing();
    await write(page, { Author: '' });
    await submit(page).click();
    await visitor.hears(FAULTS);
    expect(await faults(page)).toEqual({
      Title: 'Title must be at least 5 characters',
      Excerpt: 'Excerpt must be at least 10 characters',
      Author: 'Author must be at least 2 characters',
      Tags: 'Please enter at least one tag',
    });
    await expect.poll(() => focused(page)).toBe('title');
    expect(visitor.operations).not.toContain('CreateBlogPost');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('on one side of each limit, and not on the other', async () => {
    const { visitor, page } = await writing();
    await write(page, good());
    const limits = [
      ['Title', 'Four', 'Five5', 'Title must be at least 5 characters'],
      ['Excerpt', 'Nine char', 'Ten charac', 'Excerpt must be at least 10 characters'],
      ['Author', 'A', 'Al', 'Author must be at least 2 characters'],
      ['Tags', ' , ,', 'a', 'Please enter at least one tag'],
      ['Slug', 'ab', 'abc', 'Slug must be at least 3 characters'],
      ['Slug', 'Two Words', 'two-words', 'Slug must be lowercase letters and numbers joined by single hyphens'],
      ['Image URL', 'javascript:alert(1)', '', 'Please enter a valid URL'],
      ['Image URL', 'picture.png', '', 'Please enter a valid URL'],
    ] as const;
    for (const [label, bad, better, sentence] of limits) {
      await write(page, { [label]: bad });
      await submit(page).click();
      await expect.poll(() => faults(page)).toEqual({ [label]: sentence });
      await write(page, { [label]: better });
      await expect.poll(() => faults(page)).toEqual({});
    }
    expect(new Set(await visitor.toasts())).toEqual(new Set([FAULTS]));
    expect(visitor.operations).not.toContain('CreateBlogPost');
    await submit(page).click();
    await visitor.hears('Blog post created successfully.');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('when there is a URL and a file, or a file that is no picture', async () => {
    const { visitor, page } = await writing();
    await write(page, { ...good(), 'Image URL': `${product.url}/picture.png` });
    const png = { name: 'cover.png', mimeType: 'image/png', buffer: await canvas().png().toBuffer() };
    await file(page).setInputFiles(png);
    await submit(page).click();
    await visitor.hears(FAULTS);
    expect(await faults(page)).toEqual({
      'Image URL': 'Please provide either an Image URL or an Image File, not both.',
    });
    await write(page, { 'Image URL': '' });
    await expect.poll(() => faults(page)).toEqual({});
    await file(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect.poll(() => faultAt(file(page))).toBe('Please choose a png, jpeg, gif or webp picture.');
    await submit(page).click();
    expect(visitor.operations).not.toContain(UPLOAD);
    await file(page).setInputFiles(png);
    await expect.poll(() => faultAt(file(page))).toBe(null);
    await submit(page).click();
    await visitor.hears('Blog post created successfully.');
    expect(visitor.operations).toContain(UPLOAD);
    // The preview has asked for the picture of that URL, which is not there.
    expect(withoutStatus(visitor, 404)).toEqual([]);
    await visitor.leave();
  });
});

describe('the slug', () => {
  test.for([1440, 390])('shows the whole address that the post will have, in a window %i px wide', async (width) => {
    const visitor = await visit(product, employee, { viewport: { width, height: 900 } });
    const { page } = visitor;
    await visitor.open('/admin/add-blog');
    await heading(page, 'Add Blog Post').waitFor();
    const slug = field(page, 'Slug');
    expect(await showsAddress(slug, `${product.url}/blog/…`)).toBe(true);
    await write(page, { Title: 'Ten Rules' });
    expect(await showsAddress(slug, `${product.url}/blog/ten-rules`)).toBe(true);
    const long = `a-${'very-'.repeat(20)}long-one`;
    await write(page, { Slug: long });
    const isWhole = await showsAddress(slug, `${product.url}/blog/${long}`);
    if (width === 390) expect(isWhole).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await visitor.leave();
  });

  test('follows the title until it is written by hand, and again once that is taken away', async () => {
    const { visitor, page } = await writing();
    const slug = field(page, 'Slug');
    await write(page, { Title: 'Ten  Rules_for Q&A!' });
    expect(await slug.inputValue()).toBe('ten-rules-for-qa');
    await write(page, { Slug: 'by-hand', Title: 'Another title' });
    expect(await slug.inputValue()).toBe('by-hand');
    await write(page, { Slug: '', Title: 'Another title yet' });
    expect(await slug.inputValue()).toBe('another-title-yet');
    await write(page, { Title: 'हिन्दी में' });
    expect(await slug.inputValue()).toMatch(/^post-\d{4}-\d{2}-\d{2}$/);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that another post has is refused at its field, and everything typed stays', async () => {
    const { slug } = await makePost(employee);
    const { visitor, page } = await writing();
    const texts = { ...good(), Slug: slug };
    await write(page, texts);
    await submit(page).click();
    const sentence = 'Another post already has this slug. Please choose another.';
    await visitor.hears(sentence);
    await expect.poll(() => faults(page)).toEqual({ Slug: sentence });
    await expect.poll(() => focused(page)).toBe('slug');
    expect(await written(page)).toMatchObject(texts);
    await write(page, { Slug: `${slug}-again` });
    await submit(page).click();
    await visitor.hears('Blog post created successfully.');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

test.each([
  ['empty', 'Failed to create blog post. Please try again.'],
  ['failing', 'Failed to create blog post. Please try again.'],
  ['refusing', 'The server says no.'],
] as const)(
  'a post that a server that is %s does not take stays in the form, and can be sent again',
  async (how, sentence) => {
    const { visitor, page } = await writing();
    const texts = good();
    await write(page, texts);
    const broken = await meddle(page, 'CreateBlogPost', how);
    await submit(page).click();
    await broken.asked;
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    expect(await field(page, 'Title').isDisabled()).toBe(true);
    broken.release();
    await visitor.hears(sentence);
    await submit(page).waitFor();
    expect(at(page)).toBe('/admin/add-blog');
    expect(await written(page)).toMatchObject(texts);
    expect(await faults(page)).toEqual({});
    await broken.stop();
    await submit(page).click();
    await heading(page, 'Blog').waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  },
);

test('a post that is not said to be published is a draft', async () => {
  const { visitor, page } = await writing();
  const texts = good();
  await write(page, texts);
  await submit(page).click();
  await heading(page, 'Blog').waitFor();
  const list = page.getByRole('article');
  expect(await list.getByRole('link', { name: texts.Title }).count()).toBe(0);
  const notice = page.getByRole('status').filter({ hasText: 'Saved as a draft: only staff see it.' });
  await notice.getByRole('link', { name: texts.Title }).click();
  await heading(page, texts.Title as string).waitFor();
  await visitor.open('/blog-manage');
  const row = page.getByRole('row').filter({ hasText: texts.Title as string });
  await row.getByText('Draft', { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('where a draft is, is said once: not after a reload, nor of a published post', async () => {
  const { visitor, page } = await writing();
  const notice = page.getByText('Saved as a draft: only staff see it.');
  await write(page, good());
  await submit(page).click();
  await notice.waitFor();
  await page.reload();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  expect(await notice.count()).toBe(0);
  await visitor.open('/admin/add-blog');
  await write(page, good());
  await submit(page).click();
  await page.getByRole('status').getByRole('link', { name: 'Manage Blogs' }).click();
  await heading(page, 'Manage Blog Posts').waitFor();
  await visitor.open('/admin/add-blog');
  const texts = good();
  await write(page, texts);
  await page.getByLabel('Published').check();
  await submit(page).click();
  await page.getByRole('article').getByRole('link', { name: texts.Title }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe('editing', () => {
  test('shows what is stored and changes only that', async () => {
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
    await page.getByText('The new text.').waitFor();
    expect(at(page)).toBe(`/blog/${post.slug}-moved`);
    const { body } = await employee.rest('GET', `/blogs/${post.slug}-moved`);
    expect(body.data).toMatchObject({ title: post.title, tags: ['one', 'two'], imageUrl: null, isPublished: true });
    expect((await employee.rest('GET', `/blogs/${post.slug}`)).status).toBe(404);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('what is not there says so', async () => {
    const visitor = await visit(product, employee);
    await visitor.open('/admin/edit-blog/nowhere-to-be-found');
    await heading(visitor.page, 'Oops! Post Not Found').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
