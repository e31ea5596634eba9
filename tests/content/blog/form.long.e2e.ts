import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { markdownIn } from '#tests/kit/browser/editor.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { showsAddress } from '#tests/kit/browser/pageAddress.ts';
import {
  at,
  faultAt,
  heading,
  TAKEN_OVER,
  UPLOAD,
  type Visitor,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

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
  for (const label of labels)
    texts[label] = label === 'Body' ? await markdownIn(page) : await field(page, label).inputValue();
  return texts;
}

const names: Record<(typeof labels)[number], string> = {
  Title: 'title',
  Slug: 'slug',
  Excerpt: 'excerpt',
  Body: 'body',
  Author: 'author',
  Tags: 'tags',
  'Image URL': 'imageUrl',
  'Alt text': 'altText',
};

/** Errors by label, as exposed to screen readers. */
async function faults(page: Page): Promise<Texts> {
  const found: string[][] = await page
    .locator('input[aria-invalid=true], textarea[aria-invalid=true]')
    .evaluateAll((all) =>
      all.map((one) => {
        const [id = ''] = one.getAttribute('aria-describedby')?.split(' ') ?? [];
        return [(one as HTMLInputElement).name, document.getElementById(id)?.textContent ?? ''];
      }),
    );
  return Object.fromEntries(
    found.map(([name, fault]) => [labels.find((label) => names[label] === name) ?? name, fault]),
  );
}

let count = 0;
/** Valid values with a unique slug. */
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

async function writing(product: Product, employee: Person) {
  const visitor = await visit(product, employee);
  await visitor.open('/admin/add-blog');
  await heading(visitor.page, 'Add Blog Post').waitFor();
  return { visitor, page: visitor.page };
}

async function writesAnother(visitor: Visitor) {
  await goWithin(visitor.page, '/admin/add-blog');
  await heading(visitor.page, 'Add Blog Post').waitFor();
}

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

test('a post with a cover can be written, shows the upload, and is readable immediately', async ({
  product,
  employee,
}) => {
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

test('the form reports every error at its field and sends nothing', async ({ product, employee }) => {
  const { visitor, page } = await writing(product, employee);
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

  await write(page, good());
  const limits = [
    [
      ['Title', 'Four', 'Five5', 'Title must be at least 5 characters'],
      ['Excerpt', 'Nine char', 'Ten charac', 'Excerpt must be at least 10 characters'],
      ['Author', 'A', 'Al', 'Author must be at least 2 characters'],
      ['Tags', ' , ,', 'a', 'Please enter at least one tag'],
      ['Slug', 'ab', 'abc', 'Slug must be at least 3 characters'],
      ['Image URL', 'javascript:alert(1)', '', 'Please enter a valid URL'],
    ],
    [
      ['Slug', 'Two Words', 'two-words', 'Slug must be lowercase letters and numbers joined by single hyphens'],
      ['Image URL', 'picture.png', '', 'Please enter a valid URL'],
    ],
  ] as const;
  for (const round of limits) {
    await write(page, Object.fromEntries(round.map(([label, bad]) => [label, bad])));
    await submit(page).click();
    await expect
      .poll(() => faults(page))
      .toEqual(Object.fromEntries(round.map(([label, , , fault]) => [label, fault])));
    await write(page, Object.fromEntries(round.map(([label, , better]) => [label, better])));
    await expect.poll(() => faults(page)).toEqual({});
  }
  expect(new Set(await visitor.toasts())).toEqual(new Set([FAULTS]));
  expect(visitor.operations).not.toContain('CreateBlogPost');
  await submit(page).click();
  await visitor.hears('Blog post created successfully.');
  await heading(page, 'Blog').waitFor();
  expect(visitor.complaints).toEqual([]);

  await writesAnother(visitor);
  await write(page, { ...good(), 'Image URL': `${product.url}/picture.png` });
  const png = { name: 'cover.png', mimeType: 'image/png', buffer: await canvas().png().toBuffer() };
  await file(page).setInputFiles(png);
  const heard = (await visitor.toasts()).length;
  await submit(page).click();
  await expect.poll(async () => (await visitor.toasts()).slice(heard)).toEqual([FAULTS]);
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
  await heading(page, 'Blog').waitFor();
  expect((await visitor.toasts()).at(-1)).toBe('Blog post created successfully.');
  expect(visitor.operations).toContain(UPLOAD);
  // The preview requested the picture at that URL, which does not exist.
  expect(withoutStatus(visitor, 404)).toEqual([]);
  await visitor.leave();
});

test('the slug shows the full address, follows the title until it is edited, and is refused when in use', async ({
  product,
  employee,
}) => {
  const visitor = await visit(product, employee, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await heading(page, 'Add Blog Post').waitFor();
  const slug = field(page, 'Slug');

  // The full address is available on a phone too, where a long one is truncated visually.
  const long = `a-${'very-'.repeat(20)}long-one`;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await write(page, { Slug: '', Title: '' });
    expect(await showsAddress(slug, `${product.url}/blog/…`)).toBe(true);
    await write(page, { Title: 'Ten Rules' });
    expect(await showsAddress(slug, `${product.url}/blog/ten-rules`)).toBe(true);
    await write(page, { Slug: long });
    const isWhole = await showsAddress(slug, `${product.url}/blog/${long}`);
    if (width === 390) expect(isWhole).toBe(false);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await write(page, { Slug: '', Title: 'What every client of ours asks in the first meeting about money' });
  await page
    .getByText(/first-meeting-about-money$/)
    .last()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await write(page, { Title: 'Ten  Rules_for Q&A!' });
  expect(await slug.inputValue()).toBe('ten-rules-for-qa');
  await write(page, { Slug: 'by-hand', Title: 'Another title' });
  expect(await slug.inputValue()).toBe('by-hand');
  await write(page, { Slug: '', Title: 'Another title yet' });
  expect(await slug.inputValue()).toBe('another-title-yet');
  await write(page, { Title: 'हिन्दी में' });
  expect(await slug.inputValue()).toBe('hindii-men');
  await write(page, { Title: '!!!' });
  expect(await slug.inputValue()).toMatch(/^post-\d{4}-\d{2}-\d{2}$/);

  const other = await makePost(employee);
  const texts = { ...good(), Slug: other.slug };
  await write(page, texts);
  await submit(page).click();
  const sentence = 'Another post already has this slug. Please choose another.';
  await visitor.hears(sentence);
  await expect.poll(() => faults(page)).toEqual({ Slug: sentence });
  await expect.poll(() => focused(page)).toBe('slug');
  expect(await written(page)).toMatchObject(texts);
  await write(page, { Slug: `${other.slug}-again` });
  await submit(page).click();
  await visitor.hears('Blog post created successfully.');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a post that the server does not accept stays in the form and can be sent again', async ({
  product,
  employee,
}) => {
  const { visitor, page } = await writing(product, employee);
  const texts = good();
  await write(page, texts);
  for (const [how, sentence] of [
    ['empty', 'Failed to create blog post. Please try again.'],
    ['failing', 'Failed to create blog post. Please try again.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const heard = (await visitor.toasts()).length;
    const broken = await meddle(page, 'CreateBlogPost', how);
    await submit(page).click();
    await broken.asked;
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    expect(await field(page, 'Title').isDisabled()).toBe(true);
    broken.release();
    await expect.poll(async () => (await visitor.toasts()).slice(heard)).toEqual([sentence]);
    await submit(page).waitFor();
    expect(at(page)).toBe('/admin/add-blog');
    expect(await written(page)).toMatchObject(texts);
    expect(await faults(page)).toEqual({});
    await broken.stop();
  }
  await submit(page).click();
  await heading(page, 'Blog').waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

test('a post is a draft by default, and its notice appears once and not for published posts', async ({
  product,
  employee,
}) => {
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

test('the edit form shows the stored post, changes only edited fields, and reports a missing post', async ({
  product,
  employee,
}) => {
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
