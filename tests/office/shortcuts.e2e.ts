import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { at, button, closeBrowser, dialog, heading, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});
const goOn = goingOn(async () => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});

async function managingPosts(...titles: string[]): Promise<Page> {
  visitor = await goOn();
  await goTo(visitor);
  await emptyBlog(product);
  for (const title of titles.toReversed()) await makePost(employee, { title });
  const { page } = visitor;
  await goTo(visitor, '/blog-manage');
  await expect.poll(() => listed(page)).toEqual(titles);
  return page;
}

/** What the list shows: not any more what it showed in the test before. */
const listed = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Draft' }).getByRole('rowheader').getByRole('link').allInnerTexts();
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const checked = (page: Page) =>
  page
    .locator('tbody input:checked')
    .evaluateAll((boxes) => boxes.map((one) => one.closest('tr')?.querySelector('th a')?.textContent));

test('J and K, and within a list the arrows, go through its rows; Enter opens one', async () => {
  const page = await managingPosts('Post one', 'Post two', 'Post three');
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

test('X selects, P publishes the row or what is selected, Z undoes', async () => {
  const page = await managingPosts('Post one', 'Post two', 'Post three');
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

test('Delete asks first; a row that has gone hands the focus to the one in its place', async () => {
  const page = await managingPosts('Post one', 'Post two', 'Post three');
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

test('E marks a message as read, and the focus is at what is unread next', async () => {
  visitor = await goOn();
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

test('G and a second key goes to a screen, / to the search, ? shows all of them', async () => {
  const page = await managingPosts('Post one');
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
  // Typed into the field: nobody goes anywhere.
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

test("Ctrl with a key, and everything once they are switched off, stays the browser's", async () => {
  const page = await managingPosts('Post one');
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
