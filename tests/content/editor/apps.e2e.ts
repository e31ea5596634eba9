import { expect } from 'vitest';
import { editor, emptyEditor, markdownIn, paste } from '#tests/kit/browser/editor.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { appClipboards } from './appClipboards.ts';

async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

test('content pasted from other programs keeps its structure', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const pasted: Record<string, string> = {};
  for (const [app, html] of appClipboards) {
    await emptyEditor(page);
    await paste(page, { 'text/html': html, 'text/plain': 'a' });
    pasted[app] = await markdownIn(page);
  }
  expect(pasted).toEqual(Object.fromEntries(appClipboards.map(([app, , markdown]) => [app, markdown])));
  await visitor.leave();
});

test('pasted footnotes are numbered after those of the text', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await page.getByLabel('Body').fill('One[^2]\n\n[^2]: A note');
  await editor(page).getByText('One').click();
  await page.keyboard.press('Home');
  await paste(page, {
    'text/html':
      '<p>Two<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> New</p>',
    'text/plain': 'a',
  });
  const markdown = await markdownIn(page);
  expect(markdown).toContain('Two[^3]');
  expect(markdown).toContain('[^3]: New');
  expect(markdown).toContain('[^2]: A note');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('pasted plain text keeps its lines as plain text, whatever ends them', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [text, markdown] of [
    ['One\r\nTwo\r\n\r\nThree', 'One\\\nTwo\n\nThree'],
    ['One\rTwo', 'One\\\nTwo'],
    ['One\vTwo\u2028Three\u2029Four', 'One\\\nTwo\\\nThree\n\nFour'],
    ['# One', '\\# One'],
    ['\t# One', '\\# One'],
    ['    One', 'One'],
    ['1. One\n2) Two', '1\\. One\\\n2\\) Two'],
    ['===\n---', '\\===\\\n\\---'],
    ['a\0b', 'ab'],
    ['[^1]: x', '\\[^1\\]: x'],
    ['&copy; <b>', '\\&copy; \\<b>'],
  ] as const) {
    await emptyEditor(page);
    await paste(page, { 'text/plain': text });
    expect(await markdownIn(page), JSON.stringify(text)).toBe(markdown);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('text pasted from Visual Studio Code becomes a code block only in a programming language', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const html = '<div style="font-family: monospace;white-space: pre;"><div>1. One</div></div>';
  const pasted = async (mode: string) => {
    await emptyEditor(page);
    const data = { 'text/plain': '1. One\n2. Two', 'text/html': html, 'vscode-editor-data': JSON.stringify({ mode }) };
    await paste(page, data);
    return markdownIn(page);
  };
  for (const mode of ['markdown', 'plaintext']) expect(await pasted(mode)).toBe('1\\. One\\\n2\\. Two');
  expect(await pasted('python')).toBe('```python\n1. One\n2. Two\n```');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
