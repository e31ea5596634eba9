import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';

const picture = '<img src="https://a.example/a.png" alt="A">';

test.for<[string, string, string]>([
  ['a paragraph', '<p id="who">Who</p>', '<a id="who"></a>Who'],
  ['a word', '<p>a <span id="word">word</span></p>', 'a <a id="word"></a>word'],
  ['a named place', '<p><a name="there"></a>There</p>', '<a id="there"></a>There'],
  ['a block around paragraphs', '<div id="part"><p>One</p><p>Two</p></div>', '<a id="part"></a>One\n\nTwo'],
  ['an item', '<ul><li id="item">One</li></ul>', '- <a id="item"></a>One'],
  ['a quotation', '<blockquote id="says"><p>One</p></blockquote>', '> <a id="says"></a>One'],
  ['a link', '<p><a href="https://b.example/" id="l">B</a></p>', '<a id="l"></a>[B](https://b.example/)'],
  ['code', '<pre id="code">x</pre>', '<a id="code"></a>\n\n```\nx\n```'],
  ['a picture', `<figure id="pic">${picture}</figure>`, '<a id="pic"></a>\n\n![A](https://a.example/a.png)'],
  [
    'a cell',
    '<table><tr><th>h</th><th>i</th></tr><tr><td id="cell">x</td><td>y</td></tr></table>',
    '<a id="cell"></a>x',
  ],
  [
    'a cell of a table in HTML',
    '<table><tr><td id="cell">x</td><td>y</td></tr></table>',
    '<td><a id="cell"></a>x</td>',
  ],
])('a link within the text leads to %s', ([, target, markdown]) => {
  const [, id = ''] = /(?:id|name)="([^"]*)"/.exec(target) ?? [];
  const { markdown: text, notes, losses } = convertHtml(`<p><a href="#${id}">x</a></p>${target}`);
  expect(text).toContain(`[x](#${id})\n\n`);
  expect(text).toContain(markdown);
  const { html } = renderMarkdown(text);
  expect(html).toContain(`href="#${id}"`);
  expect(html.split(` id="${id}"`)).toHaveLength(2);
  expect([notes, losses]).toEqual([[], []]);
});

test.for<[string, string, string]>([
  ['of a heading', '<h2 id="prices">What it costs</h2>', '## <a id="prices"></a>What it costs'],
  ['before a heading', '<p><a name="faq"></a></p><h2>Questions</h2>', '## <a id="faq"></a>Questions'],
  ['in a heading', '<h2><span id="faq"></span>Questions</h2>', '## <a id="faq"></a>Questions'],
  ['of a paragraph', '<p id="imprint">By us</p>', '<a id="imprint"></a>By us'],
  [
    'of a block of WordPress',
    '<!-- wp:paragraph --><p id="imprint">By us</p><!-- /wp:paragraph -->',
    '<a id="imprint"></a>By us',
  ],
])('an id %s stays, because other pages may link to it', ([, html, markdown]) => {
  expect(convertWordpress(html).markdown).toBe(markdown);
});

test.for<[string, string, string]>([
  ['that repeats the heading', '<h2 id="h-what-it-costs">What it costs</h2>', '## What it costs'],
  [
    'of a table of contents',
    '<h2><span class="ez-toc-section" id="What_it_costs"></span>What it costs</h2>',
    '## What it costs',
  ],
  ['with a number', '<h2 id="post-4711">What it costs</h2>', '## What it costs'],
  ['that counts', '<p id="p2">Text</p>', 'Text'],
  ['that the page cannot have', '<p id="a b">Text</p>', 'Text'],
])('an id %s is not kept', ([, html, markdown]) => {
  expect(convertHtml(html).markdown).toBe(markdown);
});

test('a link to the own id of a heading leads to the heading, with a line break in it too', () => {
  const { markdown } = convertWordpress('<p><a href="#q">t</a></p><h2 id="q">First<br><br>second part</h2>');
  expect(markdown).toBe('[t](#first-second-part)\n\n## <a id="q"></a>First<br>second part');
  expect(renderMarkdown(markdown).html).toContain('<h2 id="first-second-part">');
});

test('a link to an id that is not in the text becomes text that the report names', () => {
  const { markdown, notes } = convertHtml('<p><a href="#none">There</a></p>');
  expect([markdown, notes]).toEqual([
    'There',
    ['a link within the text leads to nothing in it, and is text now: #none'],
  ]);
});
