import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, heading, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee', { name: 'Ravi Rao' });
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const body = (page: Page) => page.getByLabel('Body');
const editor = (page: Page) => page.locator('[contenteditable][aria-label="Body"]');
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The Markdown of the text; the editor is shown again. */
async function markdown(page: Page): Promise<string> {
  await tab(page, 'Markdown').click();
  const text = await body(page).inputValue();
  await tab(page, 'Write').click();
  await editor(page).waitFor();
  return text;
}

async function writing(options?: Parameters<typeof visit>[2]) {
  const visitor = await visit(product, employee, options);
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

test('a text is typed and formatted by the toolbar and by keys, and the Markdown tab shows the same text', async () => {
  const { visitor, page } = await writing();
  expect(await body(page).count()).toBe(1);
  await body(page).click();
  await page.keyboard.type('## The bills');
  await page.keyboard.press('Enter');
  await page.keyboard.type('There were ');
  await page.keyboard.press('ControlOrMeta+b');
  expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('seven');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' of them, *not* eight.');
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two_2 * 3');
  expect(await markdown(page)).toBe('## The bills\n\nThere were **seven** of them, *not* eight.\n\n- One\n- Two_2 \\* 3');
  await editor(page).getByRole('listitem').filter({ hasText: 'One' }).waitFor();

  await body(page).fill('## Another\n\nA *text* with [^1] and <b>raw</b>.\n\n> Said.');
  expect(await markdown(page)).toBe('## Another\n\nA *text* with [^1] and <b>raw</b>.\n\n> Said.');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
