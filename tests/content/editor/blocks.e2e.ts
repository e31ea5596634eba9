import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { writing } from '#tests/content/blog/writePost.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, markdownIn } from '#tests/kit/browser/editor.ts';
import { button, leaveQuietly } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

const menu = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });
const options = (page: Page) => menu(page).getByRole('option').allTextContents();
/** The option that the text refers to, as a screen reader follows it. */
const active = (page: Page) =>
  editor(page).evaluate((text) => {
    const id = text.getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  });

test('a slash in an empty line opens a menu of blocks that is filtered by typing and used with arrow keys', async ({
  product,
}) => {
  const { visitor, page } = await writing(product, { viewport: { width: 1440, height: 900 } });
  await editor(page).click();
  await page.keyboard.type('/');
  await menu(page).waitFor();
  expect(await options(page)).toEqual([
    ...['Heading 2', 'Heading 3', 'Bulleted list', 'Numbered list', 'Task list', 'Quote', 'Code block'],
    ...['Picture', 'Table', 'Video', 'Part to unfold', 'Rule'],
  ]);
  expect(await active(page)).toBe('Heading 2');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('list');
  await expect.poll(() => options(page)).toEqual(['Bulleted list', 'Numbered list', 'Task list']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe('Task list');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe('Bulleted list');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await menu(page).waitFor({ state: 'detached' });
  await page.keyboard.type('Call the printer');
  expect(await markdownIn(page)).toBe('- [ ] Call the printer');
  await leaveQuietly(visitor);
});

test.for([
  ['h3', '### Word'],
  ['quote', '> Word'],
  ['divider', '***'],
  ['unfold', '<details>'],
  ['table', '| Word'],
  ['code', '```\nWord'],
  ['numbered list', '1. Word'],
] as const)('typing goes on in a block that the menu finds by %j', async ([query, start], { product }) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type(`/${query}`);
  await menu(page).waitFor();
  await page.keyboard.press('Enter');
  await menu(page).waitFor({ state: 'detached' });
  await page.keyboard.type('Word');
  const text = await markdownIn(page);
  expect(text.startsWith(start), text).toBe(true);
  await leaveQuietly(visitor);
});

test('the menu of blocks inserts a quote on a click but opens a dialog for a picture', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type('/');
  await menu(page).getByRole('option', { name: 'Quote' }).click();
  await page.keyboard.type('Nobody reads the small print.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/photo');
  await expect.poll(() => options(page)).toEqual(['Picture']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.waitFor();
  await button(dialog, 'Cancel').click();
  expect(await markdownIn(page)).toBe('> Nobody reads the small print.');
  await leaveQuietly(visitor);
});

test('Escape, a click elsewhere and an unknown word close the menu and keep what is typed', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type('/quo');
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'detached' });
  await page.keyboard.type('tes');
  expect(await menu(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/nothing like this');
  expect(await menu(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('and/or');
  expect(await menu(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await menu(page).waitFor();
  await page.getByLabel('Title').click();
  await menu(page).waitFor({ state: 'detached' });
  expect(await markdownIn(page)).toBe('/quotes\n\n/nothing like this\n\nand/or\n\n/');
  await leaveQuietly(visitor);
});

test('tools appear beside selected text and format it', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type('Seven bills');
  const tools = page.getByRole('group', { name: 'Selected text' });
  expect(await tools.isVisible()).toBe(false);
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await tools.waitFor();
  expect(await violations(page)).toEqual([]);
  await button(tools, 'Selection: Bold').click();
  await page.locator('[aria-label="Selection: Bold"][aria-pressed=true]').waitFor();
  await button(tools, 'Selection: Quote').click();
  await button(tools, 'Selection: Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address, or title of a page').fill('example.com');
  await button(link, 'Set Link').click();
  await link.waitFor({ state: 'detached' });
  expect(await markdownIn(page)).toBe('> Seven [**bills**](https://example.com)');
  await leaveQuietly(visitor);
});
