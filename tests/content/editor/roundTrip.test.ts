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

const sized = '<img src="https://a.example/x.png" alt="A" title="B" width="600" height="400">';
test.each([
  ['alone', sized, 'paragraph'],
  ['in a line', `See ${sized} here.`, 'paragraph'],
  ['in a link', `[${sized}](https://b.example/)`, 'paragraph'],
  ['in an item', `- ${sized}\n- b`, 'bulletList'],
  ['in a quotation', `> ${sized}`, 'blockquote'],
  ['in a cell', `| a |\n| --- |\n| ${sized} |`, 'table'],
])('the size of a picture %s can be edited without loss', (_, markdown, type) => {
  const [block] = parse(markdown);
  expect(block?.node.type).toBe(type);
  expect(serialize([block?.node ?? {}])).toBe(markdown);
});

test.each([
  ['half a size', '<img src="https://a.example/x.png" alt="A" width="600">'],
  ['an attribute that the editor does not have', sized.replace('alt', 'class="b" alt')],
  ['an address that is not allowed', sized.replace('https://a.example/x.png', 'javascript:alert(1)')],
])('a picture with %s stays as it is', (_, markdown) => {
  expect(parse(markdown).map(({ node }) => node.type)).toEqual(['markdownBlock']);
});

const image = (attrs: object) => ({
  type: 'image',
  attrs: { src: 'https://a.example/x.png', alt: 'A', title: null, width: 600, height: 400, ...attrs },
});
const lineBelow = [{ type: 'hardBreak' }, { type: 'text', text: 'Below' }];
test.each([
  ['of the library', [image({ src: `/uploads/01900000-0000-7000-8000-0000000000ff.webp` })]],
  ['with a width of no pixels', [image({ width: '17.8px' })]],
  ['with a line below it', [image({}), ...lineBelow]],
])('a picture %s is written without a size', (_, content) => {
  expect(serialize([{ type: 'paragraph', content }])).toMatch(/^!\[A\]\(/);
});

test('a picture of another site is written with the size that it had where it was copied', () => {
  expect(serialize([{ type: 'paragraph', content: [image({})] }])).toBe(
    '<img src="https://a.example/x.png" alt="A" width="600" height="400">',
  );
});

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
