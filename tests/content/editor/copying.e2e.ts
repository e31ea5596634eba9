import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bringFiles, copied, editor, emptyEditor, markdownIn, paste, tool } from '#tests/kit/browser/editor.ts';
import { button, visit } from '#tests/kit/browser/visitor.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** A new post by a new user, because an autosave of one test would appear in the next. */
async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

/** Without those that the editor adds beside an atom at the end of a line. */
const picturesIn = (page: Page) => editor(page).locator('img:not(.ProseMirror-separator)');

async function write(page: Page, markdown: string) {
  await emptyEditor(page);
  await page.getByRole('tab', { name: 'Markdown' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill(markdown);
  await page.getByRole('tab', { name: 'Write' }).click();
  await editor(page).waitFor();
}

async function copyAll(page: Page, markdown: string) {
  await write(page, markdown);
  await editor(page).press('ControlOrMeta+a');
  return copied(page);
}

test('the plain text of a copied part has no signs of Markdown', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [markdown, text] of [
    ['Use \\*stars\\* and a\\_b \\[x\\] \\#1', 'Use *stars* and a_b [x] #1'],
    ['1\\. One\n\n## Two **bold**', '1. One\n\nTwo bold'],
    ['One\\\nTwo &amp; `a*b`', 'One\nTwo & a*b'],
    ['- One\n- Two\n  1. Deep\n  2. Er', '- One\n- Two\n  1. Deep\n  2. Er'],
    ['- [x] Done\n- [ ] Open', '- [x] Done\n- [ ] Open'],
    ['| A | B |\n| --- | --- |\n| 1\\|2 | 3 |', 'A\tB\n1|2\t3'],
    ['```\na * b\n```\n\n> Quoted [link](https://a.example/)', 'a * b\n\nQuoted link'],
    ['Words[^1]\n\n[^1]: A *note*', 'Words[1]\n\n[1] A note'],
  ] as const)
    expect((await copyAll(page, markdown))['text/plain'], markdown).toBe(text);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a copied reference takes its footnote along, under a number that the text does not have', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const whole = await copyAll(page, 'From[^1] here\n\n[^1]: The first words');
  await write(page, 'From[^1] here\n\nEnd\n\n[^1]: The first words');
  await editor(page).getByText('From').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  const line = await copied(page);
  expect(line['text/plain']).toBe('From[1] here\n\n[1] The first words');

  for (const clipboard of [whole, line]) {
    await write(page, 'Own[^1]\n\nLast\n\n[^1]: Own words');
    await editor(page).getByText('Last').click();
    await page.keyboard.press('End');
    await paste(page, clipboard);
    // A whole text comes as paragraphs, and a line into the line.
    expect((await markdownIn(page)).replace('Last\n\nFrom', 'LastFrom')).toBe(
      'Own[^1]\n\nLastFrom[^2] here\n\n[^1]: Own words\n\n[^2]: The first words',
    );
  }
  // In its own text the footnote is there, and another place of the text refers to it.
  await write(page, 'From[^1] here\n\nEnd\n\n[^1]: The first words');
  await editor(page).getByText('End').click();
  await page.keyboard.press('End');
  await paste(page, line);
  expect(await markdownIn(page)).toBe('From[^1] here\n\nEndFrom[^1] here\n\n[^1]: The first words');
  // A text that replaces itself keeps everything.
  const all = await copyAll(page, 'From[^1] here\n\n[^1]: The first words');
  await paste(page, all);
  expect(await markdownIn(page)).toBe('From[^1] here\n\n[^1]: The first words');
  // Cut and pasted.
  await write(page, 'One[^1] Two');
  await emptyEditor(page);
  await paste(page, whole);
  expect(await markdownIn(page)).toBe('From[^1] here\n\n[^1]: The first words');

  await write(page, 'Own[^1]\n\n[^1]: Own words');
  await editor(page).getByText('Own', { exact: false }).first().click();
  await page.keyboard.press('End');
  await paste(page, { 'text/plain': ' and[^1]\n\n[^1]: Read as *Markdown*' });
  await page.getByRole('button', { name: 'Read as Markdown' }).click();
  expect(await markdownIn(page)).toMatch(
    /^Own\[\^1\] ?and\[\^2\]\n\n\[\^1\]: Own words\n\n\[\^2\]: Read as \*Markdown\*$/,
  );
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const inTable = (cell: string) =>
  `<table><tr><th>Name</th><th>Has</th></tr><tr><td>Plan</td><td>${cell}</td></tr></table>`;
const written = (cell: string) => `| Name | Has |\n| --- | --- |\n| Plan | ${cell} |`;

test('a pasted table stays whole because blocks in its cells become lines', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>${text}</p>`;
  for (const [cell, line] of [
    ['<ul><li>One</li><li><b>Two</b></li></ul>', '- One<br>- **Two**'],
    [
      '<p>With:</p><ol start="3"><li><p>Three</p><p>more</p></li><li>Four</li></ol>',
      'With:<br>3\\. Three<br>more<br>4\\. Four',
    ],
    ['<ul><li>One<ul><li>Deep</li></ul></li></ul>', '- One<br>- Deep'],
    [item('One') + item('Two'), '- One<br>- Two'],
    ['<ul><li><input type="checkbox" checked> Done</li></ul>', '\\[x\\] Done'],
    ['<h3>Title</h3>Words', '**Title**<br>Words'],
    ['<pre><code>a = 1\n\nb = 2</code></pre>', '`a = 1`<br>`b = 2`'],
    ['<blockquote><p>Said</p></blockquote><hr>', 'Said'],
    ['<b><ul><li>One</li></ul></b>', '**- One**'],
    [
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td><ul><li>d</li></ul></td></tr></table>',
      'a \\| b<br>c \\| - d',
    ],
    // These were whole before.
    ['<p>One</p><p>Two</p>', 'One<br>Two'],
    ['One<br>Two', 'One<br>Two'],
  ] as const) {
    await emptyEditor(page);
    await paste(page, { 'text/html': inTable(cell), 'text/plain': 'a' });
    expect(await editor(page).locator('table').count(), cell).toBe(1);
    expect((await markdownIn(page)).replaceAll('\\-', '-').replace(/(\d)\\?\. /g, '$1\\. '), cell).toBe(written(line));
  }
  // A list that comes into a cell.
  await write(page, written('x'));
  await editor(page).getByText('x', { exact: true }).click();
  await page.keyboard.press('End');
  await paste(page, { 'text/html': '<ul><li>One</li><li>Two</li></ul>', 'text/plain': 'a' });
  expect(await editor(page).locator('table, ul').count()).toBe(1);
  expect((await markdownIn(page)).replaceAll('\\-', '-')).toMatch(/\| x- One<br>- Two \|$/);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('several pictures dropped or pasted at once are all inserted in their order', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const files = await Promise.all(
    [20, 30, 40].map(async (width) => ({ name: `p${width}.png`, bytes: await canvas(width, 10).png().toBuffer() })),
  );
  for (const type of ['drop', 'paste'] as const) {
    await emptyEditor(page);
    await bringFiles(page, type, files);
    await expect.poll(() => picturesIn(page).count()).toBe(3);
    expect((await markdownIn(page)).split('\n\n')).toHaveLength(3);
    const widths = () =>
      picturesIn(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([20, 30, 40]);
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  // A file that is no picture is named, and the others come.
  await emptyEditor(page);
  await bringFiles(page, 'drop', [...files.slice(0, 1), { name: 'broken.png', bytes: Buffer.from('no picture') }]);
  await page.getByRole('status').getByText('broken.png').waitFor();
  expect(await picturesIn(page).count()).toBe(1);
  await visitor.leave();
});

test('a changed alt text leaves the caption and the link of a picture unchanged', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await bringFiles(page, 'paste', [{ name: 'boats.png', bytes: await canvas(60, 40).png().toBuffer() }]);
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true });
  await dialog.getByLabel('What the picture shows').fill('Boats');
  await button(dialog, 'Insert Picture').click();
  await editor(page).getByRole('img', { name: 'Boats' }).waitFor();
  const [, src = ''] = /\((\S+)\)/.exec(await markdownIn(page)) ?? [];
  for (const [before, after] of [
    [`[![Boats](${src} "In May")](https://a.example/)`, `[![Ships](${src} "In May")](https://a.example/)`],
    [`Words ![Boats](${src} "In May") end`, `Words ![Ships](${src} "In May") end`],
    [`**[![Boats](${src})](/blog)**`, `[**![Ships](${src})**](/blog)`],
    [`![Boats](${src})`, `![Ships](${src})`],
  ] as const) {
    await write(page, before);
    await picturesIn(page).click();
    await tool(page, 'Picture').click();
    await dialog.getByLabel('What the picture shows').fill('Ships');
    await button(dialog, 'Save Picture').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await markdownIn(page)).toBe(after);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
