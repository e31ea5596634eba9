import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { everySection } from '#tests/kit/content/everySection.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';

/** Limit of scripts on the first page in bytes of brotli 11; a form adds react-hook-form. */
const MOST = 120_000;
const MOST_WITH_FORM = 140_000;

test.beforeAll(async ({ product }) => {
  const admin = await product.signedIn('admin');
  await makePost(admin, { slug: 'a-post', title: 'A post to read', isPublished: true });
  await makePage(admin, { slug: 'a-page', title: 'A page', isPublished: true });
  await makePage(admin, { slug: 'every-section', title: 'All', isPublished: true, sections: everySection() });
  await fillTable(product, 'blog_posts', 48);
  await insertItem(product, { title: 'An item to see', isPublished: true });
});

/** Size of a script in brotli 11, as the build compresses it. */
function brotli(name: string): number {
  const file = `dist/client/assets/${name}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file), { params }).length;
}

/** Scripts loaded until the network is idle. */
async function loadedBy(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const urls: string[] = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => /\/assets\/([^/]+\.js)$/.exec(url)?.[1] ?? []))];
}

const isApollo = (name: string) => name.startsWith('apollo');

test('a first page loads its scripts within their limit without Apollo Client', async ({ product }) => {
  const visitor = await visit(product);
  for (const [path, most] of [
    ['/', MOST],
    ['/blogs', MOST],
    ['/blog/a-post', MOST],
    ['/portfolio', MOST],
    ['/a-page', MOST_WITH_FORM],
    ['/contact', MOST_WITH_FORM],
    ['/every-section', MOST_WITH_FORM],
    ['/forgot-password', MOST_WITH_FORM],
  ] as const) {
    await visitor.open(path);
    const names = await loadedBy(visitor.page);
    expect(names.length, path).toBeGreaterThan(3);
    expect([path, names.filter(isApollo)]).toEqual([path, []]);
    expect(
      names.reduce((sum, name) => sum + brotli(name), 0),
      path,
    ).toBeLessThanOrEqual(most);
  }
  await leaveQuietly(visitor);
});

describe('a visit without Apollo Client', () => {
  test('navigation requests the data of each page once and shows that it loads', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/about');
    const list = await meddle(page, 'BlogsPage', 'slow');
    await link(page.getByRole('navigation', { name: 'Main' }), 'Blog').click();
    await page.waitForURL('**/blogs');
    await page.getByText('Loading').first().waitFor();
    list.release();
    const post = page.getByRole('link', { name: 'A post to read' }).first();
    await post.waitFor();
    expect(visitor.operations).toEqual(['BlogsPage']);
    await page.goBack();
    await heading(page, 'About Marquee').waitFor();
    await page.goForward();
    await post.waitFor();
    expect(visitor.operations).toEqual(['BlogsPage']);
    await list.stop();
    await post.click();
    await heading(page, 'A post to read').waitFor();
    await page.mouse.move(0, 0);
    await link(page.getByRole('contentinfo'), 'Portfolio').press('Enter');
    await page.getByRole('link', { name: 'An item to see' }).first().waitFor();
    expect(visitor.operations).toEqual(['BlogsPage', 'BlogPostPage', 'PortfolioPage']);

    await goWithin(visitor.page, '/forgot-password');
    await page.getByLabel('Email or Mobile Number').fill('nobody@example.com');
    await button(page, 'Mail Me a Link').click();
    await heading(page, 'Check your mail').waitFor();
    expect(visitor.operations.slice(3)).toEqual(['RequestPasswordReset']);
    expect((await loadedBy(page)).filter(isApollo)).toEqual([]);
    await leaveQuietly(visitor);
  });

  test('a list and its posts load by another try after a failure', async ({ product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await visitor.open('/blogs');
    await loadedBy(page);
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

    // A loaded post is not requested again, so each failure uses another one.
    for (const [how, title, sentence] of [
      ['failing', 'A post to read', blogStrings.failed],
      ['refusing', 'Post 1', 'The server says no.'],
      ['bare', 'Post 2', blogStrings.failed],
      ['unreadable', 'Post 4', blogStrings.failed],
    ] as const) {
      const broken = await meddle(page, 'BlogPostPage', how);
      broken.release();
      await link(page, title).press('Enter');
      await page.getByText('Error Loading Post').waitFor();
      await page.getByRole('main').getByText(sentence).waitFor();
      await broken.stop();
      await button(page, 'Try Again').click();
      await heading(page, title).waitFor();
      await page.mouse.move(0, 0);
      await page.goBack();
      await heading(page, 'Blog').waitFor();
    }
    await leaveQuietly(visitor, 502);
  });
});
