import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { parse } from '#web/office/editor/markdown/parse.ts';
import { serialize } from '#web/office/editor/markdown/serialize.ts';

const text = (content: string, ...types: string[]) => ({
  type: 'text',
  text: content,
  marks: types.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const hardBreak = { type: 'hardBreak' };
const cell = (content: string, attrs: object = {}) => ({
  type: 'tableCell',
  attrs,
  content: [paragraph(text(content))],
});
const header = (content: string, attrs: object = {}) => ({ ...cell(content, attrs), type: 'tableHeader' });
const row = (...content: object[]) => ({ type: 'tableRow', content });
const item = (...content: object[]) => ({ type: 'listItem', content });

test.each([
  ['a colon before a word', paragraph(text('Note:', 'bold'), text('text')), '<strong>Note:</strong>text'],
  ['a colon before a space', paragraph(text('Note:', 'bold'), text(' text')), '**Note:** text'],
  ['a quote after a word', paragraph(text('so'), text('“so”', 'italic')), 'so<em>“so”</em>'],
  ['a danda', paragraph(text('है।', 'bold'), text('और')), '<strong>है।</strong>और'],
  ['a bracket of Japanese', paragraph(text('「注」', 'bold'), text('意')), '<strong>「注」</strong>意'],
  ['letters inside a word', paragraph(text('in'), text('si', 'bold'), text('de')), 'in**si**de'],
  ['a space at the end', paragraph(text('Note: ', 'bold'), text('text')), '**Note:** text'],
  [
    'a line break at the end',
    paragraph(text('a', 'bold'), { ...hardBreak, marks: [{ type: 'bold' }] }, text('b')),
    '**a**\\\nb',
  ],
  ['a line break alone at the end', paragraph(text('a'), hardBreak), 'a<br>'],
  ['a struck space', paragraph(text('a ', 'strike'), text('b')), '<del>a </del>b'],
  [
    'a heading',
    { type: 'heading', attrs: { level: 2 }, content: [text('(a)', 'bold'), text('b')] },
    '## <strong>(a)</strong>b',
  ],
])('marks beside %s are written so that the editor reads them again', (_, node, markdown) => {
  expect(serialize([node])).toBe(markdown);
  expect(serialize(parse(markdown).map(({ node }) => node))).toBe(markdown);
});

test('signs that Markdown could interpret stay signs on the page', () => {
  const words = '2 * 3 * 4, snake_case, <b>, &amp; [x](y) #1';
  const { html } = renderMarkdown(serialize([paragraph(text(words))]));
  expect(html).toBe('<p>2 * 3 * 4, snake_case, &lt;b&gt;, &amp;amp; [x](y) #1</p>\n');
});

test.each([
  ['merged columns', [row(header('a', { colspan: 2 })), row(cell('b'), cell('c'))]],
  ['merged rows', [row(header('a'), header('b')), row(cell('c', { rowspan: 2 }), cell('d')), row(cell('e'))]],
  ['no header', [row(cell('a'), cell('b'))]],
])('a table with %s is HTML that the editor reads again', (_, rows) => {
  const markdown = serialize([{ type: 'table', content: rows }]);
  expect(markdown).toMatch(/^<table>/);
  const [block] = parse(markdown);
  expect(block?.node.type).toBe('table');
  expect(serialize([block?.node ?? {}])).toBe(markdown);
});

test('a table with a header and no merged cells is Markdown', () => {
  const rows = [row(header('a'), header('b | c')), row(cell('1'), cell('2'))];
  expect(serialize([{ type: 'table', content: rows }])).toBe('| a | b \\| c |\n| --- | --- |\n| 1 | 2 |');
});

test('a nested list that starts at 3 keeps its start in Markdown', () => {
  const nested = { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('b')))] };
  const markdown = serialize([{ type: 'bulletList', content: [item(paragraph(text('a')), nested)] }]);
  expect(renderMarkdown(markdown).html).toContain('<ol start="3">');
  expect(JSON.stringify(parse(markdown))).toContain('"start":3');
});

test('the editor reads HTML with foreign tags or attributes as an unchanged Markdown block', () => {
  for (const source of [
    '<table class="a"><tr><td>b</td></tr></table>',
    '<p>a <b>c</b></p>',
    '<ol><li value="3">a</li></ol>',
  ])
    expect(parse(source).map(({ node }) => node)).toEqual([{ type: 'markdownBlock', attrs: { source } }]);
});

test.each([
  ['a heading', '## <a id="faq"></a>Questions'],
  ['a paragraph', 'a <a id="word"></a>**word**'],
  ['an item', '- <a id="item"></a>One'],
  ['a cell of a table in HTML', '<table>\n<tbody>\n<tr>\n<td><a id="cell"></a>x</td>\n</tr>\n</tbody>\n</table>'],
])('a place to link to in %s is part of the text in the editor', (_, markdown) => {
  const [block] = parse(markdown);
  expect(block?.node.type).not.toBe('markdownBlock');
  expect(serialize([block?.node as object])).toBe(markdown);
});

const link = (href: string) => ({ type: 'link', attrs: { href, title: null } });

test.each([
  ['www.example.com', 'www\\.example.com'],
  ['see https://a.example/x_y?a=1', 'see https\\://a.example/x_y?a=1'],
  ['HTTP://A.EXAMPLE', 'HTTP\\://A.EXAMPLE'],
  ['ftp://files.example', 'ftp\\://files.example'],
  ['mail a.b+c@d.example.', 'mail a.b+c\\@d.example.'],
])('the address %j without a link is no link on the page, whatever block it is in', (words, markdown) => {
  const plain = paragraph(text(words));
  const blocks = [
    plain,
    paragraph(text(words, 'bold')),
    { type: 'heading', attrs: { level: 2 }, content: [text(words)] },
    { type: 'bulletList', content: [item(plain)] },
    { type: 'table', content: [row(header(words), header('b')), row(cell('c'), cell(words))] },
  ];
  expect(serialize([plain])).toBe(markdown);
  const { html } = renderMarkdown(serialize(blocks));
  expect(html).not.toContain('<a ');
  expect(html.split(words)).toHaveLength(7);
  for (const { node } of parse(serialize(blocks))) expect(JSON.stringify(node)).not.toContain('"link"');
});

test('a link keeps its words on the page, even when they are an address', () => {
  const linked = (words: string, href: string) => ({ type: 'text', text: words, marks: [link(href)] });
  const { html } = renderMarkdown(
    serialize([
      paragraph(
        linked('https://a.example', 'https://a.example'),
        text(' '),
        linked('www.b.example', 'https://c.example/'),
      ),
    ]),
  );
  expect(html).toBe(
    '<p><a href="https://a.example">https://a.example</a> <a href="https://c.example/">www.b.example</a></p>\n',
  );
});
