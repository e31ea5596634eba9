import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenOf, fullChoice } from '#server/transfer/import/choice.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { fitPost } from '#server/transfer/import/fitPost.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import { createLinks } from '#server/transfer/import/links.ts';
import { slugFor } from '#server/transfer/import/slugs.ts';
import type { Source, SourcePost } from '#server/transfer/import/source.ts';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';
import { indented, wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

const site = 'https://old.example';
type Items = Parameters<typeof wordpressExport>[1];
type Categories = Parameters<typeof wordpressExport>[2];

let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
afterAll(async () => {
  for (const one of clean) await one();
});

let made = 0;
async function read(content: string | Uint8Array, ending = 'xml'): Promise<{ posts: SourcePost[]; source: Source }> {
  made += 1;
  const path = join(folder, `export${made}.${ending}`);
  await writeFile(path, content);
  const files = await openFiles(path);
  try {
    const full = await openSource(files, { mapping: {}, address: null, timeZone: 'Asia/Kolkata' });
    const source = chosenOf(full, fullChoice);
    return { posts: await Array.fromAsync(source.posts()), source };
  } finally {
    await files.close();
  }
}
const readItems = (items: Items, categories?: Categories) => read(wordpressExport(site, items, categories));
const fitted = (post: SourcePost | undefined) =>
  fitPost(post as SourcePost, { markdown: 'A text that is long enough.', beginning: 'A text that is long enough.' });

describe('a file that was formatted', () => {
  test('an indented export has the same entries', async () => {
    const xml = wordpressExport(site, [
      {
        id: 1,
        title: 'One & <em>two</em>',
        content: 'a\n\n<pre>x ]]> y</pre>',
        categories: ['News'],
        meta: { mood: 'x' },
      },
      { id: 2, title: 'A page', type: 'page', content: 'Text', status: 'draft' },
    ]);
    const [plain, formatted] = [await read(xml), await read(indented(xml))];
    expect(indented(xml)).toContain('<title>\n');
    expect(formatted.posts).toEqual(plain.posts);
    expect(formatted.source.oldPages).toEqual(plain.source.oldPages);
  });

  test('empty lines before the declaration do not matter', async () => {
    expect((await read(`\n\n${wordpressExport(site, [{ id: 1, title: 'One' }])}`)).posts).toHaveLength(1);
  });
});

describe('pages', () => {
  const items: Items = [
    { id: 1, title: 'A post', content: 'x' },
    { id: 2, title: 'About', type: 'page', content: 'Who we are' },
    { id: 3, title: 'Home', type: 'page', content: '' },
    {
      id: 4,
      title: 'Shop',
      type: 'page',
      content: '<!-- wp:shortcode -->\n[woocommerce_cart]\n<!-- /wp:shortcode -->',
    },
    { id: 5, title: 'Blog', type: 'page', content: '<p>&nbsp;</p>' },
    { id: 6, title: 'Map', type: 'page', content: '<iframe src="https://maps.example/"></iframe>' },
    { id: 7, title: 'Built', type: 'page', content: '[vc_row][vc_custom_heading text="Us"][/vc_row]' },
  ];

  test('a page that was published is a draft, and one without a text is left out by name', async () => {
    const { posts, source } = await readItems(items);
    expect(posts.map(({ title, isPublished, isLive }) => [title, isPublished, isLive])).toEqual([
      ['A post', true, true],
      ['About', false, true],
      ['Map', false, true],
      ['Built', false, true],
    ]);
    expect(posts[1]?.notes).toContain('it was a page: it is a draft');
    expect(source.skipped).toEqual([{ what: '3 pages', why: 'without a text: Home, Shop, Blog' }]);
  });

  test.for([
    [{ publishPages: true }, ['A post', 'About', 'Map', 'Built'], 4],
    [{ pages: false }, ['A post'], 1],
    [{ posts: false }, ['About', 'Map', 'Built'], 0],
    [{ posts: false, publishPages: true }, ['About', 'Map', 'Built'], 3],
  ] as const)('pages are chosen by themselves: %j', async ([choice, titles, published]) => {
    const { source } = await readItems(items);
    const files = join(folder, `choice${made}.xml`);
    await writeFile(files, wordpressExport(site, items));
    const opened = await openFiles(files);
    const chosen = chosenOf(await openSource(opened, { mapping: {}, address: null }), { ...fullChoice, ...choice });
    const posts = await Array.fromAsync(chosen.posts());
    expect(posts.map(({ title }) => title)).toEqual(titles);
    expect(posts.filter(({ isPublished }) => isPublished)).toHaveLength(published);
    expect(source.format).toBe('WordPress');
  });
});

describe('titles, tags and slugs', () => {
  test.for([
    ['FAQ', 'FAQ'],
    ['Using List&lt;String&gt; well', 'Using List<String> well'],
    ['Using List<String> well', 'Using List<String> well'],
    ['<b>Bold</b> &amp; <i>thin</i>', 'Bold & thin'],
    ['I <3 you', 'I <3 you'],
    ['a\u0008b\u000bc', 'ab c'],
  ])('the title %j is %j', async ([title = '', taken]) => {
    const { posts } = await readItems([{ id: 1, title, slug: 'x' }]);
    expect(fitted(posts[0]).title).toBe(taken);
  });

  test('the category of entries without a category is no tag', async () => {
    const { posts } = await readItems([
      { id: 1, categories: ['Uncategorized'] },
      { id: 2, categories: ['Uncategorized', 'News'] },
    ]);
    expect(posts.map(({ tags }) => tags)).toEqual([[], ['News']]);
    expect(fitted(posts[0]).tags).toEqual(['Blog']);
  });

  test.for([
    ['strasse-nach-koeln', '', 'strasse-nach-koeln'],
    ['stra%c3%9fe', '', 'strasse'],
    ['%c5%82%c3%b3d%c5%ba', '', 'lodz'],
    ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', '', 'privet'],
    ['%e4%b8%ad%e6%96%87', '', 'zhong-wen'],
    ['ai', '', 'post-ai'],
    ['all', '', 'post-all'],
    ['', 'Über uns', 'ueber-uns'],
    ['what-s-new-2', '', 'what-s-new-2'],
    ['a_b__c', '', 'a-b-c'],
  ])('the slug %j keeps its meaning', async ([slug = '', title = 'Some title', here]) => {
    const { posts } = await readItems([{ id: 1, title: title || 'Some title', slug }]);
    expect(slugFor(posts[0] as SourcePost, new Date())).toBe(here);
  });

  test('what is cut is named with its words', async () => {
    const { posts } = await readItems([{ id: 1, title: `${'word '.repeat(39)}the very last words here`, slug: 'x' }]);
    const { title, losses } = fitted(posts[0]);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(losses[0]).toMatch(/^the title was cut to 200 characters: “.*last words here” was left out$/);
  });
});

describe('what is named', () => {
  test('co-authors are named, and the first is the author', async () => {
    const xml = wordpressExport(site, [
      { id: 1, terms: { author: 'jane' } },
      {
        id: 9,
        type: 'guest-author',
        title: 'Guest',
        meta: { 'cap-user_login': 'gus', 'cap-display_name': 'Gus Guest' },
      },
    ]).replace(
      '<category domain="author" nicename="jane">',
      '<category domain="author" nicename="cap-gus"><![CDATA[gus]]></category>$&',
    );
    const { posts } = await read(xml);
    expect(posts[0]?.author).toBe('Gus Guest');
    expect(posts[0]?.losses).toContain('more authors: Jane Doe');
  });

  test('terms of other taxonomies and custom fields are named with their words, fields of plug-ins are not', async () => {
    const { posts } = await readItems([
      {
        id: 1,
        terms: { genre: 'Brand films', post_format: 'Gallery' },
        meta: { mood: 'good', _edit_last: '1', rank_math_title: 'x', post_views_count: '7' },
      },
    ]);
    expect(posts[0]?.losses).toEqual([
      'custom fields were left out: mood (good)',
      'the taxonomy genre was left out: Brand films',
    ]);
  });

  test('an entry that loses nothing has no losses', async () => {
    const { posts } = await readItems([{ id: 1, status: 'pending', isSticky: true, categories: [] }]);
    expect([posts[0]?.losses, posts[0]?.notes.length]).toEqual([[], 2]);
    expect(fitted(posts[0]).losses).toEqual([]);
  });

  test('an excerpt is taken as text', async () => {
    const { posts } = await readItems([
      { id: 1, excerpt: 'By @rithalya_rajput &amp; <em>others</em> of 2 * 3' },
      { id: 2, content: '[caption id="x"]<img src="a.png"> A boat[/caption]<!-- wp:x -->Before it.<!--more-->After' },
    ]);
    expect(posts.map(({ excerpt }) => excerpt)).toEqual(['By @rithalya_rajput & others of 2 * 3', 'A boat Before it.']);
  });

  test.for([
    ['an ordered list', '<ol><li>First step</li><li>Second step</li></ol>', 'First step Second step'],
    ['a nested list', '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>', 'One Two Three'],
    ['a quotation', '<blockquote><p>Said so.</p><cite>Asha</cite></blockquote>', 'Said so. Asha'],
    ['a heading and a rule', '<h2>What it costs</h2><hr><p>Much.</p>', 'What it costs Much.'],
    ['a table', '<table><tr><th>Plan</th><td>₹ 12,000</td></tr></table>', 'Plan ₹ 12,000'],
    ['bold and code', '<p><strong>Note:</strong> run <code>npm ci</code> | now</p>', 'Note: run npm ci | now'],
  ])('an excerpt of %s has no marks that nobody wrote', async ([, html = '', words]) => {
    const { posts } = await readItems([
      { id: 1, excerpt: html },
      { id: 2, content: `${html}<!--more-->After` },
    ]);
    expect(posts.map(({ excerpt }) => excerpt)).toEqual([words, words]);
    expect(convertHtml(html).beginning).toBe(words);
  });
});

describe('the clock of the site', () => {
  test.for([
    ['that of its other entries', '2024-07-05 06:00:00', '2024-07-05 10:00:00', '2024-07-06T14:00:00.000Z'],
    ['that of its entries of the season', '2024-01-05 05:00:00', '2024-01-05 10:00:00', '2024-07-06T15:00:00.000Z'],
    ['the zone of the office without others', '', '2024-01-05 10:00:00', '2024-07-06T04:30:00.000Z'],
  ])('a draft without a time in UTC has %s', async ([, date = '', dateUtc = '', at]) => {
    const other = date ? [{ id: 2, date, dateUtc }] : [];
    const { posts } = await readItems([{ id: 1, status: 'draft', date: '2024-07-06 10:00:00', dateUtc: '' }, ...other]);
    expect(posts[0]?.createdAt?.toISOString()).toBe(at);
  });
});

describe('old addresses', () => {
  const pathsOf = ({ oldPages }: Source) => Object.fromEntries(oldPages.map(({ path, target }) => [path, target]));

  test('lists, feeds, authors, months and pages of attachments are known', async () => {
    const { source } = await readItems(
      [
        { id: 1, title: 'One', categories: ['Deep'], tags: ['Tagged'], date: '2018-10-05 10:00:00' },
        { id: 2, title: 'Two', categories: ['Uncategorized'], date: '2019-01-05 10:00:00', status: 'draft' },
        {
          id: 8,
          title: 'boat',
          type: 'attachment',
          status: 'inherit',
          attachment: `${site}/boat.jpg`,
          parent: 1,
          path: '/2018/10/one/boat/',
        },
        { id: 9, title: 'lost', type: 'attachment', status: 'inherit', attachment: `${site}/lost.jpg`, path: '/lost/' },
      ],
      [
        { slug: 'top', name: 'Top' },
        { slug: 'mid', name: 'Mid', parent: 'top' },
        { slug: 'deep', name: 'Deep', parent: 'mid' },
      ],
    );
    expect(pathsOf(source)).toMatchObject({
      '/feed': 'feed',
      '/comments/feed': 'feed',
      '/category/top/mid/deep': { tag: 'Deep' },
      '/category/deep': { tag: 'Deep' },
      '/category/top/mid/deep/feed': 'feed',
      '/category/uncategorized': 'blog',
      '/tag/tagged': { tag: 'Tagged' },
      '/author/jane': { author: 'Jane Doe' },
      '/author/jane/feed': 'feed',
      '/2018': 'blog',
      '/2018/10': 'blog',
      '/2018/10/one/boat/': { entry: 'post:1' },
      '/lost/': null,
    });
    expect(pathsOf(source)).not.toHaveProperty('/2019');
  });

  test('ancestors without entries, logins with signs, and the further pages of lists are known', async () => {
    const { source } = await readItems(
      [{ id: 1, title: 'One', categories: ['Deep'], author: 'Joe.Doe@example.com', date: '2018-10-05 10:00:00' }],
      [
        { slug: 'top', name: 'Top' },
        { slug: 'mid', name: 'Mid', parent: 'top' },
        { slug: 'deep', name: 'Deep', parent: 'mid' },
      ],
    );
    expect(pathsOf(source)).toMatchObject({
      ...{
        '/category/top': 'blog',
        '/category/top/mid': 'blog',
        '/category/mid': 'blog',
        '/category/top/feed': 'feed',
      },
      ...{ '/category/top/mid/deep': { tag: 'Deep' }, '/author/joe-doeexample-com': {}, '/page': 'blog' },
    });
    const links = createLinks(site);
    links.note('/category/top/mid/deep', '/blogs?tag=Deep');
    links.note('/2018/10', '/blogs');
    const follow = (path: string) => links.follow(site + path);
    expect(follow('/category/top/mid/deep/page/2/')).toEqual({ address: '/blogs?tag=Deep', isLost: false });
    expect(follow('/2018/10/05/')).toEqual({ address: '/blogs', isLost: false });
    expect(follow('/2018/10/45/')?.isLost).toBe(true);
  });

  test('lists, authors, months and attachments have addresses by number', async () => {
    const { source } = await readItems([
      { id: 1, categories: ['News'], date: '2018-10-05 10:00:00' },
      { id: 7, type: 'attachment', status: 'inherit', parent: 1, attachment: 'https://old.example/a.png' },
      { id: 8, type: 'attachment', status: 'inherit', link: 'https://old.example/?attachment_id=8' },
    ]);
    expect(pathsOf(source)).toMatchObject({
      ...{ '/?cat=3': { tag: 'News' }, '/?author=1': { author: 'Jane Doe' }, '/?m=201810': 'blog' },
      ...{ '/?attachment_id=7': { entry: 'post:1' }, '/?attachment_id=8': null },
    });
  });

  test('a site in a folder has them below it', async () => {
    const { source } = await read(wordpressExport(`${site}/journal`, [{ id: 1, categories: ['News'] }]));
    expect(Object.keys(pathsOf(source))).toEqual(expect.arrayContaining(['/journal/feed', '/journal/category/news']));
  });

  test('a former slug of an entry is an address of it', async () => {
    const { posts } = await readItems([
      { id: 1, link: 'https://old.example/2013/01/one/', meta: { _wp_old_slug: 'first' } },
    ]);
    expect(posts[0]?.addresses).toEqual(['/2013/01/one/', '/2013/01/first/', '/?p=1']);
  });

  test('the other spelling of the host is the same site', async () => {
    const { posts } = await readItems([
      { id: 1, link: 'https://www.old.example/2013/01/one/' },
      { id: 2, link: 'https://other.example/two/' },
    ]);
    expect(posts.map(({ addresses }) => addresses)).toEqual([['/2013/01/one/', '/?p=1'], ['/?p=2']]);
  });
});

test('footnotes of the block come with their text, and links lead to them', async () => {
  const { posts } = await readItems([
    {
      id: 1,
      content:
        '<!-- wp:paragraph --><p>a<sup data-fn="u"><a href="#u">1</a></sup></p><!-- /wp:paragraph -->\n<!-- wp:footnotes /-->',
      meta: { footnotes: '[{"content":"See <em>it</em>","id":"u"}]' },
    },
  ]);
  expect(posts[0]?.text).toContain('<ol><li>See <em>it</em></li></ol>');
  expect(convertHtml(posts[0]?.text ?? '').markdown).toBe('a[^1]\n\n[^1]: See _it_');
  expect(posts[0]?.losses).toEqual([]);
});

describe('reusable blocks', () => {
  const block = (text: string) => ({ id: 12, title: 'Call', type: 'wp_block', content: text });
  const reference = (settings: string) =>
    `<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->\n<!-- wp:block ${settings} /-->`;
  const convertedOf = (post: SourcePost | undefined) => convertWordpress(post?.text ?? '');

  test('the words of a block come where a text names it', async () => {
    const { posts, source } = await readItems([
      { id: 1, content: reference('{"ref":12}') },
      { id: 2, title: 'Only a block', type: 'page', content: '<!-- wp:block {"ref":12} /-->' },
      block('<!-- wp:paragraph --><p>Call <b>us</b> now</p><!-- /wp:paragraph -->'),
    ]);
    expect(posts.map((post) => convertedOf(post).markdown)).toEqual(['a\n\nCall **us** now', 'Call **us** now']);
    expect([convertedOf(posts[0]).losses, source.skipped]).toEqual([[], []]);
  });

  test('one that is not in the file is named, a loop ends, and words of the entry are named', async () => {
    const { posts } = await readItems([
      { id: 1, content: reference('{"ref":13}') },
      { id: 2, content: reference('{"ref":12,"content":{"Title":{"content":"Other words"}}}') },
      block('<!-- wp:paragraph --><p>Call</p><!-- /wp:paragraph --><!-- wp:block {"ref":12} /-->'),
    ]);
    expect(convertedOf(posts[0]).losses).toEqual(['the reusable block 13 is not in the file: it was left out']);
    expect(convertedOf(posts[1]).markdown).toBe('a\n\nCall');
    expect(posts[1]?.losses.join()).toContain('Other words');
  });
});
