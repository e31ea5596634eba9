import { describe, expect, test } from 'vitest';
import { createLinks } from '#server/transfer/import/links.ts';
import type { Source } from '#server/transfer/import/source.ts';
import { convertHtml } from '#tests/kit/content/convertHtml.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { prepareFolder, read, readItems, site } from './wordpressEntries.ts';

prepareFolder();

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

  test('addresses by ancestors without entries, logins with signs and further pages of lists are known', async () => {
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
      ...{
        '/?feed=rss2': 'feed',
        '/?category_name=news': { tag: 'News' },
        '/?author_name=jane': { author: 'Jane Doe' },
      },
      ...{ '/?attachment_id=7': { entry: 'post:1' }, '/?attachment_id=8': null },
    });
  });

  test('a site in a folder has its old addresses below the folder', async () => {
    const { source, posts } = await read(
      wordpressExport(`${site}/journal`, [{ id: 1, path: '/one/', categories: ['News'], tags: ['Wet Days'] }]),
    );
    const paths = ['/feed', '/category/news', '/?feed=rss2', '/?cat=3', '/?tag=wet-days', '/?m=201301'];
    expect(Object.keys(pathsOf(source))).toEqual(expect.arrayContaining(paths.map((path) => `/journal${path}`)));
    expect(posts[0]?.addresses).toEqual(['/journal/one/', '/journal/?p=1']);
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

test('links of a text lead to the footnotes that come with their block', async () => {
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
