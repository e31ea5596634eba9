import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chosenOf, fullChoice } from '#server/transfer/import/choice.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { fitPost } from '#server/transfer/import/fitPost.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import { slugFor } from '#server/transfer/import/slugs.ts';
import type { SourcePost } from '#server/transfer/import/source.ts';
import { convertHtml, convertWordpress } from '#tests/kit/content/convertHtml.ts';
import { indented, wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { folder, type Items, made, prepareFolder, read, readItems, site } from './wordpressEntries.ts';

prepareFolder();

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

  test('a page is a draft even if it was published and is left out without a text', async () => {
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
    ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82-%d0%bc%d0%b8%d1%80-%d0', '', 'privet-mir'],
    ['%d1%83%d1%81%d0%bb%d1%83%d0%b3%d0%b8-%d', '', 'uslugi'],
    ['100%-of-it', '', '100-of-it'],
  ])('the slug %j keeps its meaning', async ([slug = '', title = 'Some title', here]) => {
    const { posts } = await readItems([{ id: 1, title: title || 'Some title', slug }]);
    expect(slugFor(posts[0] as SourcePost, new Date())).toBe(here);
  });

  test('a title that is cut is named with the words left out', async () => {
    const { posts } = await readItems([{ id: 1, title: `${'word '.repeat(39)}the very last words here`, slug: 'x' }]);
    const { title, losses } = fitted(posts[0]);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(losses[0]).toMatch(/^the title was cut to 200 characters: “.*last words here” was left out$/);
  });
});

describe('what is named', () => {
  test('the first of the named co-authors is the author', async () => {
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
    ['a quotation', '<blockquote><p>Said so.</p><p>— Asha</p></blockquote>', 'Said so. — Asha'],
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
  ])('the clock of a draft without a time in UTC is %s', async ([, date = '', dateUtc = '', at]) => {
    const other = date ? [{ id: 2, date, dateUtc }] : [];
    const { posts } = await readItems([{ id: 1, status: 'draft', date: '2024-07-06 10:00:00', dateUtc: '' }, ...other]);
    expect(posts[0]?.createdAt?.toISOString()).toBe(at);
  });
});

test('a page of blocks of Divi 5 is not empty', async () => {
  const settings = JSON.stringify({ content: { innerContent: { desktop: { value: 'Words' } } } });
  const content = `<!-- wp:divi/section {} --><!-- wp:divi/text ${settings} /--><!-- /wp:divi/section -->`;
  const { posts, source } = await readItems([{ id: 1, type: 'page', content }]);
  expect([posts.map(({ text }) => convertWordpress(text).markdown), source.skipped]).toEqual([['Words'], []]);
});

test('the numbers of counters of Elementor come from the settings of the page', async () => {
  const counter = (settings: object) => ({ elType: 'widget', widgetType: 'counter', settings });
  const counters = [
    counter({ ending_number: 1200, prefix: '$', suffix: '+', title: 'Leads' }),
    counter({ ending_number: 98, suffix: '%', title: 'Happy (clients)' }),
    counter({ ending_number: 7, title: 'Words elsewhere' }),
  ];
  const meta = { _elementor_data: JSON.stringify([{ elType: 'section', elements: [{ elements: counters }] }]) };
  const content = '$\n\t\t0\n\t+\nLeads\n\n0%\n<h3>Happy (clients)</h3>\n\n<p>Words elsewhere</p>';
  const { posts } = await readItems([{ id: 1, content, meta }]);
  expect(posts.map(({ text }) => convertWordpress(text).markdown)).toEqual([
    '$1,200+  \nLeads\n\n98%\n\n### Happy (clients)\n\nWords elsewhere',
  ]);
  expect(posts[0]?.losses).toEqual(['the number of a counter was left out: Words elsewhere: 7']);
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

  test('a missing block, a loop and words of the entry are named', async () => {
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
