import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { zipOf } from '#tests/kit/content/zip.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const card = (name: string, content: string) => `<div class="kg-card ${name}">${content}</div>`;
const cards = [
  '<h2 id="intro">Intro</h2><p>Text with <a href="__GHOST_URL__/second-post/#x">a link</a> and <code>code</code>.</p>',
  '<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2024/02/sea.png" class="kg-image" alt="The sea" loading="lazy"><figcaption><span>By the sea</span></figcaption></figure>',
  '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/02/one.png" alt=""></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/02/lost.png" alt=""></div></div></div></figure>',
  '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></figure>',
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/page"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Elsewhere</div><div class="kg-bookmark-description">What it is</div></div></a></figure>',
  card('kg-callout-card', '<div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind this.</div>'),
  card(
    'kg-toggle-card',
    '<div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why?</h4></div><div class="kg-toggle-content"><p>Because.</p></div>',
  ),
  card('kg-button-card', '<a href="https://elsewhere.example/buy" class="kg-btn">Buy it</a>'),
  '<!--kg-card-begin: html--><div><script>alert(1)</script><b>Own HTML</b></div><!--kg-card-end: html-->',
  '<pre><code class="language-js">const a = 1;\n</code></pre><hr><blockquote class="kg-blockquote-alt">Said so</blockquote>',
].join('\n');

const exported = ghostExport({
  posts: [
    ghostPost({
      id: '1',
      title: 'First post',
      slug: 'first-post',
      html: cards,
      feature_image: '__GHOST_URL__/content/images/2024/02/sea.png',
      featured: 1,
      custom_excerpt: 'An excerpt of its own',
      codeinjection_head: '<script></script>',
    }),
    ghostPost({
      id: '2',
      title: 'Second post',
      slug: 'second-post',
      html: '<p>A second text that is long enough.</p>',
      canonical_url: 'https://canon.example/',
    }),
    ghostPost({
      id: '3',
      title: 'A draft post',
      slug: 'a-draft',
      status: 'draft',
      published_at: null,
      html: '<p>Not yet.</p>',
    }),
    ghostPost({
      id: '4',
      title: 'Planned post',
      slug: 'planned',
      status: 'scheduled',
      published_at: '2099-05-06T07:08:09.000Z',
      html: '<p>Later.</p>',
    }),
    ghostPost({ id: '5', title: 'For members', slug: 'members-only', visibility: 'members', html: '<p>For some.</p>' }),
    ghostPost({ id: '6', title: 'By mail only', slug: 'by-mail', status: 'sent', html: '<p>A letter.</p>' }),
    ghostPost({ id: '7', title: 'Plain only', slug: 'plain-only', html: null, plaintext: 'Two < lines\n\nof text' }),
    ghostPost({
      id: '8',
      title: 'About the site',
      slug: 'about',
      type: 'page',
      html: '<p>Who we are and what we do.</p>',
    }),
  ],
  tags: [
    { id: 't1', name: 'Getting started', slug: 'getting-started', visibility: 'public' },
    { id: 't2', name: '#internal', slug: 'hash-internal', visibility: 'internal' },
    { id: 't3', name: 'Other', slug: 'other', visibility: 'public' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't3', sort_order: 1 },
    { post_id: '1', tag_id: 't1', sort_order: 0 },
    { post_id: '1', tag_id: 't2', sort_order: 2 },
  ],
  users: [
    { id: 'u1', name: 'Ada Author' },
    { id: 'u2', name: 'Bea Second' },
  ],
  posts_authors: [
    { post_id: '1', author_id: 'u2', sort_order: 1 },
    { post_id: '1', author_id: 'u1', sort_order: 0 },
  ],
  posts_meta: [{ post_id: '1', meta_title: 'For engines', meta_description: null, feature_image_alt: 'Waves' }],
});

let folder: string;
const clean: (() => Promise<void>)[] = [];
const importing = (product: Product, ...args: string[]) =>
  run('import', args, { ...placeOf(product), PUBLIC_URL: product.services.settings.PUBLIC_URL });
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

const POSTS = `query Posts { allBlogPosts(first: 100) { nodes { id slug title excerpt body author imageUrl altText createdAt publishAt metaTitle tags isPublished } } }`;
const allPosts = async (admin: Person): Promise<Record<string, unknown>[]> =>
  (await admin.gql(POSTS, {})).data.allBlogPosts.nodes;
const postOf = async (admin: Person, slug: string) =>
  (await allPosts(admin)).find((post) => post.slug === slug) as Record<string, string>;

describe('the import of a Ghost site in an archive', () => {
  let report: string;
  test.beforeAll(async ({ product }) => {
    const picture = await canvas(60, 30).png().toBuffer();
    const image = (name: string) => ({ name: `content/images/2024/02/${name}.png`, bytes: picture });
    const bytes = zipOf([image('sea'), image('one'), { name: 'data/site.ghost.json', bytes: Buffer.from(exported) }]);
    await writeFile(join(folder, 'site.zip'), bytes);
    const { code, out, errors } = await importing(product, join(folder, 'site.zip'));
    expect([code, errors]).toEqual([0, '']);
    report = out;
  });

  test('every post and page is imported with author, ordered tags, times and states', async ({ admin }) => {
    expect(report).toContain('came: 8 posts, 0 portfolio items (3 published), 2 pictures');
    expect(await postOf(admin, 'first-post')).toMatchObject({
      ...{ title: 'First post', author: 'Ada Author', tags: ['Getting started', 'Other'], isPublished: true },
      ...{
        createdAt: '2024-02-04T04:05:06.000Z',
        excerpt: 'An excerpt of its own',
        altText: 'Waves',
        metaTitle: 'For engines',
      },
    });
    expect((await postOf(admin, 'planned')).publishAt).toBe('2099-05-06T07:08:09.000Z');
    const drafts = (await allPosts(admin)).filter((post) => !post.isPublished).map((post) => post.slug);
    expect(drafts.sort()).toEqual(['a-draft', 'about', 'by-mail', 'members-only', 'planned']);
    expect((await postOf(admin, 'plain-only')).body).toBe('Two \\< lines\n\nof text');
  });

  test('Ghost cards are converted to the nearest Markdown', async ({ product, admin }) => {
    const parts = (await postOf(admin, 'first-post')).body?.split('\n\n') ?? [];
    expect(parts).toEqual([
      ...['## Intro', 'Text with [a link](/blog/second-post#x) and `code`.'],
      expect.stringMatching(/^!\[The sea\]\(http\S+\/uploads\/[0-9a-f-]{36}\.webp "By the sea"\)$/),
      expect.stringMatching(/^!\[\]\(http\S+\/uploads\/[0-9a-f-]{36}\.webp\)\n!\[\]\(\S+\/2024\/02\/lost\.png\)$/),
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '[Elsewhere](https://elsewhere.example/page): What it is',
      '> 💡 Mind this.',
      ...['<details>\n<summary>Why?</summary>', 'Because.', '</details>'],
      ...['[Buy it](https://elsewhere.example/buy)', '**Own HTML**'],
      ...['```js\nconst a = 1;\n```', '---', '> Said so'],
    ]);
    const { status, text } = await getPage(product, '/blog/first-post');
    expect(status).toBe(200);
    expect(text).not.toContain('alert(1)');
  });

  test('an old address redirects to the new one', async ({ product }) => {
    expect((await getPage(product, '/first-post/')).headers.location).toBe('/blog/first-post');
    expect((await getPage(product, '/tag/getting-started/')).headers.location).toBe('/blogs?tag=Getting+started');
  });

  test('a conflict of an old address with an own page is reported', async () => {
    expect(report).toContain(
      'its address /about/ is not redirected: This is an address of the site itself. It needs no redirect.',
    );
  });

  test('every loss is in the report', () => {
    for (const loss of [
      'more authors: Bea Second',
      'internal tags were left out: #internal',
      'it was featured',
      'code that was put into the page was left out',
      'it named another address as its own: https://canon.example/',
      'it was for members only: it is a draft',
      'it was only sent by mail: it is a draft',
      'the file has it as plain text only',
      'a script was left out',
      'A frame is a link now: https://www.youtube.com/embed/dQw4w9WgXcQ',
    ])
      expect(report).toContain(loss);
  });
});

test('pictures at private addresses and files that are not pictures are reported without being stored', async ({
  product,
  admin,
}) => {
  const addresses = [
    'http://127.0.0.1:1/a.png',
    'https://localhost/a.png',
    'https://169.254.169.254/latest',
    'https://[::1]/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ];
  const html = addresses.map((src) => `<p><img src="${src}"></p>`).join('');
  const lies = '<p><img src="__GHOST_URL__/content/images/lie.png"></p>';
  const path = join(folder, 'private');
  await mkdir(join(path, 'content/images'), { recursive: true });
  await writeFile(join(path, 'content/images/lie.png'), '<svg onload="alert(1)"/>');
  const post = ghostPost({ id: 'p', title: 'Private pictures', slug: 'private-pictures', html: html + lies });
  await writeFile(join(path, 'site.json'), ghostExport({ posts: [post] }));
  const before = (await admin.gql('query Media { mediaPictures(first: 50) { totalCount } }', {})).data.mediaPictures
    .totalCount;
  const { code, out } = await importing(product, path);
  expect(code).toBe(0);
  expect(out.match(/a picture did not come/g)).toHaveLength(addresses.length + 1);
  expect(out).toContain('https://localhost/a.png: Please use a host name: IP addresses and localhost are refused.');
  expect(out).toContain('content/images/lie.png: Please choose a png, jpeg, gif or webp picture.');
  const after = (await admin.gql('query Media { mediaPictures(first: 50) { totalCount } }', {})).data.mediaPictures
    .totalCount;
  expect(after).toBe(before);
});

test('a cover with a path only is fetched from the site', async ({ product }) => {
  const path = join(folder, 'paths.json');
  const cover = '/content/images/2017/08/a.jpg';
  const post = ghostPost({ id: 'c', title: 'Old cover', slug: 'old-cover', html: '<p>Words.</p>', image: cover });
  const html = `<p>Words.</p><img src="https://localhost${cover}">`;
  const other = ghostPost({ id: 'd', title: 'Other cover', slug: 'other-cover', html, feature_image: cover });
  await writeFile(path, ghostExport({ posts: [post, other] }));
  const dry = await importing(product, path, '--address', 'https://localhost', '--dry-run');
  // The covers and the picture of the text are one.
  expect(dry.out).toMatch(/\b1 picture\b/);
  const { out } = await importing(product, path, '--address', 'https://localhost');
  expect(out).toContain(`its featured picture did not come: https://localhost${cover}: Please use a host name`);
});
