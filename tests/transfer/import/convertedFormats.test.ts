import fc from 'fast-check';
import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import { parseHtml } from '#server/transfer/import/html/parseHtml.ts';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';
import { rounds } from '#tests/kit/long.ts';

const names: Record<string, string> = { b: 'strong', i: 'em', s: 'del' };
const formats = new Set(['strong', 'em', 'del', 'code', 'a', 'sup', 'h2', 'h3', 'li', 'blockquote', 'td', 'th', 'pre']);

/** Each visible character with the elements around it, and each line break. Spaces between words count as one. */
function charactersOf(html: string): string[] {
  const result: string[] = [];
  const visit = (node: Nodes, around: readonly string[]): void => {
    if (node.type === 'text') {
      for (const character of node.value.replace(/\s+/g, ' ')) {
        const own = character === ' ' ? [] : around;
        result.push(`${character} ${[...new Set(own)].sort().join()}`);
      }
      return;
    }
    if (!('children' in node)) return;
    const name = node.type === 'element' ? (names[node.tagName] ?? node.tagName) : '';
    const href = node.type === 'element' && name === 'a' ? String(node.properties.href) : '';
    if (name === 'br') result.push('line break');
    const isBlock = /^(?:p|h\d|li|blockquote|td|th|pre|ul|ol|table)$/.test(name);
    if (isBlock) result.push('block');
    for (const child of node.children) visit(child, formats.has(name) ? [...around, name + href] : around);
    if (isBlock) result.push('block');
  };
  visit(parseHtml(html), []);
  const isEdge = (item: string | undefined) => item === undefined || item === 'block' || item === 'line break';
  const isSpace = (item: string | undefined) => item === '  ' || item === ' ';
  const withoutSpaces = result.filter(
    (item, index) =>
      !isSpace(item) || !(isEdge(result[index - 1]) || isEdge(result[index + 1]) || isSpace(result[index - 1])),
  );
  // Line breaks at the edges of a block show nothing, and two of them divide a paragraph.
  const text = withoutSpaces.map((item) => (item === 'line break' ? '\n' : item === 'block' ? '\0' : item)).join('\t');
  return text
    .replace(/[\n\0](?:\t[\n\0])+/g, '\0')
    .split('\t')
    .filter((item, index, all) => item !== '' && (!/[\n\0]/.test(item) || (index > 0 && index < all.length - 1)));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const word = fc
  .array(fc.constantFrom(...'ab12 .,:!?*_~`[]()<>&#+-=|\\/"\'“”₹₂।、（日é\u00a0😀'), { minLength: 1, maxLength: 6 })
  .map((characters) => escaped(characters.join('')));
const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    word,
    fc.constant('<br>'),
    word.map((text) => `<code>${text.trim() || 'x'}</code>`),
    fc
      .tuple(fc.constantFrom('b', 'i', 'strong', 'em', 's', 'sup'), tie('inline'))
      .map(([tag, html]) => `<${tag}>${html}</${tag}>`),
  ),
  inline: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
})).inline;
const block = fc.oneof(
  inline.map((html) => `<p>${html}</p>`),
  inline.map((html) => `<h2>${html}</h2>`),
  inline.map((html) => `<blockquote><p>${html}</p></blockquote>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(inline, { minLength: 2, maxLength: 2 })
    .map(
      (cells) =>
        `<table><tr><th>A</th><th>B</th></tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`,
    ),
);

test('every character of a generated text has its format on the page', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      const source = blocks.join('');
      const { html } = convertHtml(source);
      expect(charactersOf(html)).toEqual(charactersOf(source));
    }),
    { numRuns: rounds(300, 5000), seed: 45 },
  );
});

test.for([
  ['<p><b>「注意」</b>してください</p>', '<strong>「注意」</strong>してください'],
  ['<p><b>नमस्ते।</b>दुनिया</p>', '<strong>नमस्ते।</strong>दुनिया'],
  ['<p><i>first,</i>second</p>', '<em>first,</em>second'],
])('letters beside the format of %s stay letters in the Markdown', ([html = '', markdown]) => {
  expect(convertHtml(html).markdown).toBe(markdown);
});
