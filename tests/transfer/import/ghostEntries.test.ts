import { expect, test } from 'vitest';
import { fitPost } from '#server/transfer/import/fitPost.ts';
import { openGhost } from '#server/transfer/import/formats/ghost/ghost.ts';
import type { SourcePost } from '#server/transfer/import/source.ts';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';
import { ghostExport, ghostPost } from '#tests/kit/content/ghostExport.ts';

const postsOf = (tables: Parameters<typeof ghostExport>[0]): Promise<SourcePost[]> =>
  Array.fromAsync(openGhost(ghostExport(tables), null).posts());
const pageOf = (post: SourcePost | undefined) => convertHtml(post?.text ?? '').html;

test('a post of Ghost before version 1.22 comes with its author and cover', async () => {
  const [post] = await postsOf({
    posts: [
      {
        ...{ id: 5, title: 'Old', slug: 'old', html: '<p>Text</p>', markdown: 'Text', image: '/content/images/a.png' },
        ...{
          author_id: 1,
          page: 0,
          status: 'published',
          created_at: 1_400_000_000_000,
          published_at: 1_400_000_000_000,
        },
      },
    ],
    users: [{ id: 1, name: 'Ada Author', slug: 'ada' }],
  });
  expect(post).toMatchObject({
    ...{ author: 'Ada Author', picture: { url: '/content/images/a.png', alt: '' }, isPage: false, losses: [] },
    createdAt: new Date(1_400_000_000_000),
  });
});

test('the authors of later versions have precedence over the row of the post', async () => {
  const [post] = await postsOf({
    posts: [
      ghostPost({
        id: 'a',
        html: '<p>x</p>',
        author_id: '1',
        feature_image: 'https://a.example/f.png',
        image: 'https://a.example/i.png',
      }),
    ],
    users: [
      { id: '1', name: 'One' },
      { id: '2', name: 'Two' },
    ],
    posts_authors: [{ post_id: 'a', author_id: '2', sort_order: 0 }],
  });
  expect([post?.author, post?.picture?.url]).toEqual(['Two', 'https://a.example/f.png']);
});

test.for([['Using <script> & x < y'], ['List<String> &amp; co'], ['FAQ']] as const)(
  'the title %j is taken as it is',
  async ([title]) => {
    const [post] = await postsOf({ posts: [ghostPost({ id: '1', title, html: '<p>x</p>' })] });
    expect(fitPost(post as SourcePost, { markdown: '', beginning: '' }).title).toBe(title);
  },
);

test('control characters and angle brackets in excerpts, tags and names are text', async () => {
  const [post] = await postsOf({
    posts: [ghostPost({ id: '1', title: 'a\u0000b\u0007', custom_excerpt: '<b> is a tag, @a_b', html: '<p>x</p>' })],
    tags: [{ id: 't', name: 'C<T>, more', slug: 'c' }],
    posts_tags: [{ post_id: '1', tag_id: 't' }],
  });
  expect([post?.title, post?.excerpt, post?.tags]).toEqual(['ab', '<b> is a tag, @a_b', ['C<T> more']]);
});

test('members, users and the navigation are counted', async () => {
  const source = openGhost(
    ghostExport({
      posts: [ghostPost({ id: '1', html: '<p>x</p>' })],
      users: [{ id: '1', name: 'One' }],
      members: [{}, {}],
      settings: [{ key: 'navigation', value: '[{"label":"Home","url":"/"},{"label":"About","url":"/about/"}]' }],
    }),
    null,
  );
  await Array.fromAsync(source.posts());
  expect(source.skipped.map(({ what }) => what)).toEqual(['2 members', '1 user', '2 entries of the navigation']);
});

test('two sites with the same ids are two sites, unlike two exports of one', () => {
  const site = (title: string, hash?: string) =>
    openGhost(
      ghostExport({
        posts: [ghostPost({ id: '1', title, slug: title.toLowerCase(), html: '' })],
        settings: [{ key: 'title', value: title }, ...(hash ? [{ key: 'db_hash', value: hash }] : [])],
      }),
      null,
    ).name;
  expect(site('One')).not.toBe(site('Two'));
  expect(site('One')).toBe(site('One'));
  expect(site('One', 'h')).toBe(site('Renamed', 'h'));
});

const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } });
const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });

test('a text that only the editor since version 5 has stored is rendered', async () => {
  const [post] = await postsOf({
    posts: [
      ghostPost({
        id: '1',
        html: null,
        lexical: lexical(
          { type: 'extended-heading', tag: 'h2', children: [words('Title')] },
          {
            type: 'paragraph',
            children: [
              words('a '),
              words('b', 3),
              { type: 'linebreak' },
              { type: 'link', url: 'https://a.example/', children: [words('c')] },
            ],
          },
          { type: 'list', listType: 'number', start: 3, children: [{ type: 'listitem', children: [words('d')] }] },
          { type: 'image', src: 'https://a.example/p.png', alt: 'P', caption: 'Cap' },
          { type: 'codeblock', language: 'js', code: 'a < b\n' },
          { type: 'toggle', heading: 'Q', content: '<p>A</p>' },
          { type: 'callout', calloutEmoji: '💡', calloutText: '<b>Mind</b>' },
          { type: 'markdown', markdown: '### Old\n\n*words*' },
          { type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ' },
          { type: 'file', src: 'https://a.example/f.pdf', fileTitle: 'Report', fileCaption: 'Of 2024' },
          { type: 'product', productTitle: 'Boat', productDescription: '<p>Floats</p>' },
          {
            type: 'list',
            listType: 'bullet',
            children: [
              { type: 'listitem', children: [words('One')] },
              {
                type: 'listitem',
                children: [
                  { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [words('Deep')] }] },
                ],
              },
            ],
          },
          { type: 'button', buttonText: 'Buy', buttonUrl: 'https://a.example/buy' },
        ),
      }),
    ],
  });
  const html = pageOf(post);
  for (const part of [
    '<h2>Title</h2><p>a <em><strong>b</strong></em><br /><a href="https://a.example/">c</a></p>',
    '<li>d</li>',
    '<figure><img src="https://a.example/p.png" alt="P" /><figcaption>Cap</figcaption></figure>',
    '<pre><code class="language-js">a &lt; b\n</code></pre>',
    '<details><summary>Q</summary><p>A</p></details>',
    '<strong>Mind</strong>',
    '<h3>Old</h3><p><em>words</em></p>',
    'data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
    '<p><a href="https://a.example/f.pdf">Report</a></p><p>Of 2024</p>',
    '<h2>Boat</h2><p>Floats</p>',
    '<li>One<ol><li>Deep</li></ol></li>',
    '<a href="https://a.example/buy">Buy</a>',
  ])
    expect(html).toContain(part);
  expect(convertHtml(post?.text ?? '').markdown).toContain('3. d');
});

test('a text that only the editor of versions 1 to 4 has stored is rendered', async () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['markdown', { markdown: '# Old\n\n*text*' }],
      ['image', { src: 'https://a.example/p.png', caption: 'Cap' }],
    ],
    markups: [['strong'], ['a', ['href', 'https://a.example/']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 1, 'bold'],
          [1, [], 0, 0],
          [0, [1], 1, 'link'],
          [0, [], 0, ' <x>'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'item']]]],
      [10, 0],
      [10, 1],
    ],
  });
  const [post] = await postsOf({ posts: [ghostPost({ id: '1', html: null, mobiledoc })] });
  const html = pageOf(post);
  for (const part of [
    '<p><strong>bold</strong><br /><a href="https://a.example/">link</a> &lt;x&gt;</p>',
    '<ul><li>item</li></ul>',
    '<h2>Old</h2><p><em>text</em></p>',
    '<figcaption>Cap</figcaption>',
  ])
    expect(html).toContain(part);
});

test('files, headers and products of the editor of versions 1 to 4 are shown', async () => {
  const cards = [
    ['file', { src: 'https://a.example/f.pdf', fileTitle: 'Report', fileCaption: 'Of 2024' }],
    ['header', { header: 'Welcome', subheader: 'Read on' }],
    ['product', { productTitle: 'Boat', productUrl: 'https://a.example/buy', productButton: 'Buy' }],
  ];
  const mobiledoc = JSON.stringify({ version: '0.3.1', cards, sections: cards.map((_, index) => [10, index]) });
  const [post] = await postsOf({ posts: [ghostPost({ id: '1', html: null, mobiledoc })] });
  expect(pageOf(post)).toBe(
    '<p><a href="https://a.example/f.pdf">Report</a></p><p>Of 2024</p><h2>Welcome</h2><p>Read on</p><h2>Boat</h2>' +
      '<p><a href="https://a.example/buy">Buy</a></p>',
  );
});

test.for([
  ['the editor since version 5', { lexical: lexical({ type: 'transistor' }, { type: 'paywall' }, { type: 'email' }) }],
  [
    'the editor of versions 1 to 4',
    {
      mobiledoc: JSON.stringify({
        version: '0.3.1',
        cards: [
          ['transistor', {}],
          ['paywall', {}],
        ],
        sections: [
          [10, 0],
          [10, 1],
        ],
      }),
    },
  ],
] as const)('an unknown card of %s is a loss only if a page shows it', async ([, fields]) => {
  const [post] = await postsOf({ posts: [ghostPost({ id: '1', html: null, ...fields })] });
  expect(convertHtml(post?.text ?? '').losses).toEqual(['an embedded object was left out: card transistor']);
});

test('a text of version 0 without HTML is rendered from its Markdown', async () => {
  const [post] = await postsOf({ posts: [ghostPost({ id: '1', html: null, markdown: 'a **b**' })] });
  expect(pageOf(post)).toBe('<p>a <strong>b</strong></p>');
});

test('old addresses of feeds, tags and authors are known', () => {
  const { oldPages } = openGhost(
    ghostExport({
      posts: [ghostPost({ id: '1', html: '' })],
      tags: [{ id: 't', name: 'News', slug: 'news' }],
      users: [{ id: '1', name: 'Ada', slug: 'ada' }],
    }),
    null,
  );
  expect(oldPages.map(({ path }) => path)).toEqual([
    '/rss',
    '/tag/news',
    '/tag/news/rss',
    '/author/ada',
    '/author/ada/rss',
  ]);
});

test('captions and descriptions of cards of versions 1 to 4 come', async () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    cards: [
      [
        'bookmark',
        { url: 'https://a.example/', metadata: { title: 'Elsewhere', description: 'What it is' }, caption: 'Seen' },
      ],
      ['video', { src: 'https://a.example/v.mp4', caption: 'How it flies' }],
      ['audio', { src: 'https://a.example/s.mp3', title: 'The talk' }],
      ['code', { code: 'a < b', language: 'js', caption: 'Line <b>3</b>' }],
      ['embed', { url: 'https://youtu.be/dQw4w9WgXcQ', caption: 'On the sea' }],
      ['bookmark', { url: 'https://b.example/' }],
    ],
    sections: [0, 1, 2, 3, 4, 5].map((card) => [10, card]),
  });
  const [post] = await postsOf({ posts: [ghostPost({ id: '1', html: null, mobiledoc })] });
  const html = pageOf(post);
  for (const words of [
    'Elsewhere',
    'What it is',
    'Seen',
    'How it flies',
    'The talk',
    'a &lt; b',
    'Line <strong>3</strong>',
    'On the sea',
    '<a href="https://a.example/">Elsewhere</a>',
    '<a href="https://b.example/">https://b.example/</a>',
  ])
    expect(html).toContain(words);
});
