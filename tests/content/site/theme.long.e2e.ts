import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

const LIGHT = 'rgb(244, 238, 225)';
const DARK = 'rgb(21, 17, 12)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name, exact: true });
const frameColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
const leave = async (visitor: Visitor) => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
};

test('the theme follows the system until a choice that is kept across pages and tabs', async ({ product }) => {
  const visitor = await visit(product, undefined, { colorScheme: 'dark' });
  const { page } = visitor;
  await visitor.open('/');
  expect(await ground(page)).toBe(DARK);
  expect(await frameColour(page)).toBe('#15110c');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  const other = await page.context().newPage();
  await other.goto('/about');
  await choice(page, 'Light').click();
  expect(await ground(page)).toBe(LIGHT);
  expect(await frameColour(page)).toBe('#f4eee1');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await expect.poll(() => ground(other)).toBe(LIGHT);
  await visitor.open('/services');
  expect(await ground(page)).toBe(LIGHT);
  expect(await choice(page, 'Light').getAttribute('aria-pressed')).toBe('true');
  await choice(page, 'Dark').click();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(DARK);
  await choice(page, 'System').click();
  expect(await ground(page)).toBe(LIGHT);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  expect(ink).toBe('#17130e');
  await leave(visitor);
});

test('a chosen theme that differs from the system is applied before the first paint', async ({ product }) => {
  const visitor = await visit(product, undefined, { colorScheme: 'light' });
  const { page } = visitor;
  await page.addInitScript(() => {
    localStorage.setItem('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark');
  });
  await page.route('**/assets/**', (route) => route.abort());
  for (const [colorScheme, colour] of [
    ['light', DARK],
    ['dark', LIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    expect(await ground(page)).toBe(colour);
    const isBeforeStyles = await page.evaluate(() => {
      const [script, style] = ['script', 'body'].map((name) => document.querySelector(name) as Element);
      return Boolean((script as Element).compareDocumentPosition(style as Element) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isBeforeStyles).toBe(true);
  }
  await visitor.leave();
});

test('without storage a theme can still be chosen for the open page', async ({ product }) => {
  const visitor = await visit(product, undefined, { colorScheme: 'light' });
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await visitor.open('/');
  expect(await ground(page)).toBe(LIGHT);
  await choice(page, 'Dark').click();
  expect(await ground(page)).toBe(DARK);
  expect(await choice(page, 'Dark').getAttribute('aria-pressed')).toBe('true');
  await leave(visitor);
});

test('the theme follows the system without scripts, when no choice is shown', async ({ product }) => {
  const visitor = await visit(product, undefined, { colorScheme: 'dark', javaScriptEnabled: false });
  await visitor.page.goto('/');
  await visitor.page.getByRole('contentinfo').waitFor();
  expect(await ground(visitor.page)).toBe(DARK);
  expect(await visitor.page.getByRole('group', { name: 'Theme' }).count()).toBe(0);
  await visitor.leave();
});

test('staff choose the theme in Your Account and in the footer, also by keyboard', async ({ product }) => {
  const visitor = await visit(product, await product.signedIn('Employee'), { colorScheme: 'light' });
  const { page } = visitor;
  await visitor.open('/account');
  const section = page.getByRole('region', { name: 'Theme' });
  await section.getByRole('button', { name: 'System' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await ground(page)).toBe(DARK);
  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' });
  expect(await footer.getAttribute('aria-pressed')).toBe('true');
  await leave(visitor);
});
