import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at, heading, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { dateBack, emptyBlog, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

let posts: MadePost[];
const wide = `\`\`\`\n${'const wide = 1; '.repeat(30)}\n\`\`\`\n\n| ${'wide column | '.repeat(20)}\n|${'---|'.repeat(20)}\n| ${'cell | '.repeat(20)}`;
const paragraph = `${'word '.repeat(100)}[outside](https://a.example/b) [inside](/blogs)\n\n`;
const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part ${index + 1}\n\n${paragraph}`).join('');

test.beforeAll(async ({ product, admin }) => {
  await emptyBlog(product);
  posts = [];
  for (const [day, [title, body, tags]] of [
    ['The oldest one', parts(2), ['a']],
    ['The middle one', `${parts(3)}### Its end\n\n${wide}`, ['a', 'b']],
    ['The newest one', '', ['c']],
  ].entries()) {
    const post = await makePost(admin, { title, slug: undefined, body, tags, isPublished: true });
    await dateBack(product, post, `2026-03-0${day + 1}T00:00:00Z`);
    posts.push(post);
  }
});

const [oldest, middle, newest] = [0, 1, 2].map((index) => () => posts[index] as MadePost) as [
  () => MadePost,
  () => MadePost,
  () => MadePost,
];
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const after = (page: Page) => page.getByRole('navigation', { name: 'After this post' });
const related = (page: Page) => page.getByRole('region', { name: 'Related posts' });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const topOf = async (page: Page, name: string) =>
  Math.round((await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN);

/** Follows an entry of the contents; its section then is near the top of the window. */
async function follow(page: Page, part: string, anchor: string) {
  await contents(page).getByRole('link', { name: part }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(anchor);
  await expect.poll(async () => Math.abs(await topOf(page, part))).toBeLessThan(60);
}

test('a link to a heading works with ids of former versions and in capitals', async ({ product }) => {
  const visitor = await visit(product, undefined, { viewport: { width: 1440, height: 700 } });
  for (const hash of ['#part-2', '#part-part-2', '#PART-2']) {
    await visitor.open('/blogs');
    await visitor.open(`/blog/${middle().slug}${hash}`);
    await expect.poll(async () => Math.abs(await topOf(visitor.page, 'Part 2'))).toBeLessThan(60);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a post with three headings has a sticky table of contents and prints completely', async ({ product }) => {
  const visitor = await visit(product, undefined, { viewport: { width: 1440, height: 700 } });
  const { page } = visitor;
  await visitor.open(`/blog/${middle().slug}`);
  expect(await contents(page).getByRole('link').allInnerTexts()).toEqual(['Part 1', 'Part 2', 'Part 3', 'Its end']);
  await follow(page, 'Part 2', '#part-2');
  const place = await contents(page).boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(0);
  expect(place?.y).toBeLessThan(100);
  // No navigation: nothing was fetched, and Back scrolls up again.
  await page.goBack();
  await expect.poll(() => topOf(page, 'Part 2')).toBeGreaterThan(100);
  expect(visitor.operations).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(visitor.complaints).toEqual([]);

  for (const part of [page.getByRole('group', { name: 'Table' }), page.locator('.prose pre')]) {
    await part.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => part.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  expect(await overflow(page)).toBe(0);

  await page.setViewportSize({ width: 690, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await heading(page, 'The middle one').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  for (const gone of ['Back to Blog', 'More from the blog']) {
    expect(await page.getByRole('link', { name: gone }).count()).toBe(0);
  }
  const behind = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => {
        const { content } = getComputedStyle(link, '::after');
        return content;
      });
  expect(await behind('outside')).toBe('" (https://a.example/b)"');
  expect(await behind('inside')).toBe(`" (${product.url}/blogs)"`);
  const isWhole = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth <= element.clientWidth + 1);
  expect([await isWhole('.prose pre'), await isWhole('.prose .wide')]).toEqual([true, true]);
  expect(at(page)).toBe(`/blog/${middle().slug}`);
  await page.emulateMedia({ media: null });

  for (const post of [oldest(), newest()]) {
    await goWithin(visitor.page, `/blog/${post.slug}`);
    await heading(page, post.title).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByText('Contents', { exact: true }).count()).toBe(0);
    }
  }
  await visitor.leave();
});

test('on a phone the contents are collapsed above the text, also without scripts', async ({ product }) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 }, javaScriptEnabled });
    const { page } = visitor;
    await page.goto(`/blog/${middle().slug}`);
    expect(await contents(page).count()).toBe(0);
    await page.getByText('Contents', { exact: true }).filter({ visible: true }).click();
    await follow(page, 'Part 3', '#part-3');
    expect(await overflow(page)).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

test('a post shows its reading time, neighbouring posts and related posts', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/blogs');
  await page.getByRole('article').filter({ hasText: 'The newest one' }).getByText('1 min read').waitFor();
  await page.getByRole('article').filter({ hasText: 'The oldest one' }).getByText('2 min read').waitFor();
  await page.getByRole('link', { name: 'The oldest one', exact: true }).click();
  await heading(page, 'The oldest one').waitFor();
  await page.getByRole('article').getByText('2 min read', { exact: true }).waitFor();
  expect(
    await after(page)
      .getByRole('link', { name: /^Previous post/ })
      .count(),
  ).toBe(0);
  expect(await related(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'The middle one',
    'The newest one',
  ]);
  await after(page).getByRole('link', { name: 'Next post The middle one' }).click();
  await heading(page, 'The middle one').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await after(page).getByRole('link', { name: 'Previous post The oldest one' }).waitFor();
  await after(page).getByRole('link', { name: 'Next post The newest one' }).click();
  await heading(page, 'The newest one').waitFor();
  await page.getByRole('article').getByText('1 min read', { exact: true }).waitFor();
  expect(
    await after(page)
      .getByRole('link', { name: /^Next post/ })
      .count(),
  ).toBe(0);
  await related(page).getByRole('link', { name: 'The middle one' }).click();
  await heading(page, 'The middle one').waitFor();
  await after(page).getByRole('link', { name: 'More from the blog' }).click();
  await heading(page, 'Blog').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the offered posts follow what an admin changes, unpublishes or deletes', async ({ product, admin }) => {
  const extra = await makePost(admin, { title: 'The latest one', slug: undefined, tags: ['c'], isPublished: true });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const offered = async (): Promise<string[]> => {
    await heading(page, 'The newest one').waitFor();
    return related(page).getByRole('heading', { level: 3 }).allInnerTexts();
  };
  await visitor.open(`/blog/${newest().slug}`);
  expect(await offered()).toEqual(['The latest one', 'The middle one', 'The oldest one']);
  await after(page).getByRole('link', { name: 'Next post The latest one' }).click();
  await heading(page, 'The latest one').waitFor();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await visitor.hears('Blog post unpublished successfully.');
  await page.goBack();
  expect(await offered()).toEqual(['The middle one', 'The oldest one']);
  expect(
    await after(page)
      .getByRole('link', { name: /^Next post/ })
      .count(),
  ).toBe(0);
  await page.goForward();
  await heading(page, 'The latest one').waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill(`${parts(3)}${parts(1)}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await heading(page, 'The latest one').waitFor();
  expect(await contents(page).getByRole('link').allInnerTexts()).toEqual(['Part 1', 'Part 2', 'Part 3', 'Part 1']);
  await page.getByRole('article').getByText('3 min read', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await visitor.hears('Blog post deleted successfully.');
  await heading(page, 'Blog').waitFor();
  await page.getByRole('link', { name: 'The newest one', exact: true }).click();
  expect(await offered()).toEqual(['The middle one', 'The oldest one']);
  expect((await admin.rest('GET', `/blogs/${extra.slug}`)).status).toBe(404);
  await visitor.leave();
});
