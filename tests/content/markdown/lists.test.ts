import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

test.each([
  ['2024. A year\n2025. Another', '<ol start="2024">'],
  ['1. a\n\n![p](/p.png)\n\n2. b', '<ol start="2">'],
  ['- a\n\n  3. b', '<ol start="3">'],
  ['0. a', '<ol start="0">'],
  ['1. a', '<ol>'],
  ['<ol start="-3"><li value="7">a</li></ol>', '<ol start="-3"><li value="7">'],
])('the page numbers the list %j with %s', (markdown, tag) => {
  expect(html(markdown)).toContain(tag);
});

test.each([
  ['<ol start="1e3"><li value="x">a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ol start="5" onclick="a" style="b"><li>a</li></ol>', '<ol start="5"><li>a</li></ol>'],
  ['<table><tr><td colspan="2" rowspan="3">a</td></tr></table>', '<td colspan="2" rowspan="3">a</td>'],
  ['<table><tr><td colspan="0" rowspan="99999">a</td></tr></table>', '<td>a</td>'],
])('of the attributes of %s the page keeps only valid numbers', (markdown, expected) => {
  expect(html(markdown)).toContain(expected);
});

test('a task has a disabled box with a name, in bulleted, numbered, loose and nested lists', () => {
  const todo = '<input type="checkbox" disabled aria-label="Not done" />';
  const done = '<input type="checkbox" disabled checked aria-label="Done" />';
  expect(html('- [ ] a\n- [x] b\n- c')).toBe(`<ul>\n<li>${todo} a</li>\n<li>${done} b</li>\n<li>c</li>\n</ul>\n`);
  expect(html('1. [X] a')).toContain(`<li>${done} a</li>`);
  expect(html('- [ ] a\n\n- [x] b')).toContain(`<li><p>${todo} a</p>`);
  expect(html('- a\n  - [ ] b')).toContain(`<li>${todo} b</li>`);
});

test('a text has no other box or field than those of its tasks', () => {
  for (const text of ['<input type="text" autofocus>', '<p><input type="checkbox"></p>', '[ ] a', '- \\[ ] a'])
    expect(html(text)).not.toContain('<input');
});

test('the caption of a picture escapes its entities once', () => {
  expect(html('![a](/p.png "R&amp;D < 5")')).toContain('<figcaption>R&amp;D &lt; 5</figcaption>');
});
