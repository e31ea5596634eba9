import { describe, expect } from 'vitest';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { hostileTexts } from '#tests/content/editor/hostileTexts.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';
import { parse } from '#web/office/editor/markdown/parse.ts';
import { serialize } from '#web/office/editor/markdown/serialize.ts';

/** The last paragraph of each text, which must stay visible. */
const END = 'The *end*.';
const ENDED = '<p>The <em>end</em>.</p>';

const shown: [markdown: string, html: string][] = [
  ['Put the <script> tag last.', '<p>Put the &lt;script&gt; tag last.</p>'],
  ['Dear <name>,', '<p>Dear &lt;name&gt;,</p>'],
  ['<name>\nreads *this*.', '<p>&lt;name&gt;\nreads <em>this</em>.</p>'],
  ['<script>', '<p>&lt;script&gt;</p>'],
  ['</script> and </div>', '<p>&lt;/script&gt; and &lt;/div&gt;</p>'],
  ['<div onclick="alert(1)">a</div>', '<p>&lt;div onclick="alert(1)"&gt;a&lt;/div&gt;</p>'],
  ['<DIV>a', '<p>&lt;DIV&gt;a</p>'],
  ['<style>\na { b: c }\n</style>', '<p>&lt;style&gt;\na { b: c }\n&lt;/style&gt;</p>'],
  ['A <textarea> and a <title>', '<p>A &lt;textarea&gt; and a &lt;title&gt;</p>'],
  ['<plaintext>', '<p>&lt;plaintext&gt;</p>'],
  ['<iframe src="https://a.example">', '<p>&lt;iframe src="https://a.example"&gt;</p>'],
  ['<!doctype html>', '<p>&lt;!doctype html&gt;</p>'],
  [
    'Begin with <!DOCTYPE html> and <?xml version="1.0"?>',
    '<p>Begin with &lt;!DOCTYPE html&gt; and &lt;?xml version="1.0"?&gt;</p>',
  ],
  ['<?php echo 1;', '<p>&lt;?php echo 1;</p>'],
  ['<![CDATA[ a ]]>', '<p>&lt;![CDATA[ a ]]&gt;</p>'],
  ['<!-- nobody ends it', '<p>&lt;!-- nobody ends it</p>'],
  ['An <a href="/b" that does not end', '<p>An &lt;a href="/b" that does not end</p>'],
  ['a < b, x<y>z, <3 and <-', '<p>a &lt; b, x&lt;y&gt;z, &lt;3 and &lt;-</p>'],
  ['<MyPart value={1}> of Array<string>', '<p>&lt;MyPart value={1}&gt; of Array&lt;string&gt;</p>'],
  ['## A <title>', '<h2 id="a-title"><span id="part-a-title"></span>A &lt;title&gt;</h2>'],
  ['- <form>\n- b', '<ul>\n<li>&lt;form&gt;</li>\n<li>b</li>\n</ul>'],
  ['> <script>', '<blockquote>\n<p>&lt;script&gt;</p>\n</blockquote>'],
  ['[<name>](https://a.example)', '<p><a href="https://a.example">&lt;name&gt;</a></p>'],
  ['<b>Dear <name></b>', '<p><b>Dear &lt;name&gt;</b></p>'],
  ['<code>if a <b then <script></code>', '<p><code>if a &lt;b then &lt;script&gt;</code></p>'],
  ['<p>Dear <name>, <a href="/b" c', '<p>Dear &lt;name&gt;, &lt;a href="/b" c</p>'],
  ['<b <script>alert(1)</script>>', '<p>&lt;b &lt;script&gt;alert(1)&lt;/script&gt;&gt;</p>'],
];
const kept: [markdown: string, html: string][] = [
  ['`<script>`', '<p><code>&lt;script&gt;</code></p>'],
  ['\\<script>', '<p>&lt;script&gt;</p>'],
  ['<https://a.example/b>', '<p><a href="https://a.example/b">https://a.example/b</a></p>'],
  ['<a@client.example>', '<p><a href="mailto:a@client.example">a@client.example</a></p>'],
  ['H<sub>2</sub>O, <kbd>K</kbd><br>a', '<p>H<sub>2</sub>O, <kbd>K</kbd><br />a</p>'],
  ['<h1>A</h1>', '<h2 id="a"><span id="part-a"></span>A</h2>'],
  ['<a href="javascript:a" onclick="b">c</a>', '<p><a>c</a></p>'],
  ['a <!-- a note --> b', '<p>a  b</p>'],
  ['<!-- a note -->', ''],
  ['<!--> a', 'a'],
];

describe('forbidden tags', () => {
  test.each([...shown, ...kept])('%j is rendered as %j without hiding the next paragraph', (markdown, html) => {
    const rendered = renderMarkdown(`${markdown}\n\n${END}`).html.trim();
    expect(rendered.endsWith(ENDED)).toBe(true);
    expect(rendered.slice(0, -ENDED.length).trim()).toBe(html);
  });
});

test('no hostile text hides the following paragraph', () => {
  // One text opens a code block that contains the paragraph.
  for (const [what, markdown] of hostileTexts)
    expect(renderMarkdown(`${markdown}\n\n${END}`).html, what).toContain('The ');
});

test('the editor shows a forbidden tag as text and serialises it without a visible change', () => {
  for (const [markdown, html] of shown.slice(0, 3)) {
    const nodes = parse(`${markdown}\n\n${END}`).map(({ node }) => node);
    expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
    const seen = (text: string) => text.replaceAll('\n', ' ').trim();
    expect(seen(renderMarkdown(serialize(nodes.slice(0, 1))).html)).toBe(seen(html));
  }
});

test('editor serialisation does not change the rendered page', () => {
  const seen = (text: string) =>
    renderMarkdown(text)
      .html.replaceAll(/\s+/g, ' ')
      .replaceAll(/> | </g, (one) => one.trim());
  for (const [markdown] of [...shown, ...kept, ...hostileTexts.map(([, text]) => [text, ''] as const)])
    expect(seen(serialize(parse(markdown).map(({ node }) => node))), markdown).toBe(seen(markdown));
});

test('page and preview show the same text with nothing executable, the feed its tags as text', async ({
  product,
  admin,
}) => {
  // A later comment would terminate the unterminated one.
  const written = shown.map(([markdown]) => markdown).filter((markdown) => !markdown.startsWith('<!--'));
  const body = [...written, ...hostileTexts.map(([, markdown]) => markdown), END].join('\n\n');
  const { slug, bodyHtml } = await makePost(admin, { body, isPublished: true });
  const preview = await admin.gql('query ($body: String!) { renderedText(input: { body: $body }) { html } }', { body });
  // The writer's preview has no links to larger pictures.
  const unlinked = bodyHtml.replaceAll(/<a [^>]*data-enlarge[^>]*>(<img[^>]*>)<\/a>/g, '$1');
  expect(preview.data.renderedText.html).toBe(unlinked);
  const page = await (await fetch(`${product.url}/blog/${slug}`)).text();
  expect(page).toContain(bodyHtml.trim());
  for (const said of ['Put the &lt;script&gt; tag last.', 'Dear &lt;name&gt;,', 'value={1}', '&lt;?php echo 1;'])
    expect(bodyHtml).toContain(said);
  const tags = new Set([...bodyHtml.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name]) => name?.toLowerCase()));
  for (const name of [
    'script',
    'style',
    'iframe',
    'svg',
    'math',
    'form',
    'input',
    'object',
    'textarea',
    'title',
    'name',
  ])
    expect(tags).not.toContain(name);
  // Without quoted attribute values only attribute names are left.
  for (const tag of bodyHtml.match(/<[^>]*>/g) ?? []) {
    expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\s(?:on\w+|style|srcdoc)=/i);
    for (const [, address = ''] of tag.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(new URL(address.replaceAll('&amp;', '&'), product.url).protocol).toMatch(/^(?:https?|mailto|tel):$/);
  }
  const feed = await (await fetch(`${product.url}/feed.xml`)).text();
  expect(feed).toContain('Put the &amp;lt;script&amp;gt; tag last.');
});
