import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor } from '#tests/kit/browser/editor.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

const WIDE = { width: 1440, height: 900 };
const forms = ['/admin/add-blog', '/admin/add-portfolio'];
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const top = async (locator: ReturnType<Page['getByLabel']>) => (await locator.boundingBox())?.y ?? Number.NaN;

describe('the screen of a text', () => {
  test('the text begins in the first 200 pixels, below the focused title', async ({ product, asha }) => {
    const visitor = await visit(product, asha, { viewport: WIDE });
    const { page } = visitor;
    for (const path of forms) {
      await visitor.open(path);
      await editor(page).waitFor();
      await expect.poll(() => focused(page)).toBe('title');
      const text = path.endsWith('blog') ? editor(page) : page.getByLabel('Description');
      expect(await top(text), path).toBeLessThanOrEqual(200);
      expect(await violations(page)).toEqual([]);
    }
    await leaveQuietly(visitor);
  });

  test('the title of a stored post does not take the focus', async ({ product, asha }) => {
    const { slug } = await makePost(asha);
    const visitor = await visit(product, asha, { viewport: WIDE });
    await visitor.open(`/admin/edit-blog/${slug}`);
    await editor(visitor.page).waitFor();
    expect(await focused(visitor.page)).not.toBe('title');
    await leaveQuietly(visitor);
  });

  test('folded settings stay folded until there is a fault in them', async ({ product, asha }) => {
    const visitor = await visit(product, asha, { viewport: WIDE });
    const { page } = visitor;
    await visitor.open('/admin/add-blog');
    await editor(page).waitFor();
    const excerpt = page.getByLabel('Excerpt');
    const before = (await editor(page).boundingBox())?.width ?? 0;
    await button(page, 'Fold the settings').click();
    await excerpt.waitFor({ state: 'hidden' });
    expect((await editor(page).boundingBox())?.width).toBeGreaterThan(before + 200);
    await page.reload();
    await editor(page).waitFor();
    expect(await excerpt.isVisible()).toBe(false);
    await page.getByLabel('Title').fill('A title that is long enough');
    await button(page, 'Create Post').click();
    await excerpt.waitFor();
    await expect.poll(() => focused(page)).toBe('excerpt');
    await excerpt.fill('Long enough, too.');
    await page.getByLabel('Tags').fill('harbour');
    await excerpt.waitFor({ state: 'hidden' });
    await button(page, 'Unfold the settings').click();
    await excerpt.waitFor();
    await leaveQuietly(visitor);
  });

  test('a folded group of settings stays folded until there is a fault in it', async ({ product, asha }) => {
    const visitor = await visit(product, asha, { viewport: WIDE });
    const { page } = visitor;
    await visitor.open('/admin/add-blog');
    await editor(page).waitFor();
    const group = page.getByText('Author and tags', { exact: true });
    await group.click();
    await page.getByLabel('Tags').waitFor({ state: 'hidden' });
    await page.reload();
    await editor(page).waitFor();
    await page.getByLabel('Tags').waitFor({ state: 'hidden' });
    await page.getByLabel('Slug').waitFor();
    await page.getByLabel('Title').fill('A title that is long enough');
    await page.getByLabel('Excerpt').fill('Long enough, too.');
    await button(page, 'Create Post').click();
    await expect.poll(() => focused(page)).toBe('tags');
    await leaveQuietly(visitor);
  });

  test('on a phone the settings stand below the text', async ({ product, asha }) => {
    const visitor = await visit(product, asha, { viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    for (const path of forms) {
      await visitor.open(path);
      await editor(page).waitFor();
      const settings = page.getByRole('region', { name: 'Settings' });
      expect(await top(settings)).toBeGreaterThan(await top(editor(page)));
      expect(await button(page, 'Fold the settings').isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await leaveQuietly(visitor);
  });
});

describe('what is stored', () => {
  const status = (page: Page, text: string | RegExp) => page.getByText(text).waitFor();

  test('a new post says that it is not stored, then that it is kept, then that only this browser has it', async ({
    product,
  }) => {
    const visitor = await visit(product, await product.signedIn('Employee'), { viewport: WIDE });
    const { page } = visitor;
    await visitor.open('/admin/add-blog');
    await status(page, 'Not stored yet.');
    await page.getByLabel('Title').fill('Kept for later');
    await status(page, 'Not stored yet, but kept for you.');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByLabel('Title').fill('Kept here');
    await status(page, /^Stored in this browser only\./);
    await page.unroute('**/graphql');
    await status(page, 'Not stored yet, but kept for you.');
    await visitor.leave();
  });

  test('the form of a stored post says what is public now, later or not yet', async ({ product, asha }) => {
    const day = 86_400_000;
    const publishAt = new Date(product.services.now().getTime() + 2 * day).toISOString();
    const planned = await makePost(asha, { publishAt });
    const open = await makePost(asha, { isPublished: true });
    const visitor = await visit(product, asha, { viewport: WIDE });
    const { page } = visitor;
    await visitor.open(`/admin/edit-blog/${planned.slug}`);
    await status(page, /^Saved as a draft · goes live (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day at \d+:\d\d [AP]M\.$/);
    await visitor.open(`/admin/edit-blog/${open.slug}`);
    await status(page, 'Saved and public.');
    await page.getByLabel('Title').fill('Another title of it');
    await status(page, 'Your changes are kept for you, and not stored.');
    await leaveQuietly(visitor);
  });
});
