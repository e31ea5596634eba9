import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicationStrings } from '#schema/schedule.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { field, submit, write } from '#tests/kit/browser/portfolioForm.ts';
import { faultAt, heading, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const publishedOn = (page: Page) => page.getByLabel('First publication (India time)');
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('staff change the day of first publication to any past one', async ({ product, employee }) => {
  const post = await makePost(employee, { title: 'A post of another day', isPublished: true });
  const item = await makeItem(employee, { title: 'An item of another day', isPublished: true });
  const { page, open, leave } = await visit(product, employee, { viewport: { width: 390, height: 844 } });
  for (const [form, path] of [
    [paths.editBlog(post.slug), paths.blogPost(post.slug)],
    [paths.editPortfolio(item.slug), paths.portfolioItem(item.slug)],
  ] as const) {
    await open(form);
    await expect.poll(() => publishedOn(page).inputValue()).not.toBe('');
    await publishedOn(page).fill('2046-01-01T09:00');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => faultAt(publishedOn(page))).toBe(publicationStrings.future);
    expect(await violations(page)).toEqual([]);
    await publishedOn(page).fill('2021-02-03T09:00');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**${path}`);
    await page.locator('article time[datetime="2021-02-03T03:30:00.000Z"]').first().waitFor();
  }
  await leave();
});

describe('the slug of a new form', () => {
  test('the form of a post spells the slug as the server does before numbering it', async ({ product, employee }) => {
    const title = 'Größe für Gäste';
    await makePost(employee, { title, slug: undefined });
    const { page, open, leave } = await visit(product, employee);
    await open(paths.addBlog);
    await heading(page, 'Add Blog Post').waitFor();
    await page.getByRole('textbox', { name: 'Title' }).fill('ब्रांड');
    await expect.poll(() => page.getByRole('textbox', { name: 'Slug' }).inputValue()).toMatch(/^[a-z]+$/);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await expect.poll(() => page.getByRole('textbox', { name: 'Slug' }).inputValue()).toBe('groesse-fuer-gaeste');
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('What this post is about.');
    await page.getByRole('textbox', { name: 'Tags' }).fill('marketing');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await page.waitForURL(`**${paths.blogs}`);
    const { data } = await employee.gql('{ blogPost(slug: "groesse-fuer-gaeste-2") { title } }');
    expect(data.blogPost).toEqual({ title });
    await leave();
  });

  test('an item with a taken title gets a slug with a number', async ({ product, employee }) => {
    await makeItem(employee, { title: 'Łódź', slug: undefined });
    const { page, open, leave } = await visit(product, employee);
    await open(paths.addPortfolio);
    await write(page, { Title: 'Łódź', Description: 'What was done.', Category: 'Web', Tags: 'React' });
    await write(page, { 'Image URL': 'https://pictures.example/a.png' });
    await expect.poll(() => field(page, 'Slug').inputValue()).toBe('lodz');
    await submit(page).click();
    await expect
      .poll(async () => (await employee.gql('{ portfolioItem(slug: "lodz-2") { title } }')).data?.portfolioItem)
      .toEqual({ title: 'Łódź' });
    await leave();
  });
});

test('unbroken names and titles do not widen a page at 390 pixels', async ({ product, employee }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  const fields = {
    author: long,
    title: long,
    excerpt: `${long} ${long}`,
    tags: [long.slice(0, 50)],
    isPublished: true,
  };
  const { slug } = await makePost(employee, fields);
  await makePost(employee, { title: 'The one before', isPublished: true, tags: [long.slice(0, 50)] });
  const item = await makeItem(employee, {
    title: long,
    category: long.slice(0, 100),
    tags: [long.slice(0, 50)],
    isPublished: true,
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, open, leave } = await visit(product, undefined, {
      viewport: { width: 390, height: 844 },
      colorScheme,
    });
    for (const path of [paths.blogs, paths.blogPost(slug), paths.portfolio, paths.portfolioItem(item.slug)]) {
      await open(path);
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
    await leave();
  }
});

test('the search of the blog finds typographic words in a browser', async ({ product, employee }) => {
  await makePost(employee, { title: 'A quoted study', body: 'The “brandlift” of ₹12,000.', isPublished: true });
  const { page, open, leave } = await visit(product);
  for (const search of ['brandlift', '12000', '“brandlift”']) {
    await open(`${paths.blogs}?search=${encodeURIComponent(search)}`);
    await page.getByRole('link', { name: 'A quoted study' }).waitFor();
  }
  await leave();
});
