import { expect } from 'vitest';
import { editor, emptyEditor, markdownIn, paste, tool } from '#tests/kit/browser/editor.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

const aligned = (...rules: string[]) => `| Item | Price |\n| ${rules.join(' | ')} |\n| Host | 100 |`;

test('pasted tables keep the alignment of their columns', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [html, markdown] of [
    // Google Sheets
    [
      '<google-sheets-html-origin><table><tbody><tr><td style="overflow:hidden;padding:2px 3px">Item</td><td>Price</td></tr><tr><td>Host</td><td style="overflow:hidden;text-align:right;">100</td></tr></tbody></table></google-sheets-html-origin>',
      aligned('---', '---:'),
    ],
    // Excel
    [
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- td {text-align:general;} .xl65 {mso-number-format:"0"; text-align:center;} --></style></head><body><table><col width=64><tr height=20><td class=xl65>Item</td><td>Price</td></tr><tr><td class=xl65>Host</td><td align=right width=64>100</td></tr></table></body></html>',
      aligned(':---:', '---:'),
    ],
    // Word and Google Docs
    [
      '<table class=MsoTableGrid><tr><td><p class=MsoNormal>Item</p></td><td><p class=MsoNormal align=right style="text-align:right">Price</p></td></tr><tr><td><p class=MsoNormal>Host</p></td><td><p align=right style="text-align:right">100</p></td></tr></table>',
      aligned('---', '---:'),
    ],
    // The table of a page, whose place is in the middle
    [
      '<table align="center"><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr align="right"><td>Host</td><td>100</td></tr></tbody></table>',
      aligned('---:', '---:'),
    ],
  ] as const) {
    await emptyEditor(page);
    await paste(page, { 'text/html': html, 'text/plain': 'a' });
    expect(await markdownIn(page)).toBe(markdown);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('edits of a table keep the alignment of its columns unless they change it', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await page.getByLabel('Body').fill(aligned(':---:', '---:'));
  const alignOf = (name: string) =>
    editor(page)
      .getByText(name, { exact: true })
      .evaluate((element) => getComputedStyle(element).textAlign);
  expect([await alignOf('Item'), await alignOf('Host'), await alignOf('100')]).toEqual(['center', 'center', 'right']);
  await editor(page).getByText('100', { exact: true }).click();
  await tool(page, 'Row below').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mail');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  expect(await markdownIn(page)).toBe(`${aligned(':---:', '---:')}\n| Mail | 20 |`);
  await editor(page).getByText('Host', { exact: true }).click();
  for (const [name, rule] of [
    ['Align left', ':---'],
    ['Align right', '---:'],
    ['Centre', ':---:'],
  ] as const) {
    await tool(page, name).click();
    await expect.poll(() => markdownIn(page)).toBe(`${aligned(rule, '---:')}\n| Mail | 20 |`);
    await editor(page).getByText('Host', { exact: true }).click();
  }
  await tool(page, 'Row above').click();
  expect((await markdownIn(page)).split('\n')[1]).toBe('| :---: | ---: |');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const cell = page.frameLocator('iframe[title=Preview]').getByRole('cell', { name: '100' });
  expect(await cell.evaluate((element) => getComputedStyle(element).textAlign)).toMatch(/right$/);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
