import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { bodyOf } from '#server/transfer/import/body.ts';
import { createLinks } from '#server/transfer/import/links.ts';
import type { ImportedPicture } from '#server/transfer/import/pictures.ts';
import type { Source, SourcePost } from '#server/transfer/import/source.ts';

const links = createLinks('https://old.example');
const source = { base: 'https://old.example', pictureOf: () => null } as Partial<Source> as Source;

async function convert(text: string, result: ImportedPicture): Promise<string> {
  const post = { text, dialect: 'ghost', children: [], addresses: [] } as Partial<SourcePost> as SourcePost;
  return (await bodyOf(post, source, links, async () => result)).markdown;
}
const lost = { fault: 'Its host did not answer.' };
const picture = '<img src="https://far.example/a_b.png" alt="A [1] & \\"2\\" *3*" width="640" height="480">'.replaceAll(
  '\\"',
  '&quot;',
);
const size = 'width="640" height="480"';

test.for([
  ['alone', `<p>${picture}</p><p>After</p>`],
  ['with a caption', `<figure>${picture}<figcaption>A "cap" & [b]</figcaption></figure><p>After</p>`],
  ['in a link', `<p><a href="https://a.example/">${picture}</a></p><p>After</p>`],
  ['in a line', `<p>Before ${picture} after</p>`],
  ['below a line', `<p>Before<br>${picture}</p>`],
  ['in an item', `<ul><li>${picture}</li><li>After</li></ul>`],
  ['in a quotation', `<blockquote><p>${picture}</p></blockquote>`],
])('a picture %s that was not fetched keeps the size of the old site', async ([, html]) => {
  const markdown = await convert(html as string, lost);
  expect(markdown).toContain(`<img src="https://far.example/a_b.png" alt="`);
  const page = renderMarkdown(markdown).html;
  expect(page).toContain(size);
  expect(page).toMatch(/ alt="A \[1\] &amp; (?:"|&quot;)2(?:"|&quot;) \*3\*"/);
  expect(page).not.toMatch(/[\\`]|!\[/);
});

test('the caption of a picture that was not fetched stays below it', async () => {
  const html = `<figure>${picture}<figcaption>A "cap" & [b]</figcaption></figure>`;
  const page = renderMarkdown(await convert(html, lost)).html;
  expect(page).toMatch(/<\/?figure><img [^>]*><figcaption>A (?:"|&quot;)cap(?:"|&quot;) &amp; \[b\]<\/figcaption>/);
});

test.for([
  ['that was fetched', `<p>${picture}</p>`, { id: '1', address: '/uploads/a.webp' }],
  ['with one length', '<p><img src="https://far.example/a.png" width="640"></p>', lost],
  ['with a share of the page', '<p><img src="https://far.example/a.png" width="100%" height="40"></p>', lost],
  ['beside another', `<p>${picture}${picture}</p>`, lost],
  ['above a line', `<p>${picture.replace('640', '64')}<br>After</p>`, lost],
] as const)('a picture %s is one of Markdown', async ([, html, result]) => {
  const markdown = await convert(html, result);
  expect(markdown).toContain('![');
  expect(renderMarkdown(markdown).html).not.toContain('width=');
});
