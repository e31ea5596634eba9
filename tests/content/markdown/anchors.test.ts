import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;
const idsIn = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
/** The ids to which the links of a text lead. */
const targetsIn = (text: string) =>
  [...text.matchAll(/ href="#([^"]*)"/g)].map(([, fragment = '']) => decodeURIComponent(fragment));

/** @returns whether each link within a text leads to one of its elements */
function expectTargets(markdown: string) {
  const rendered = html(markdown);
  expect(targetsIn(rendered).length).toBeGreaterThan(0);
  for (const target of targetsIn(rendered)) expect(idsIn(rendered)).toContain(target);
  expect(new Set(idsIn(rendered)).size).toBe(idsIn(rendered).length);
  return targetsIn(rendered);
}

test.each([
  ['in the style of GitHub', '[x](#pricing)\n\n## Pricing', 'pricing'],
  ['of a former version', '[x](#part-pricing)\n\n## Pricing', 'part-pricing'],
  ['in capitals', '[x](#Our-Pricing)\n\n## Our Pricing', 'our-pricing'],
  ['with signs', '[x](#what-is-it)\n\n## What _is_ `it`?', 'what-is-it'],
  ['with an ampersand', '[x](#r--d)\n\n## R & D', 'r--d'],
  ['to a second equal heading', '[x](#faq-1)\n\n## FAQ\n\n## FAQ', 'faq-1'],
  ['in Hindi', '[x](#मूल्य-सूची)\n\n## मूल्य सूची', 'मूल्य-सूची'],
  ['in encoded Chinese', '[x](#%E4%BB%B7%E6%A0%BC)\n\n## 价格', '价格'],
  ['with decomposed letters', '[x](#cafe\u0301)\n\n## Café', 'café'],
  ['to a heading with decomposed letters', '[x](#caf%C3%A9)\n\n## Cafe\u0301', 'café'],
  ['with an id that the page uses', '[x](#main)\n\n## Main', 'main-1'],
  ['in a table of contents', '- [x](#a)\n  - [y](#b)\n\n## A\n\n### B', 'a'],
  ['to a place by its id', '[x](#there)\n\n<a id="there"></a>Text', 'there'],
  ['to a place by its name', '[x](#there)\n\n<a name="there"></a>\n\n## Somewhere', 'there'],
  ['to a heading in HTML', '[x](#pricing)\n\n<h2>Pricing</h2>', 'pricing'],
  ['with a line break', '[x](#first-second)\n\n## First<br>second', 'first-second'],
  ['of a former version with a line break', '[x](#firstsecond)\n\n## First<br>second', 'firstsecond'],
  ['with words of HTML', '[x](#a-name)\n\n## A <name>', 'a-name'],
])('a link %s leads to its target', (_, markdown, target) => {
  expect(expectTargets(markdown)[0]).toBe(target);
});

test('a line break divides the words of a heading in its id and in the contents', () => {
  const { html: rendered, headings } = renderMarkdown('## **First<br>second**\n\n<h3>one<br />two</h3>');
  expect(headings).toEqual([
    { anchor: 'first-second', text: 'First second', level: 2 },
    { anchor: 'one-two', text: 'one two', level: 3 },
  ]);
  // The ids of former versions, without the space.
  expect(idsIn(rendered)).toEqual(expect.arrayContaining(['firstsecond', 'part-firstsecond', 'onetwo']));
});

test('a link that leads to nothing in the text stays, because the page may have it', () => {
  expect(html('[x](#contact-us) [y](/blog#Pricing) [z](#%)')).toBe(
    '<p><a href="#contact-us">x</a> <a href="/blog#Pricing">y</a> <a href="#%">z</a></p>\n',
  );
});

test('an id that the page, its libraries or the text has already is removed', () => {
  const ids = ['state', 'main', 'radix-1', '_r_1_', 'a b', '" onclick="x', 'one', 'one'];
  const rendered = html(`${ids.map((id) => `<a id='${id}'></a>`).join(' ')}\n\n## Two\n\n<a name="two"></a>`);
  expect(idsIn(rendered)).toEqual(['one', 'two', 'part-two']);
  expect(html('<a title="" id="state" href="">x</a>')).not.toContain('state');
});

test('footnotes are numbered by their references and linked in both directions', () => {
  const markdown =
    'One[^b], two[^Note], again[^b].\n\n## Three[^1]\n\n[^1]: Third\n[^b]: First *so*\n\n    and more\n\n[^note]: Second';
  expect(expectTargets(markdown)).toEqual([
    'fn-b',
    'fn-note',
    'fn-b',
    'fn-1',
    'fnref-b',
    'fnref-b-2',
    'fnref-note',
    'fnref-1',
  ]);
  const { html: rendered, headings } = renderMarkdown(markdown);
  expect(headings).toEqual([{ anchor: 'three', text: 'Three', level: 2 }]);
  expect(rendered).toContain('<p>One<sup><a href="#fn-b" aria-label="Footnote 1" id="fnref-b">1</a></sup>, two<sup>');
  expect(rendered).toContain(
    '<li id="fn-b"><p>First <em>so</em></p>\n<p>and more <a href="#fnref-b" class="footnote-back"',
  );
  expect(rendered).not.toContain('[^');
});

test('a text that only looks like a footnote stays, as do the words of a footnote in an unusual place', () => {
  for (const [markdown, rendered] of [
    ['a[^1]', '<p>a[^1]</p>'],
    ['a\\[^1]\n\n[^1]: b', '<p>a[^1]</p>'],
    ['`[^1]`', '<p><code>[^1]</code></p>'],
    ['[^1](/u)', '<p><a href="/u">^1</a></p>'],
  ] as const)
    expect(html(markdown)).toContain(rendered);
  expect(html('> a[^1]\n>\n> [^1]: in a quote')).toContain('in a quote');
  expect(html('[^1]: without a reference')).toContain('<li id="fn-1"><p>without a reference</p></li>');
  const nested = html('[^1]: one [^2] [link [^2]](/u)\n[^2]: [^1]: two [^2]');
  expect(nested).toContain(': two');
  for (const target of targetsIn(nested)) expect(idsIn(nested)).toContain(target);
});

test('a hostile footnote runs nothing and takes no long time', () => {
  const begun = process.cpuUsage();
  const rendered = html(
    '[^" onclick="x]: <script>x</script>\n\na[^" onclick="x] [^<b>]\n\n[^<b>]: <img src=x onerror=x>',
  );
  for (const tag of rendered.match(/<[^>]*>/g) ?? [])
    expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=|<script/);
  html('[^1]: '.repeat(15_000));
  html('[^1]: a\n'.repeat(10_000));
  html(`${'[^1] '.repeat(15_000)}\n\n[^1]: a`);
  html(
    `${Array.from({ length: 5000 }, (_, index) => `[^${index}] `).join('')}\n\n${Array.from({ length: 5000 }, (_, index) => `[^${index}]: a`).join('\n')}`,
  );
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1e6).toBeLessThan(20);
});

test('a part to unfold has a summary and Markdown, also in a list and in another one', () => {
  expect(html('<details>\n<summary>Why <b>so</b>?</summary>\n\n- one\n- **two**\n\n</details>')).toBe(
    '<details>\n<summary>Why <b>so</b>?</summary><ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n</details>',
  );
  const nested = html(
    '- a\n\n  <details open onclick="x" name="y">\n  <summary>One</summary>\n\n  <details><summary>Two</summary>\n\n  *b*\n\n  </details>\n\n  </details>',
  );
  expect(nested).toContain('<details open>\n<summary>One</summary>');
  expect(nested).toContain('<em>b</em>');
  expect(nested.match(/<\/details>/g)).toHaveLength(2);
});
