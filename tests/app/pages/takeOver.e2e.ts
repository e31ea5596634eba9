import { expect } from 'vitest';
import { leaveQuietly, TAKEN_OVER, visit } from '#tests/kit/browser/visitor.ts';
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
