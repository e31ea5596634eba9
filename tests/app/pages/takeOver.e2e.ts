import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveQuietly, TAKEN_OVER, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

test.for(['/about', '/services', '/contact', '/'])(
  'the page %s stays where the visitor has scrolled before its scripts started',
  async (path, { product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    gate.resolve();
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await leaveQuietly(visitor);
  },
);

test.beforeAll(async ({ admin }) => {
  await makePost(admin, { slug: 'taken-over', isPublished: true });
});

/** The names of elements in the head that must be there once. */
const namesInHead = (page: Page) =>
  page
    .locator('head')
    .evaluate((head) =>
      [...head.querySelectorAll('title, meta[property], meta[name]:not([name=theme-color]), link[rel=canonical]')]
        .map((one) => one.getAttribute('property') ?? one.getAttribute('name') ?? one.localName)
        .sort(),
    );

test.for(['/', '/about', '/blogs', '/portfolio', '/reviews', '/blog/taken-over'])(
  'the head of the page %s is the same after its scripts started',
  async (path, { product }) => {
    const visitor = await visit(product);
    const { page } = visitor;
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = await visit(product, undefined, { javaScriptEnabled: false });
    await drawn.page.goto(path);
    await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
    expect(await namesInHead(page)).toEqual(await namesInHead(drawn.page));
    await leaveQuietly(visitor);
    await drawn.leave();
  },
);
