import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, markdownIn, paste, tool } from '#tests/kit/browser/editor.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** A new post by a new user, because an autosave of one test would appear in the next. */
async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

const body = (page: Page) => page.getByLabel('Body');
/** Empties the text whatever it has: a table keeps the browser from selecting all of it. */
async function clear(page: Page) {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => editor(page).textContent()).toBe('');
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Body');

test.for(['Tab', 'Enter'])('%s goes from the title of a new post into its text', async (key, { product }) => {
  const { visitor, page } = await writing(product);
  await page.getByRole('textbox', { name: 'Title' }).fill('A title');
  await page.keyboard.press(key);
  await page.keyboard.type('Words');
  expect(await markdownIn(page)).toBe('Words');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('bold that ends with a sign beside a word is bold in editor and preview', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.locator('[aria-label=Bold][aria-pressed=true]').waitFor();
  await page.keyboard.type('Note:');
  await page.keyboard.press('ControlOrMeta+b');
  await page.locator('[aria-label=Bold][aria-pressed=false]').waitFor();
  await page.keyboard.type('text');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByText('Note:text').waitFor();
  expect(await preview.locator('strong').allTextContents()).toEqual(['Note:']);
  const markdown = await markdownIn(page);
  await body(page).fill(markdown);
  expect(await editor(page).locator('strong').allTextContents()).toEqual(['Note:']);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('typed signs of Markdown format words only when no space is inside them', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await page.keyboard.type('2 * 3 * 4 and 5 _ 6 _ 7, then *so* on');
  expect(await editor(page).textContent()).toBe('2 * 3 * 4 and 5 _ 6 _ 7, then so on');
  expect(await editor(page).locator('em').allTextContents()).toEqual(['so']);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('an address typed in the editor is a link in the Markdown unless the writer removes the link', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await page.keyboard.type('See www.example.com now');
  const links = () => editor(page).locator('a').allTextContents();
  expect(await links()).toEqual(['www.example.com']);
  await editor(page).locator('a').click();
  await tool(page, 'Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(links).toEqual([]);
  expect(await markdownIn(page)).toBe('See www\\.example.com now');
  await clear(page);
  await page.keyboard.type('Write to a@b.example.');
  expect(await links()).toEqual([]);
  expect(await markdownIn(page)).toBe('Write to [a@b.example](mailto:a@b.example).');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('Tab walks through the cells of a table and adds a row, while Shift+Tab goes back and out of the first', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await tool(page, 'Table').click();
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    if (word !== 'a') await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  // Eight cells back is the first one.
  for (let cell = 0; cell < 8; cell += 1) await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page)).toBe(false);
  const rows = ['| a | b | c |', '| --- | --- | --- |', '| d | e | f |', '| g | h | ! |', '| j |  |  |'];
  expect(await markdownIn(page)).toBe(rows.join('\n'));
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the command Undo takes back changes of both tabs after a look at the Markdown tab', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await markdownIn(page);
  await tool(page, 'Undo').click();
  await expect.poll(() => editor(page).textContent()).not.toContain('Two');
  await tool(page, 'Redo').click();
  expect(await markdownIn(page)).toBe('One\n\nTwo');

  await page.getByRole('tab', { name: 'Markdown' }).click();
  await body(page).fill('Three');
  await page.getByRole('tab', { name: 'Write' }).click();
  await editor(page).getByText('Three').waitFor();
  await tool(page, 'Undo').click();
  await editor(page).getByText('Two').waitFor();
  expect(await markdownIn(page)).toBe('One\n\nTwo');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the editor writes a task checked by a click as Markdown and reads tasks from Markdown', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await tool(page, 'Task list').click();
  await page.keyboard.type('Call Asha');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Send the bill');
  await editor(page).getByRole('checkbox', { name: 'Done: Call Asha' }).check();
  expect(await markdownIn(page)).toBe('- [x] Call Asha\n- [ ] Send the bill');
  await body(page).fill('3. [ ] One\n4. Two\n\n- [x] Three\n  3. Four');
  expect(await editor(page).getByRole('checkbox').count()).toBe(2);
  expect(await editor(page).locator('ol').first().getAttribute('start')).toBe('3');
  expect(await editor(page).locator('pre[data-markdown]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a pasted table with merged cells keeps each value in its column', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await body(page).click();
  await paste(page, {
    'text/html':
      '<table><tr><th>Plan</th><th colspan="2">Price</th></tr><tr><td rowspan="2">Basic</td><td>Month</td><td>5</td></tr><tr><td>Year</td><td>50 *</td></tr></table>',
    'text/plain': 'Plan',
  });
  const markdown = await markdownIn(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByRole('cell', { name: '50 *' }).waitFor();
  expect(await preview.getByRole('cell', { name: 'Basic' }).getAttribute('rowspan')).toBe('2');
  expect(await preview.getByRole('columnheader', { name: 'Price' }).getAttribute('colspan')).toBe('2');
  await clear(page);
  await body(page).fill(markdown);
  expect(await editor(page).getByRole('cell', { name: 'Basic' }).getAttribute('rowspan')).toBe('2');
  expect(await markdownIn(page)).toBe(markdown);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('pasted lists keep numbers and boxes, as plain text keeps its line breaks and tags', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [clipboard, markdown] of [
    [{ 'text/html': '<ol start="4"><li>a</li><li value="7">b</li><li>c</li></ol>' }, '4. a\n\n7) b\n8) c'],
    [
      {
        'text/html':
          '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul><ul><li role="checkbox" aria-checked="true">c</li></ul>',
      },
      '- [x] a\n- [ ] b\n\n* [x] c',
    ],
    [{ 'text/plain': 'Asha Menon\n12 Lake Road\nTotal\n-----\n<b>5</b>' }, undefined],
  ] as [Record<string, string>, string | undefined][]) {
    await clear(page);
    await paste(page, clipboard);
    if (markdown) expect(await markdownIn(page)).toBe(markdown);
  }
  expect(await editor(page).locator('p').innerText()).toBe('Asha Menon\n12 Lake Road\nTotal\n-----\n<b>5</b>');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a full text has no accessibility violation, while its tasks can be ticked by keyboard', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await page.setViewportSize({ width: 390, height: 844 });
  await body(page).click();
  await tool(page, 'Task list').click();
  await page.keyboard.type('Call Asha');
  const box = editor(page).getByRole('checkbox', { name: 'Done: Call Asha' });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => box.isChecked()).toBe(true);
  expect(await markdownIn(page)).toBe('- [x] Call Asha');
  const cells = (word: string) => `| ${Array(9).fill(word).join(' | ')} |`;
  await body(page).fill(
    `- [ ] a\n- [x] b\n\n${cells('A long header')}\n${cells('---')}\n${cells('b')}\n\n\`\`\`\n${'code '.repeat(40)}\n\`\`\`\n\n<details>\n<summary>c</summary>\n\nd[^1]\n\n</details>\n\n[^1]: e`,
  );
  await editor(page).getByText('A long header').first().waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
