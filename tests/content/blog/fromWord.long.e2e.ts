import { expect } from 'vitest';
import { blogStrings } from '#schema/blogStrings.ts';
import { INDIA } from '#schema/officeTime.ts';
import { momentField } from '#schema/schedule.ts';
import { fromWord } from '#tests/content/editor/clipboards.ts';
import { bringPicture, editor, markdownIn, paste } from '#tests/kit/browser/editor.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { photo } from '#tests/kit/content/photo.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR = 3_600_000;
const test = base.extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

test('a text of Word with a photo of a phone is planned, published, found and shared', async ({ product, asha }) => {
  const visitor = await visit(product, asha);
  const { page } = visitor;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  await field('Title').fill('What the brandlift costs');
  await field('Excerpt').fill('Seven bills, and what is in them.');
  await field('Author').fill('Asha Menon');
  await field('Tags').fill('prices');

  await editor(page).focus();
  await paste(page, { 'text/html': fromWord, 'text/plain': 'The bills' });
  await editor(page).getByRole('heading', { name: 'The bills' }).waitFor();
  expect(await editor(page).locator('table tr').count()).toBe(2);
  expect(await editor(page).locator('ul li').count()).toBe(3);

  await editor(page).getByText('100', { exact: true }).click();
  // Its tools show that the editor has handled the click.
  await page.getByRole('group', { name: 'Table' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Domain');
  await page.keyboard.press('Tab');
  await page.keyboard.type('₹12,000');
  expect(await editor(page).locator('table tr').count()).toBe(3);

  // A phone writes the picture lying on its side, and says so.
  await page.keyboard.press('ControlOrMeta+End');
  const jpeg = await photo(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await bringPicture(page, 'paste', 'IMG_2041.jpg', jpeg);
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.getByLabel('What the picture shows').fill('The bills on a desk');
  await button(picture, 'Insert Picture').click();
  const inserted = editor(page).getByRole('img', { name: 'The bills on a desk' });
  await inserted.waitFor();
  expect(await markdownIn(page)).toContain('| Domain | ₹12,000 |');

  await button(page, 'Preview').click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByRole('cell', { name: '₹12,000' }).waitFor();
  await preview.getByRole('img', { name: 'The bills on a desk' }).waitFor();
  const planned = new Date(product.services.now().getTime() + 2 * HOUR);
  await page.getByLabel('Publish at (India time)').fill(momentField(planned, INDIA));
  await button(page, 'Create Post').click();
  await visitor.hears(blogStrings.created);
  await visitor.leave();

  const path = '/blog/what-the-brandlift-costs';
  const status = async () => (await fetch(product.url + path)).status;
  expect(await status()).toBe(404);
  product.passTime(2 * HOUR);
  await until(async () => (await status()) === 200, { withinMs: 10_000 });

  const reader = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
  for (const words of ['brandlift', 'domain 12000', 'bills']) {
    await reader.open(`/blogs?search=${encodeURIComponent(words)}`);
    await reader.page
      .getByRole('link', { name: /What the brandlift costs/ })
      .first()
      .waitFor();
  }
  await reader.open(path);
  await heading(reader.page, 'What the brandlift costs').waitFor();
  const main = reader.page.getByRole('main');
  const shown = main.getByRole('img', { name: 'The bills on a desk' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.height > img.width]))
    .toEqual([true, true]);
  expect(await main.locator('table tr').count()).toBe(3);
  expect(await main.locator('ol li').allInnerTexts()).toEqual(['First', 'Second']);
  expect(await main.textContent()).not.toMatch(/mso|supportLists|C:\/Users/);
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const image = await reader.page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain('/cards/blog/what-the-brandlift-costs.png');
  const card = await fetch(image as string);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  const other = await fetch(`${product.url}/cards/site.png`);
  expect(Buffer.from(await card.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(false);
  await leaveQuietly(reader);
});
