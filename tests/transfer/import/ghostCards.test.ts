import { expect, test } from 'vitest';
import { type LexicalNode, lexicalHtml } from '#server/transfer/import/formats/ghost/lexical.ts';
import { mobiledocHtml } from '#server/transfer/import/formats/ghost/mobiledoc.ts';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';

const lexical = (...children: LexicalNode[]) => convertHtml(lexicalHtml({ type: 'root', children })).html;
const text = (words: string) => ({ type: 'extended-text', text: words });
const card = (name: string, payload: object) =>
  convertHtml(mobiledocHtml({ version: '0.3.1', cards: [[name, payload]], sections: [[10, 0]] })).html;

test('words after an address of the editor since version 5 do not join it', () => {
  const link = { type: 'autolink', url: 'https://a.example', children: [text('https://a.example')] };
  expect(lexical({ type: 'paragraph', children: [link, { type: 'tab' }, text('x')] })).toBe(
    '<p><a href="https://a.example">https://a.example</a> x</p>',
  );
});

test('ticked items of the editor since version 5 stay ticked', () => {
  const item = (words: string, checked: boolean) => ({ type: 'listitem', checked, children: [text(words)] });
  const html = lexical({ type: 'list', listType: 'check', children: [item('Done', true), item('Open', false)] });
  expect(html.match(/<input[^>]*>/g)?.map((box) => / checked(?=[ =])/.test(box))).toEqual([true, false]);
});

const callout = { calloutEmoji: '💡', calloutText: '<p>Mind <b>this</b></p>' };
test.for([
  ['since version 5', () => lexical({ type: 'callout', ...callout })],
  ['of versions 1 to 4', () => card('callout', callout)],
] as const)('the emoji of a callout of the editor %s stands in the line of its words', ([, convert]) => {
  expect(convert()).toBe('<blockquote><p>💡 Mind <strong>this</strong></p></blockquote>');
});

test('a callout of two paragraphs keeps both', () => {
  expect(lexical({ type: 'callout', calloutEmoji: '', calloutText: '<p>One</p><p>Two</p>' })).toBe(
    '<blockquote><p>One</p><p>Two</p></blockquote>',
  );
});

test('a footnote in a card of Markdown stays a footnote', () => {
  const markdown = 'Words[^1].\n\n[^1]: A note';
  for (const html of [lexical({ type: 'markdown', markdown }), card('markdown', { markdown })]) {
    expect(html).toContain('<p>Words<sup><a href="#fn-1">1</a></sup>.</p>');
    expect(html).toContain('<p>A note <a');
  }
});

test.for([
  ['header', 'buttonEnabled', { header: 'Title', buttonText: 'Go', buttonUrl: 'https://a.example' }],
  ['product', 'productButtonEnabled', { productTitle: 'Title', productButton: 'Go', productUrl: 'https://a.example' }],
  ['call-to-action', 'showButton', { textValue: 'Title', buttonText: 'Go', buttonUrl: 'https://a.example' }],
] as const)('the button of a card %s comes unless it is switched off', ([type, name, settings]) => {
  expect(lexical({ type, ...settings, [name]: true })).toContain('<a href="https://a.example">Go</a>');
  expect(lexical({ type, ...settings, [name]: false })).toMatch(/^<(h2|p)>Title<\/\1>$/);
  expect(lexical({ type, ...settings })).toContain('Go');
});

const signUp = { header: 'Join us', subheader: 'Every Friday', disclaimer: 'No spam', buttonText: 'Subscribe' };
test.for([
  [
    'of the editor since version 5',
    (): string => lexicalHtml({ type: 'root', children: [{ type: 'signup', ...signUp }] }),
  ],
  [
    'as Ghost renders it',
    (): string =>
      '<div class="kg-card kg-signup-card"><h2 class="kg-signup-card-heading">Join us</h2><p class="kg-signup-card-subheading">Every Friday</p><form><input><button type="submit">Subscribe</button><div class="kg-signup-card-success">Email sent!</div></form><p class="kg-signup-card-disclaimer">No spam</p></div>',
  ],
] as const)('a sign-up form %s is named as lost instead of leaving its heading', ([, htmlOf]) => {
  expect(convertHtml(htmlOf())).toMatchObject({ html: '', losses: ['a sign-up form was left out: “Join us”'] });
});

test('the sponsor label of a call to action comes unless it is switched off', () => {
  const callToAction = { type: 'call-to-action', textValue: 'Try it', sponsorLabel: '<p>Sponsored</p>' };
  expect(lexical({ ...callToAction, hasSponsorLabel: true })).toContain('Sponsored');
  expect(lexical({ ...callToAction, hasSponsorLabel: false })).toBe('<p>Try it</p>');
});

test('both pictures of a comparison come', () => {
  const html = card('before-after', { beforeImage: { src: 'https://a.example/1.jpg' }, afterImage: { src: '/2.jpg' } });
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="https://a.example/1.jpg"', '<img src="/2.jpg"']);
});

const picture = { src: 'https://a.example/1.jpg', alt: 'A', width: 1200, height: 800 };
test.for([
  ['since version 5', () => lexicalHtml({ type: 'image', ...picture })],
  ['of versions 1 to 4', () => mobiledocHtml({ version: '0.3.1', cards: [['image', picture]], sections: [[10, 0]] })],
] as const)('a picture of the editor %s has its size', ([, convert]) => {
  expect(convert()).toContain('alt="A" width="1200" height="800">');
});

test('a size that is no number is left out', () => {
  expect(lexicalHtml({ type: 'image', ...picture, width: '1"><script>' })).toContain('alt="A">');
});
