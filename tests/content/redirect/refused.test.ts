import { describe, expect } from 'vitest';
import { redirects } from '#server/content/redirect/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeRedirect, sendRedirect } from '#tests/kit/content/redirect.ts';
import { test } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import { BAD_TO, refusalOf, update } from './redirecting.ts';

test.beforeEach(({ product }) => product.services.db.delete(redirects));

const BAD_FROM = 'Please give a path on this site that begins with one slash, such as /old-page.';

describe('refused redirects', () => {
  test.for([
    ...['', 'old-page', '//evil.example', '/%2fevil.example', '/a\\b', '/%5cevil.example', '/\\evil.example'],
    ...['/a\r\nSet-Cookie: a=b', '/a%0d%0ab', '/a%00', '/a\u2028b', '/a/../b', '/%2e%2e/b', '/./a', '/a%2525'],
    ...['/a%3fb', '/a%23b', 'https://evil.example/a', 'javascript:alert(1)'],
  ])('a redirect from %j is refused', async (from, { product, admin }) => {
    expect(await refusalOf(admin, { from }, 'from')).toEqual(['BAD_USER_INPUT', BAD_FROM]);
    expect(await product.services.db.$count(redirects)).toBe(0);
  });

  test.for([{ from: '/a\u0000' }, { from: '/\ud800' }, { to: '/a\u0000' }])(
    'a redirect with text that cannot be stored is refused: %j',
    async (input, { product, admin }) => {
      const [field] = Object.keys(input) as ['from' | 'to'];
      const sentence = 'Please use plain text without control characters.';
      expect(await refusalOf(admin, input, field)).toEqual(['BAD_USER_INPUT', sentence]);
      expect(await product.services.db.$count(redirects)).toBe(0);
    },
  );

  test.for(['/old?page=1', '/old#part', '/?p=12'])(
    'a redirect from %s is refused because of query or fragment',
    async (from, { admin }) => {
      expect(await refusalOf(admin, { from }, 'from')).toEqual([
        'BAD_USER_INPUT',
        'Please leave out what follows ? or #. What a visitor asks for behind a ? is taken along.',
      ]);
    },
  );

  test('a path or address is accepted up to its limit', async ({ admin }) => {
    expect((await refusalOf(admin, { from: `/${'a'.repeat(500)}` }, 'from'))[1]).toBe(
      'Please use at most 500 characters',
    );
    await makeRedirect(admin, { from: `/${'a'.repeat(499)}`, to: `/${'b'.repeat(1999)}` });
    expect((await refusalOf(admin, { to: `/${'b'.repeat(2000)}` }, 'to'))[1]).toBe(
      'Please use at most 2000 characters',
    );
  });

  test.for([
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
    ],
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,x',
      'ftp://a.example/',
      'mailto:a@b.example',
      'services',
    ],
    ...[
      'https://',
      'https://user:pass@evil.example/',
      'https:evil.example',
      'https:///\\evil.example',
      '/a\r\nSet-Cookie: a=b',
    ],
    ...['https://a.example/\r\nx', '/\tb', 'http://[::1'],
    ...['http://a.example/', 'HTTP://a.example/', 'http://127.0.0.1/', 'http://[::1]/', ' http://a.example'],
  ])('a redirect to %j is refused', async (to, { product, admin }) => {
    expect(await refusalOf(admin, { to }, 'to')).toEqual(['BAD_USER_INPUT', BAD_TO]);
    expect(await product.services.db.$count(redirects)).toBe(0);
  });

  test('a redirect needs either a target or isGone', async ({ admin }) => {
    const [none, both] = [
      'Please say where it leads, or that it is gone for good.',
      'What is gone for good leads nowhere.',
    ];
    for (const to of [null, '', undefined, '  '])
      expect(await refusalOf(admin, { to }, 'to')).toEqual(['BAD_USER_INPUT', none]);
    expect(await refusalOf(admin, { isGone: true }, 'to')).toEqual(['BAD_USER_INPUT', both]);
  });

  test('a redirect from any route of the site is refused', async ({ product, admin }) => {
    const sentence = 'This is an address of the site itself. It needs no redirect.';
    const pages = routes
      .map(({ path }) => path.replace(/\/:\w+\?/, '').replace(/:\w+/, 'part'))
      .filter((path) => !/^\/((blog|blog\/author|portfolio)\/)?part$/.test(path));
    const doors = [
      '/graphql',
      '/mcp',
      '/graphql/stream',
      '/api/blogs',
      '/uploads/a.webp',
      '/cards/site.png',
      '/assets/a.js',
    ];
    const files = ['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt'];
    for (const from of [...pages, ...doors, ...files, '/admin', '/Admin/', '/ABOUT/', '/attachments/a'])
      expect([from, await refusalOf(admin, { from }, 'from')]).toEqual([from, ['BAD_USER_INPUT', sentence]]);
    expect(await product.services.db.$count(redirects)).toBe(0);
    await makeRedirect(admin, { from: '/services/seo' });
    await makeRedirect(admin, { from: '/blog' });
  });

  test('a redirect from a published post or item is refused, from a draft accepted', async ({ admin }) => {
    const sentence = 'There is a page at this address. Only what is not found can lead on.';
    const post = await makePost(admin, { isPublished: true });
    const item = await makeItem(admin, { isPublished: true });
    for (const from of [`/blog/${post.slug}`, `/Portfolio/${item.slug}/`])
      expect(await refusalOf(admin, { from }, 'from')).toEqual(['BAD_USER_INPUT', sentence]);
    const draft = await makePost(admin);
    await makeRedirect(admin, { from: `/blog/${draft.slug}` });
  });

  test('a second redirect from a path in any spelling is a conflict, also concurrently', async ({ admin }) => {
    const sentence = 'There is a redirect from this path.';
    await makeRedirect(admin, { from: '/taken' });
    for (const from of ['/taken', '/TAKEN/', '/t%61ken'])
      expect(await refusalOf(admin, { from }, 'from')).toEqual(['CONFLICT', sentence]);
    const other = await makeRedirect(admin);
    expect((await update(admin, other.id, { from: '/taken' })).code).toBe('CONFLICT');
    const codes = (await Promise.all([1, 2, 3].map(() => sendRedirect(admin, { from: '/both' })))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
  });
});
