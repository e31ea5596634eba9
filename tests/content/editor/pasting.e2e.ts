import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editor, markdownIn, paste, tool } from '#tests/kit/browser/editor.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { test } from '#tests/kit/test.ts';
import { clear, writing } from './emptyEditor.ts';

const offer = (page: Page, name: string) => page.getByRole('button', { name });

test('pasted plain text is read as Markdown only when the writer says so', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const text = '# Title\nnext line\n\n- item\n1. one\n> quote\n<h2>tag</h2> **b** [x](/y)\n---\n    indented';
  await paste(page, { 'text/plain': text });
  expect(await editor(page).locator('h1, h2, ul, ol, blockquote, hr, pre, strong, a').count()).toBe(0);
  expect(await editor(page).locator('p').allInnerTexts()).toEqual([
    '# Title\nnext line',
    '- item\n1. one\n> quote\n<h2>tag</h2> **b** [x](/y)\n---\n    indented',
  ]);
  const markdown = await markdownIn(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await preview.getByText('# Title').waitFor();
  const shown = preview.locator('.prose');
  expect(await shown.locator('h1, h2, ul, ol, blockquote, hr, pre, strong, a').count()).toBe(0);
  expect(await shown.locator('br').count()).toBe(6);

  await offer(page, 'Read as Markdown').click();
  expect(await editor(page).locator('h1, h2').allInnerTexts()).toContain('Title');
  expect(await editor(page).locator('ul > li').innerText()).toBe('item');
  expect(await offer(page, 'Read as Markdown').count()).toBe(0);
  await tool(page, 'Undo').click();
  expect(await markdownIn(page)).toBe(markdown);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('only a paste with signs of Markdown is offered for reading, until an answer or a further edit', async ({
  product,
}) => {
  const { visitor, page } = await writing(product);
  await editor(page).click();
  await page.keyboard.type('Before ');
  await paste(page, { 'text/plain': 'Asha Menon\r\n12 Lake Road, see https://example.com/a' });
  expect(await offer(page, 'Read as Markdown').count()).toBe(0);
  expect(await markdownIn(page)).toBe('Before Asha Menon\\\n12 Lake Road, see <https://example.com/a>');
  await paste(page, { 'text/plain': '**so**' });
  await offer(page, 'Keep as text').click();
  await offer(page, 'Keep as text').waitFor({ state: 'hidden' });
  await paste(page, { 'text/plain': '**so**' });
  await offer(page, 'Keep as text').waitFor();
  await page.keyboard.type('!');
  await offer(page, 'Keep as text').waitFor({ state: 'hidden' });
  await clear(page);
  await paste(page, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ\n' });
  expect(await markdownIn(page)).toBe('https://youtu.be/dQw4w9WgXcQ');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const PICTURE = /^!\[([^\]]*)\]\(\/uploads\/[\w-]+\.\w+\)$/;

test('a picture alone in its paragraph is shown whole', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const data = `data:image/png;base64,${(await canvas(300, 200).png().toBuffer()).toString('base64')}`;
  await paste(page, { 'text/html': `<p>Words</p><p><img src="${data}" alt="Boats"></p>` });
  const picture = page.getByRole('img', { name: 'Boats' });
  const ratio = () => picture.evaluate((img: HTMLImageElement) => img.clientWidth / img.clientHeight);
  await expect.poll(ratio).toBeCloseTo(1.5, 1);
  await visitor.leave();
});

test('pictures of Google Docs and of the clipboard itself go to the media library', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const png = await canvas(300, 200).png().toBuffer();
  await page.route('https://lh3.googleusercontent.com/**', (route) =>
    route.fulfill({ body: png, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
  );
  const data = `data:image/jpeg;base64,${(await canvas(40, 30).jpeg().toBuffer()).toString('base64')}`;
  const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')}`;
  const blob = await page.evaluate(async () => {
    const drawn = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve));
    return URL.createObjectURL(picture as Blob);
  });
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>One</span></p><p><img src="https://lh3.googleusercontent.com/docsz/AD_4nX?key=a" width="300" alt="Boats"></p>
    <p><img src="${data}"></p><p><img src="${svg}"></p><p><img src="https://example.com/kept.png" alt="Kept"></p><p><img src="${blob}"></p><p>Two</p></b>`;
  await paste(page, { 'text/html': html, 'text/plain': 'One' });
  await expect.poll(() => editor(page).locator('.pending-picture').count()).toBe(0);
  const lines = (await markdownIn(page)).split('\n\n');
  expect(lines.map((line) => line.replace(PICTURE, 'picture $1'))).toEqual([
    'One',
    'picture Boats',
    'picture ',
    'picture ',
    '![Kept](https://example.com/kept.png)',
    'picture ',
    'Two',
  ]);
  expect(await page.getByText('missing').count()).toBe(0);
  await tool(page, 'Undo').click();
  await expect.poll(() => editor(page).textContent()).toBe('');
  await tool(page, 'Redo').click();
  expect((await markdownIn(page)).split('\n\n')).toEqual(lines);
  await visitor.leave();
});

test('the writer is told why each missing picture is missing', async ({ product }) => {
  const { visitor, page } = await writing(product);
  await page.route('https://lh3.googleusercontent.com/**', (route) => route.fulfill({ body: '', status: 403 }));
  await paste(page, {
    'text/html':
      '<p>After these words <img src="https://lh3.googleusercontent.com/docsz/a"></p><p><img alt="A chart" src="file:///C:/clip.png"></p><p>End<img src="data:image/png;base64,AAAA"><img src="data:image/gif;base64,R0" width="1"></p><figure><img src="file:///C:/b.png"><figcaption>Fig 1: <b>Sales</b></figcaption></figure>',
    'text/plain': 'a',
  });
  const notice = page.getByRole('status').filter({ hasText: 'pictures are missing' });
  await notice.getByText('4 pictures are missing').waitFor();
  const reported = (await notice.getByRole('listitem').allInnerTexts()).join('\n');
  expect(reported).toMatch(/after “After these words”\. Its site does not allow/);
  expect(reported).toMatch(/“A chart”\. It is a file on your computer/);
  expect(reported).toMatch(/after “After these words End”\. \S/);
  // The caption is text, also without its picture.
  expect(await markdownIn(page)).toBe('After these words\n\nEnd\n\nFig 1: Sales');
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.route('https://mail.google.com/**', (route) => route.fulfill({ body: '', status: 403 }));
  await paste(page, {
    'text/html':
      '<p>Hello <img alt="The plan" src="https://mail.google.com/mail/u/0?attid=0.1"> and <img alt="The logo" src="cid:image001.png@01DA"></p>',
  });
  await notice.getByText('2 pictures are missing').waitFor();
  const behind = (await notice.getByRole('listitem').allInnerTexts()).join('\n');
  expect(behind).toContain('“The plan”. Its site shows it only to those who are signed in there.');
  expect(behind).toContain('“The logo”. It belongs to a mail');
  await visitor.leave();
});

test('pictures that Word names in its HTML are taken from its RTF', async ({ product }) => {
  const { visitor, page } = await writing(product);
  const hex = (await canvas(20, 10).png().toBuffer()).toString('hex').replace(/.{64}/g, '$&\n');
  const pict = String.raw`{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw20\pich10\pngblip\bliptag-1{\*\blipuid 0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d}`;
  await paste(page, {
    'text/html':
      '<p>Words <img src="file:///C:/Temp/clip_image001.png" alt="Chart"></p><p><img src="file:///C:/Temp/clip_image002.png"></p>',
    'text/plain': 'Words',
    'text/rtf': String.raw`{\rtf1 Words {\*\shppict ${pict}${hex}}}{\nonshppict {\pict\wmetafile8 0102}} {\*\shppict ${pict} ${hex}}}}`,
  });
  await expect.poll(() => editor(page).locator('.pending-picture').count()).toBe(0);
  expect(await markdownIn(page)).toMatch(/^Words !\[Chart\]\(\/uploads\/[^)]*\)\n\n!\[\]\(\/uploads/);
  expect(await page.getByText('missing').count()).toBe(0);
  await visitor.leave();
});

const word = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('lists pasted from Word keep numbers, levels and kinds', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [html, markdown] of [
    [
      word(1, '1.', 'a') +
        word(2, 'a.', 'b') +
        word(2, 'b.', 'c') +
        word(1, '2.', 'd') +
        '<p>Text</p>' +
        word(1, '3.', 'e'),
      '1. a\n   1. b\n   2. c\n2. d\n\nText\n\n3. e',
    ],
    [word(1, '·', 'a') + word(2, 'o', 'b') + word(3, '§', 'c') + word(1, '·', 'd'), '- a\n  - b\n    - c\n- d'],
    [word(1, '1)', 'a') + word(2, '·', 'b') + word(2, '1.', 'c') + word(1, '2)', 'd'), '1. a\n   - b\n\n   1. c\n2. d'],
    [word(1, '·', 'a') + word(1, '1.', 'b', 'l1') + word(1, '1.', 'c', 'l2'), '- a\n\n1. b\n\n1) c'],
    [word(1, '7.', 'a') + word(2, '7.3.', 'b') + word(2, '7.4.', 'c'), '7. a\n\n   3. b\n   4. c'],
    [word(1, 'iv.', 'a') + word(1, 'v.', 'b') + word(1, '(c)', 'd'), '4. a\n5. b\n\n3) d'],
    [word(1, 'u.', 'a') + word(1, 'v.', 'b'), '21. a\n22. b'],
    [word(1, 'h.', 'a') + word(1, 'i.', 'b') + word(1, 'j.', 'c'), '8. a\n9. b\n10. c'],
    [word(1, 'IX.', 'a') + word(1, 'X.', 'b') + word(1, 'XI.', 'c'), '9. a\n10. b\n11. c'],
    [`${word(1, 'iv.', 'a')}<p>Text</p>${word(1, 'v.', 'b')}`, '4. a\n\nText\n\n5. b'],
    [word(1, 'z.', 'a') + word(1, 'aa.', 'b') + word(1, 'bb.', 'c'), '26. a\n27. b\n28. c'],
    [
      word(1, '1.', 'a') + word(2, 'i.', 'b') + word(2, 'ii.', 'c') + word(1, '2.', 'd') + word(2, 'i.', 'e'),
      '1. a\n   1. b\n   2. c\n2. d\n   1. e',
    ],
    [
      '<div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p>a</p></li></ol></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>b</p></li></ul></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p>c</p></li></ol></div>',
      '1. a\n   - b\n2. c',
    ],
  ] as const) {
    await clear(page);
    await paste(page, { 'text/html': html, 'text/plain': 'a' });
    const written = await markdownIn(page);
    expect(written.replace(/\n\n(?= +[-\d])/g, '\n'), html).toBe(markdown.replace(/\n\n(?= +[-\d])/g, '\n'));
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('text pasted from notes, spreadsheets and code editors keeps its form', async ({ product }) => {
  const { visitor, page } = await writing(product);
  for (const [html, markdown] of [
    // Google Docs
    [
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">a </span><span style="font-weight:700">b</span></p></b>',
      'a **b**',
    ],
    // Google Sheets
    [
      '<google-sheets-html-origin><style>td {}</style><table><colgroup><col width="100"><col></colgroup><tbody><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2 * 3</td></tr></tbody></table></google-sheets-html-origin>',
      '| a | b |\n| --- | --- |\n| 1 | 2 \\* 3 |',
    ],
    // A table that says where its headers are.
    [
      '<table><tr><th>a</th><td>1</td></tr><tr><th>b</th><td>2</td></tr></table>',
      '<table>\n<tbody>\n<tr>\n<th>a</th>\n<td>1</td>\n</tr>\n<tr>\n<th>b</th>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    // Notion
    [
      '<meta charset="utf-8"><h3>a</h3><ul><li>b<ul><li>c</li></ul></li></ul><p><strong>d</strong> <code>e</code></p>',
      '### a\n\n- b\n  - c\n\n**d** `e`',
    ],
    // Apple Notes
    ['<div><b>a</b></div><div><br></div><ul class="Apple-dash-list"><li>b</li></ul><div>c</div>', '**a**\n\n- b\n\nc'],
    // Visual Studio Code
    [
      '<meta><div style="font-family: Menlo, monospace;font-size: 12px;white-space: pre;"><div><span style="color: #0000ff;">if</span><span> (a &lt; b) {</span></div><div><span>  # c</span></div><br><div>}</div></div>',
      '```\nif (a < b) {\n  # c\n\n}\n```',
    ],
    ['<details><summary>a</summary><p>b</p></details>', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
  ] as const) {
    await clear(page);
    await paste(page, { 'text/html': html, 'text/plain': 'a' });
    expect(await markdownIn(page)).toBe(markdown);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
