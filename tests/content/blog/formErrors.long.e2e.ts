import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { showsAddress } from '#tests/kit/browser/pageAddress.ts';
import { at, faultAt, heading, UPLOAD, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { field, file, good, labels, submit, type Texts, test, write, writesAnother, writing, written } from './form.ts';

const FAULTS = 'Please fix the errors in the form.';

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

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

test('the form reports every error at its field without sending anything', async ({ product, employee }) => {
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

test('the slug follows the title until it is edited', async ({ product, employee }) => {
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

test('a post that the server does not accept stays in the form to be sent again', async ({ product, employee }) => {
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
