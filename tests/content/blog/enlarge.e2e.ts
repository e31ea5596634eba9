import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

async function illustrated(admin: Person, title: string) {
  const tall = await makePicture(admin, {}, [800, 2400]);
  const logo = await makePicture(admin, {}, [120, 60]);
  const body = `${'Words. '.repeat(40)}\n\n![The figures](${new URL(tall.url).pathname} "Of 2025")\n\n![Logo](${new URL(logo.url).pathname})\n`;
  return { ...(await makePost(admin, { title, slug: undefined, body, isPublished: true })), url: tall.url as string };
}
const link = (page: Page) => page.getByRole('link', { name: 'Enlarge picture: The figures' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The figures' });
const sizeOf = (page: Page, name: string) =>
  page
    .locator(`.prose img[alt="${name}"]`)
    .evaluate((img) => [Math.round(img.clientWidth), Math.round(img.clientHeight)] as const);

test('a picture is shown whole without being enlarged beyond its own width', async ({ product, admin }) => {
  const { slug } = await illustrated(admin, 'Shown whole');
  for (const width of [390, 1440]) {
    const visitor = await visit(product, undefined, { viewport: { width, height: 800 } });
    const { page } = visitor;
    await visitor.open(`/blog/${slug}`);
    const [shown, height] = await sizeOf(page, 'The figures');
    expect(shown).toBeGreaterThan(width === 390 ? 330 : 700);
    expect(Math.abs(height - shown * 3)).toBeLessThan(3);
    expect(await sizeOf(page, 'Logo')).toEqual([120, 60]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await visitor.leave();
  }
});

test('pictures side by side are a grid, also when each is a link', async ({ product, admin }) => {
  const made = [await makePicture(admin, {}, [600, 400]), await makePicture(admin, {}, [500, 700])];
  const [first, second] = made.map(({ url }) => new URL(url).pathname);
  const body = `![One](${first})\n![Two](${second})\n\n[![Three](${first})](${first})\n[![Four](${second})](${second})\n\nSee [the list](/blog) and ![Five](${first})`;
  const { slug } = await makePost(admin, { title: 'Side by side', slug: undefined, body, isPublished: true });
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 800 } });
  const displays = () =>
    visitor.page.locator('.prose > p:has(img)').evaluateAll((all) => all.map((p) => getComputedStyle(p).display));
  await visitor.open(`/blog/${slug}`);
  expect(await displays()).toEqual(['grid', 'grid', 'block']);
  const [left, right] = [
    await visitor.page.getByAltText('One').boundingBox(),
    await visitor.page.getByAltText('Two').boundingBox(),
  ];
  expect(left?.y).toBe(right?.y);
  await visitor.leave();
});

test('a picture opens larger with Enter and closes with Escape, which gives the focus back', async ({
  product,
  admin,
}) => {
  const { slug, url } = await illustrated(admin, 'By keyboard');
  const visitor = await visit(product, undefined, { viewport: { width: 600, height: 700 } });
  const { page } = visitor;
  await visitor.open(`/blog/${slug}`);
  expect(await link(page).getAttribute('href')).toBe(new URL(url).pathname);
  await link(page).focus();
  await page.keyboard.press('Enter');
  const picture = dialog(page).getByRole('img', { name: 'The figures' });
  await expect.poll(() => picture.evaluate((img) => img.clientWidth)).toBeGreaterThan(580);
  await dialog(page).getByText('Of 2025').waitFor();
  const size = dialog(page).getByRole('button', { name: 'Actual size' });
  await size.click();
  expect(await picture.evaluate((img) => img.clientWidth)).toBe(800);
  expect(await size.getAttribute('aria-pressed')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(`/blog/${slug}`);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a picture opens larger with a click and closes with its button or a click beside it', async ({
  product,
  admin,
}) => {
  const { slug } = await illustrated(admin, 'By mouse');
  const visitor = await visit(product, undefined, { viewport: { width: 1200, height: 700 } });
  const { page } = visitor;
  await visitor.open(`/blog/${slug}`);
  await link(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await link(page).click();
  await dialog(page)
    .getByRole('group')
    .click({ position: { x: 20, y: 200 } });
  await dialog(page).waitFor({ state: 'hidden' });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('without scripts the link of a picture leads to its file', async ({ product, admin }) => {
  const { slug, url } = await illustrated(admin, 'Without scripts');
  const visitor = await visit(product, undefined, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${product.url}/blog/${slug}`);
  await link(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(url).pathname);
  await visitor.leave();
});
