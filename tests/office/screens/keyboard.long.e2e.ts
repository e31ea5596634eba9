import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { managePosts } from '#tests/kit/browser/postsScreen.ts';
import { at, button, dialog, heading, link, type Visitor } from '#tests/kit/browser/visitor.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { atDashboard } from './keyboard.ts';

const goOn = goingOn(atDashboard);

let visitor: Visitor;

async function managingPosts(product: Product, employee: Person, ...titles: string[]): Promise<Page> {
  visitor = await goOn(product, employee);
  return managePosts(
    product,
    visitor,
    employee,
    titles.map((title) => ({ title })),
  );
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const checked = (page: Page) =>
  page
    .locator('tbody input:checked')
    .evaluateAll((boxes) => boxes.map((one) => one.closest('tr')?.querySelector('th a')?.textContent));

test('the keys J, K and the arrows move to the row of a list that Enter opens', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'ArrowDown');
  expect(await focused(page)).not.toBe('Post one');
  await press(page, 'j');
  expect(await focused(page)).toBe('Post one');
  await press(page, 'j', 'ArrowDown');
  expect(await focused(page)).toBe('Post three');
  await press(page, 'j');
  expect(await focused(page)).toBe('Post three');
  await press(page, 'ArrowUp', 'k', 'k');
  expect(await focused(page)).toBe('Post one');
  await press(page, 'Enter');
  await heading(page, 'Post one').waitFor();
});

test('the key P publishes the row or the selection of X until Z undoes it', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j', 'p');
  await visitor.hears('Blog post published successfully.');
  await press(page, 'z');
  await visitor.hears('Blog post unpublished successfully.');
  await press(page, 'x', 'j', 'x');
  expect(await checked(page)).toEqual(['Post one', 'Post two']);
  await press(page, 'p');
  await visitor.hears('2 blog posts published.');
  await press(page, 'z');
  await visitor.hears('2 blog posts unpublished.');
});

test('the focus moves to the next row after the question of Delete', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j', 'j', 'Delete');
  await dialog(page).waitFor();
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Post two');
  await press(page, 'Delete');
  await dialog(page).waitFor();
  await press(page, 'Tab', 'Enter');
  await visitor.hears('Blog post deleted successfully.');
  await link(page, 'Post two').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Post three');
});

test('the focus moves to the next unread message after E marks one as read', async ({ product, employee }) => {
  visitor = await goOn(product, employee);
  await goTo(visitor);
  await emptyInbox(product);
  for (const name of ['Asha Menon', 'Ravi Iyer', 'Zoya Khan']) await makeMessage(product, { name });
  const { page } = visitor;
  await goTo(visitor, '/contact-query');
  await link(page, 'Asha Menon').waitFor();
  await press(page, 'j', 'e');
  await visitor.hears('Message marked as read.');
  expect(await focused(page)).toBe('Ravi Iyer');
  expect((await page.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ravi Iyer',
    'Zoya Khan',
    'Asha Menon',
  ]);
});

test('shortcuts lead to screens, the search or the list of all shortcuts, but not while typing', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee, 'Post one');
  for (const [key, path, name] of [
    ['i', '/contact-query', 'Contact Queries'],
    ['p', '/portfolio-manage', 'Manage Portfolio'],
    ['r', '/admin/manage-reviews', 'Manage Reviews'],
    ['b', '/blog-manage', 'Manage Blog Posts'],
  ] as const) {
    await press(page, 'g', key);
    await heading(page, name).waitFor();
    expect(at(page)).toBe(path);
  }
  await page.getByLabel('Find by title').waitFor();
  await press(page, '/');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search');
  await page.keyboard.type('gi?x');
  expect(await page.getByLabel('Find by title').inputValue()).toBe('gi?x');
  expect(at(page)).toBe('/blog-manage');
  await page.getByLabel('Find by title').blur();
  await press(page, '?');
  const overview = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await overview.getByText('Go to the inbox', { exact: true }).waitFor();
  await press(page, 'g', 'i');
  expect(at(page)).toBe('/blog-manage');
  await press(page, 'Escape');
  await overview.waitFor({ state: 'detached' });
});

test('keys are left to the browser with Ctrl or after switching shortcuts off', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, 'Post one');
  await press(page, 'j', 'Control+x', 'Alt+x');
  expect(await checked(page)).toEqual([]);
  await goTo(visitor, '/account');
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
  await goTo(visitor, '/blog-manage');
  await link(page, 'Post one').waitFor();
  await press(page, 'j', 'x', '?', 'g', 'i');
  expect(await focused(page)).not.toBe('Post one');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(at(page)).toBe('/blog-manage');
  await button(page, 'Publish Post one').click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).innerText()).toBe('Undo');
  await goTo(visitor, '/account');
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
  await press(page, 'g', 'b');
  await heading(page, 'Manage Blog Posts').waitFor();
});

/** Presses a key of a keyboard whose layout writes another character with it. */
const pressAs = (page: Page, key: string, code: string, modifiers: { shiftKey?: true; ctrlKey?: true } = {}) =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    code,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });

test('keys work with Cyrillic, Greek and Hebrew letters and with Caps Lock, but not with Shift', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee, 'Post one', 'Post two', 'Post three');
  await press(page, 'j');
  await pressAs(page, 'о', 'KeyJ');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'ξ', 'KeyJ');
  expect(await focused(page)).toBe('Post three');
  await pressAs(page, 'ל', 'KeyK');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'K', 'KeyK');
  expect(await focused(page)).toBe('Post one');
  await pressAs(page, 'J', 'KeyJ', { shiftKey: true });
  expect(await focused(page)).toBe('Post one');
  // Dvorak: the letter counts, not its place.
  await pressAs(page, 'j', 'KeyC');
  expect(await focused(page)).toBe('Post two');
  await pressAs(page, 'л', 'KeyK', { ctrlKey: true });
  await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
  await press(page, 'Escape');
});
