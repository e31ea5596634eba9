import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, closeBrowser, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

/** What a page may load of scripts before anybody does anything, in bytes of brotli 11; a form brings react-hook-form. */
const MOST = 100_000;
const MOST_WITH_FORM = 125_000;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const admin = await product.signedIn('admin');
  await makePost(admin, { slug: 'a-post', title: 'A post to read', isPublished: true });
  await fillTable(product, 'blog_posts', 48);
  await insertItem(product, { title: 'An item to see', isPublished: true });
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** The bytes of a script, which several pages have in common. */
const sizes = new Map<string, number>();
function brotli(name: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = sizes.get(name) ?? brotliCompressSync(readFileSync(`dist/client/assets/${name}`), { params }).length;
  sizes.set(name, size);
  return size;
}

/** The scripts that a page has loaded until nothing more comes. */
async function loadedBy(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const urls: string[] = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => /\/assets\/([^/]+\.js)$/.exec(url)?.[1] ?? []))];
}

/** Opens a page and looks which scripts it loads. */
async function scriptsOf(path: string): Promise<{ visitor: Visitor; names: string[] }> {
  const visitor = await visit(product);
  await visitor.open(path);
  return { visitor, names: await loadedBy(visitor.page) };
}

const isApollo = (name: string) => name.startsWith('apollo');

describe('the first page of a stranger', () => {
  test.each([
    ['/', MOST],
    ['/blogs', MOST],
    ['/blog/a-post', MOST],
    ['/portfolio', MOST],
    ['/contact', MOST_WITH_FORM],
    ['/forgot-password', MOST_WITH_FORM],
  ])('%s brings no Apollo Client, and at most %i bytes of scripts', async (path, most) => {
    const { visitor, names } = await scriptsOf(path);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(isApollo)).toEqual([]);
    expect(names.reduce((sum, name) => sum + brotli(name), 0)).toBeLessThanOrEqual(most);
    await leaveQuietly(visitor);
  });
});

describe('a visit without Apollo Client', () => {
  test('a walk from page to page brings none, and asks once for each', async () => {
    const { visitor } = await scriptsOf('/');
    const { page } = visitor;
    const main = page.getByRole('navigation', { name: 'Main' });
    await link(main, 'Blog').click();
    await page.getByRole('link', { name: 'A post to read' }).first().click();
    await heading(page, 'A post to read').waitFor();
    await page.mouse.move(0, 0);
    await link(page.getByRole('contentinfo'), 'Portfolio').press('Enter');
    await page.getByRole('link', { name: 'An item to see' }).first().waitFor();
    expect(visitor.operations).toEqual(['BlogsPage', 'BlogPostPage', 'PortfolioPage']);
    expect((await loadedBy(page)).filter(isApollo)).toEqual([]);
    await leaveQuietly(visitor);
  });

  test('a form is sent without it', async () => {
    const { visitor } = await scriptsOf('/forgot-password');
    const { page } = visitor;
    await page.getByLabel('Email or Mobile Number').fill('nobody@example.com');
    await button(page, 'Mail Me a Link').click();
    await heading(page, 'Check your mail').waitFor();
    expect(visitor.operations).toEqual(['RequestPasswordReset']);
    expect((await loadedBy(page)).filter(isApollo)).toEqual([]);
    await leaveQuietly(visitor);
  });

  test('a list goes on to its end, and is known when one comes back', async () => {
    const { visitor } = await scriptsOf('/blogs');
    const { page } = visitor;
    const posts = page.getByRole('article');
    const more = await meddle(page, 'BlogsPage', 'bare');
    more.release();
    await posts.last().scrollIntoViewIfNeeded();
    await visitor.hears(blogStrings.listFailed);
    await more.stop();
    await link(page, 'Load more').click();
    await link(page, 'Post 47').waitFor();
    expect(await posts.count()).toBe(33);
    expect((await loadedBy(page)).filter(isApollo)).toEqual([]);
    await link(page.getByRole('contentinfo'), 'Contact').press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.goBack();
    await link(page, 'Post 47').waitFor();
    expect(await posts.count()).toBe(33);
    expect(visitor.operations.filter((name) => name === 'BlogsPage')).toHaveLength(2);
    await leaveQuietly(visitor);
  });

  test('a link that is followed shows that it loads, and then its screen', async () => {
    const { visitor } = await scriptsOf('/about');
    const { page } = visitor;
    const list = await meddle(page, 'BlogsPage', 'slow');
    await link(page.getByRole('navigation', { name: 'Main' }), 'Blog').click();
    await page.waitForURL('**/blogs');
    await page.getByText('Loading').first().waitFor();
    list.release();
    await page.getByRole('link', { name: 'A post to read' }).first().waitFor();
    expect(visitor.operations).toEqual(['BlogsPage']);
    await page.goBack();
    await heading(page, 'About Marquee').waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'A post to read' }).first().waitFor();
    expect(visitor.operations).toEqual(['BlogsPage']);
    await leaveQuietly(visitor);
  });

  test.each([
    ['failing', blogStrings.failed, 502],
    ['refusing', 'The server says no.', undefined],
    ['bare', blogStrings.failed, undefined],
    ['unreadable', blogStrings.failed, undefined],
  ] as const)(
    'an answer that is %s is a failure that is said, and Try Again asks again',
    async (how, sentence, status) => {
      const { visitor } = await scriptsOf('/blogs');
      const { page } = visitor;
      const post = await meddle(page, 'BlogPostPage', how);
      post.release();
      await page.getByRole('link', { name: 'A post to read' }).first().click();
      await page.getByText('Error Loading Post').waitFor();
      await page.getByRole('main').getByText(sentence).waitFor();
      await post.stop();
      await button(page, 'Try Again').click();
      await heading(page, 'A post to read').waitFor();
      await leaveQuietly(visitor, status);
    },
  );
});
