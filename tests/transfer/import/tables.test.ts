import { expect, test } from 'vitest';
import { htmlOf } from '#server/transfer/import/formats/ghost/postHtml.ts';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';
import { parse } from '#web/office/editor/markdown/parse.ts';

const two = (price: string, amount: string, head = 'th') =>
  `<tr><${head}>Item</${head}><${head}${price}>Price</${head}></tr><tr><td>Host</td><td${amount}>100</td></tr>`;
const aligned = (align: string) => `| Item | Price |\n| --- | ${align} |\n| Host | 100 |`;

test.for([
  ['a class of a block', ' class="has-text-align-right" data-align="right"', '---:'],
  ['a class of the classic editor', ' class="aligncenter"', ':---:'],
  ['a class of Bootstrap', ' class="num text-end"', '---:'],
  ['a style', ' style="width:10%; TEXT-ALIGN: Right"', '---:'],
  ['the last of two styles', ' style="text-align:left;text-align:center !important"', ':---:'],
  ['an attribute', ' align=RIGHT', '---:'],
  ['a style rather than an attribute', ' align="left" style="text-align:right"', '---:'],
  ['a value of a style that depends on the script', ' style="text-align:end"', '---:'],
  ['justified text', ' style="text-align:justify"', '---'],
  ['text that begins at the left', ' style="text-align:left"', ':---'],
] as const)('a column and its header keep their alignment from %s', ([, attribute, rule]) => {
  expect(convertHtml(`<table>${two('', attribute)}</table>`).markdown).toBe(aligned(rule));
  expect(convertHtml(`<table>${two(attribute, attribute)}</table>`).markdown).toBe(aligned(rule));
});

test.for([
  ['a paragraph in the cell', `<table>${two('', '').replace('100', '<p style="text-align:right">100</p>')}</table>`],
  ['a block around it', `<table>${two('', '').replace('100', '<div align="right"><p>100</p></div>')}</table>`],
  ['the column', `<table><colgroup><col><col style="text-align:right"></colgroup>${two('', '')}</table>`],
  [
    'columns that are counted together',
    `<table><col span="1"><col align="right" span="2"><tbody>${two('', '')}</tbody></table>`,
  ],
] as const)('a column keeps its alignment from %s', ([, html]) => {
  expect(convertHtml(html).markdown).toBe(aligned('---:'));
});

test('a row and a table align all of their cells', () => {
  const rows = '<tr><th>A</th><th>B</th></tr><tr align="center"><td>1</td><td>2</td></tr>';
  expect(convertHtml(`<table>${rows}</table>`).markdown).toBe('| A | B |\n| :---: | :---: |\n| 1 | 2 |');
  expect(convertHtml('<table style="text-align:right"><tr><th>A</th></tr><tr><td>1</td></tr></table>').markdown).toBe(
    '| A |\n| ---: |\n| 1 |',
  );
});

test('the place of a table on the page is no alignment of its text', () => {
  const rows = '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>';
  expect(convertHtml(`<table align="center" class="alignright">${rows}</table>`).markdown).toBe(
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  );
});

test('empty cells keep their place in a column whose alignment they do not decide', () => {
  const { markdown } = convertHtml(
    '<table><tr><th></th><th>B</th></tr><tr><td></td><td align="right">1</td></tr><tr><td>a</td><td></td></tr></table>',
  );
  expect(markdown).toBe('| | B |\n| --- | ---: |\n| | 1 |\n| a | |');
});

test.for([
  [
    'cells of one column that are aligned differently',
    '<table><tr><th>A</th></tr><tr><td align="right">1</td></tr><tr><td>2</td></tr></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td align="right">1</td></tr><tr><td>2</td></tr></tbody></table>',
  ],
  [
    'a header that is aligned otherwise than its column',
    '<table><tr><th align="center">A</th></tr><tr><td align="right">1</td></tr></table>',
    '<table><thead><tr><th align="center">A</th></tr></thead><tbody><tr><td align="right">1</td></tr></tbody></table>',
  ],
  [
    'merged cells with their alignment, lines and formats',
    '<table><tr><th colspan="2" style="text-align:center">AB</th><th>C</th></tr><tr><td rowspan="2">1</td><td><p>2</p><p><b>x</b></p></td><td align="right">3</td></tr><tr><td>4</td><td>5</td></tr></table>',
    '<table><thead><tr><th align="center" colspan="2">AB</th><th>C</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2<br /><strong>x</strong></td><td align="right">3</td></tr><tr><td>4</td><td>5</td></tr></tbody></table>',
  ],
  [
    'a table without a header, with pictures',
    '<table><tr><td><img src="https://a.example/p.png"></td><td></td></tr><tr><td></td><td>b</td></tr></table>',
    '<table><tbody><tr><td><img src="https://a.example/p.png" alt="" /></td><td></td></tr><tr><td></td><td>b</td></tr></tbody></table>',
  ],
  [
    'a header column',
    '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    '<table><tbody><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></tbody></table>',
  ],
  [
    'two rows of headers',
    '<table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><th>B</th></tr><tr><td>1</td></tr></tbody></table>',
  ],
] as const)('the page shows %s as the table that the editor has', ([, source, shown]) => {
  const { markdown, html } = convertHtml(source);
  expect(html).toBe(shown);
  expect(parse(markdown).map(({ node }) => node.type)).toEqual(['table']);
});

test('a table with footnotes stays Markdown, which has them', () => {
  const { markdown } = convertHtml(
    '<table><tr><td>1<sup><a href="#n">1</a></sup></td><td>2</td></tr></table><ol><li id="n">Note</li></ol>',
  );
  expect(markdown).toContain('| 1[^1] | 2 |');
  expect(markdown).toContain('[^1]: Note');
});

test('a video in a cell with a list is a link with its address', () => {
  const { html } = convertHtml(
    '<table><tr><th>A</th><th>B</th></tr><tr><td><ul><li>x</li></ul></td><td><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe></td></tr></table>',
  );
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=aaaaaaaaaaa"');
});

test('an empty item of a list keeps the numbers of the others', () => {
  expect(convertHtml('<ol><li></li><li>b</li></ol>').html).toBe('<ol><li></li><li>b</li></ol>');
});

test('a block of WordPress and a Markdown card of Ghost keep their alignment', () => {
  const block = `<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>Item</th><th class="has-text-align-right" data-align="right">Price</th></tr></thead><tbody><tr><td>Host</td><td class="has-text-align-right" data-align="right">100</td></tr></tbody></table></figure>\n<!-- /wp:table -->`;
  expect(convertWordpress(block).markdown).toBe(aligned('---:'));
  const card = { version: '0.3.1', cards: [['markdown', { markdown: aligned('---:') }]], sections: [[10, 0]] };
  expect(convertHtml(htmlOf({ mobiledoc: JSON.stringify(card) } as never).html).markdown).toBe(aligned('---:'));
});
