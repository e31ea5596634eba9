import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { type Block, parse } from '#web/office/editor/markdown/parse.ts';
import { serialize } from '#web/office/editor/markdown/serialize.ts';
import { textOf } from './texts.ts';

const folder = 'server/content/blog/sample';
const samples = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const generated = Array.from({ length: 200 }, (_, index) => textOf(index + 1));
const blocksOf = new Map<string, Block[]>();
beforeAll(() => {
  for (const text of [...samples, ...generated]) blocksOf.set(text, parse(text));
});
const blocks = (text: string) => blocksOf.get(text) ?? [];

/** The rendered page, ignoring white space around blocks. */
const seen = (markdown: string) =>
  renderMarkdown(markdown)
    .html.split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/[ \n]+/g, ' ').replace(/ ?(<\/?(?:h|p|[uo]l|li|blockquote|t|div|fig|br)\w*[^>]*>) ?/g, '$1'),
    )
    .join('')
    .trim();

test.each([
  ['sample', samples],
  ['generated', generated],
])('the sources of the blocks of each %s text add up to the text', (_, texts) => {
  for (const text of texts)
    expect(
      blocks(text)
        .map(({ source, after }) => source + after)
        .join(''),
    ).toBe(text);
});

test.each([
  ['sample', samples],
  ['generated', generated],
])('each %s text serialised from its nodes renders the same page', (_, texts) => {
  for (const text of texts) expect(seen(serialize(blocks(text).map(({ node }) => node))), text).toBe(seen(text));
});

test('the editor supports everything in the samples and nearly all of generated texts', () => {
  const kept = (texts: string[]) => texts.flatMap(blocks).filter(({ node }) => node.type === 'markdownBlock');
  expect(kept(samples)).toEqual([]);
  const beyond =
    /<[\w!/]|\[(ref|one|\^1|[ x])\]|&notanentity;|javascript:|^\s*(>\s*)?(?:[-*+]|\d+[.)]) +(?:[-*+]|\d+[.)])(?: |$)/m;
  const others = kept(generated).filter(({ source }) => !beyond.test(source));
  expect(others.length).toBeLessThan(generated.flatMap(blocks).length / 40);
});

test.each(['www\\.a.example b', 'asha\\@a.example b', 'https\\://a.example/x b'])(
  'a paragraph with the address that is no link in %s can be edited',
  (markdown) => {
    const [block] = parse(markdown);
    expect([block?.node.type, block?.source]).toEqual(['paragraph', markdown]);
  },
);

test('the editor keeps a text that is nested too deeply or expensive to parse as one Markdown block', () => {
  const lines = `${'**a*b '.repeat(16)}\n`.repeat(1000);
  for (const text of ['>'.repeat(9000), '_a'.repeat(50_000), '['.repeat(100_000), lines])
    expect(parse(text)).toEqual([
      { node: { type: 'markdownBlock', attrs: { source: text } }, source: text, after: '' },
    ]);
});

test('a machine that pauses for two seconds during parsing loses no editor features', () => {
  const now = performance.now.bind(performance);
  let asked = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    asked += 1;
    return now() + (asked > 3 ? 2000 : 0);
  });
  expect(parse('One *two* three.\n\n- four').map(({ node }) => node.type)).toEqual(['paragraph', 'bulletList']);
  expect(asked).toBeGreaterThan(3);
});

test.each([
  ['a *b* **c** ~~d~~ `e` [f](/g "h")', 'a *b* **c** ~~d~~ `e` [f](/g "h")'],
  ['snake_case and 2 * 3', 'snake_case and 2 \\* 3'],
  ['1986\\. A year', '1986\\. A year'],
  ['| a | b |\n|:-|-:|\n| c \\| d | `e \\| f` |', '| a | b |\n| :--- | ---: |\n| c \\| d | `e \\| f` |'],
  ['* a\n* b\n\n  c', '- a\n\n- b\n\n  c'],
  ['- a\n  1. b', '- a\n  1. b'],
  ['Title\n===', '# Title'],
  ['a  \nb', 'a\\\nb'],
  ['```js {1}\na\n```', '```js {1}\na\n```'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['<b>kept</b>', '<b>kept</b>'],
])('%j is serialised as %j', (text, again) => {
  expect(serialize(parse(text).map(({ node }) => node))).toBe(again);
});
