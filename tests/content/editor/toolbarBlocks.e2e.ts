import { expect } from 'vitest';
import { editor, markdownIn, tool } from '#tests/kit/browser/editor.ts';
import { test } from '#tests/kit/test.ts';
import { clear, writing } from './emptyEditor.ts';

test('single steps of Undo stay after a look at the Markdown tab', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.insertText('One');
  await markdownIn(page);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Two');
  await markdownIn(page);
  await markdownIn(page);
  await tool(page, 'Undo').click();
  expect(await markdownIn(page)).toBe('One');
  await tool(page, 'Undo').click();
  expect(await markdownIn(page)).toBe('');
  await tool(page, 'Redo').click();
  expect(await markdownIn(page)).toBe('One');
  await tool(page, 'Redo').click();
  expect(await markdownIn(page)).toBe('One Two');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a table without a header row or with a header column stays so until the toolbar changes it', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  const row = (first: string, second: string) => `<tr>\n${first}\n<td>${second}</td>\n</tr>`;
  const table = (...rows: string[]) => `<table>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
  for (const markdown of [
    table(row('<td>a</td>', '1'), row('<td>b</td>', '2')),
    table(row('<th>a</th>', '1'), row('<th>b</th>', '2')),
  ]) {
    await clear(page);
    await page.getByLabel('Body').fill(markdown);
    await editor(page).getByText('2', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    expect(await markdownIn(page)).toBe(markdown.replace('2', '2!'));
  }
  await editor(page).getByText('2!').click();
  await page.getByRole('button', { name: 'Header column' }).click();
  await page.getByRole('button', { name: 'Header row' }).click();
  expect(await markdownIn(page)).toBe('| a | 1 |\n| --- | --- |\n| b | 2! |');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a part to unfold that the toolbar makes works on the preview, while Backspace dissolves it', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type('Answer');
  await tool(page, 'Part to unfold').click();
  await page.keyboard.type('Question?');
  await editor(page).getByText('Answer').click();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await editor(page).getByText('Answer.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  const markdown = '<details>\n<summary>Question?</summary>\n\nAnswer.\n\n</details>\n\nAfter';
  expect(await markdownIn(page)).toBe(markdown);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByText('Question?').waitFor();
  expect(await preview.getByText('Answer').isVisible()).toBe(false);
  await preview.getByText('Question?').click();
  await preview.getByText('Answer').waitFor();
  await page.getByLabel('Body').fill(markdown);
  await editor(page)
    .getByText('Question?')
    .click({ position: { x: 1, y: 8 } });
  // The browser tells the editor late where the caret is.
  await expect.poll(() => tool(page, 'Part to unfold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Backspace');
  expect(await markdownIn(page)).toBe('Question?\n\nAnswer.\n\nAfter');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('footnotes of the toolbar and links within the text work on the preview', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await page.getByLabel('Body').fill(`[To it](#the-end)\n\n${'Line\n\n'.repeat(60)}## The end`);
  await editor(page).getByText('To it').click();
  await page.keyboard.press('End');
  await tool(page, 'Footnote').click();
  await page.keyboard.type('A note');
  const markdown = await markdownIn(page);
  expect(markdown).toMatch(/^\[To it\]\(#the-end\)\[\^1\]\n[\s\S]*\n## The end\n\n\[\^1\]: A note$/);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  const isSeen = (name: string) =>
    preview
      .getByText(name)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
  await preview.getByRole('link', { name: 'To it' }).click();
  await expect.poll(() => isSeen('The end')).toBe(true);
  await preview.getByRole('link', { name: /Back to footnote 1/ }).click();
  await expect.poll(() => isSeen('To it')).toBe(true);
  await preview.getByRole('link', { name: 'Footnote 1', exact: true }).click();
  await expect.poll(() => isSeen('A note')).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
