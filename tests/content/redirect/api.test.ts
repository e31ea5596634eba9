import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { missedPaths, redirects } from '#server/content/redirect/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeRedirect, redirect, redirectOperations, sendRedirect } from '#tests/kit/content/redirect.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';

test.beforeEach(({ product }) => product.services.db.delete(redirects));

/** Status and Location of an address. */
async function answerTo(product: Product, path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await getPage(product, path);
  return [status, headers.location];
}
const update = (admin: Person, id: string, input: Record<string, unknown>) =>
  admin.gql(redirectOperations.update, { id, input: redirect(input) });
/** The message at a field of a refused redirect, and the number of redirects. */
async function refusalOf(admin: Person, input: Record<string, unknown>, field: 'from' | 'to') {
  const { code, errors } = await sendRedirect(admin, input);
  return [code, errors?.[0].extensions.fields?.[field]];
}

describe('managing redirects', () => {
  test('admins and their tokens create, list, change and delete redirects', async ({ admin }) => {
    for (const person of [admin, await machineOf(admin, 'ADMIN')]) {
      const { id, createdAt } = await makeRedirect(person, { from: ' /Old-Page/ ', to: 'https://A.example' });
      const made = { id, createdAt, from: '/old-page', to: 'https://a.example/', status: 301 };
      expect((await person.gql(redirectOperations.list)).data.redirects.nodes).toEqual([made]);
      const gone = await person.gql(redirectOperations.update, { id, input: { from: '/old-page', isGone: true } });
      expect(gone.data.updateRedirect).toEqual({ ...made, to: null, status: 410 });
      expect((await person.gql(redirectOperations.remove, { id })).data.removeRedirect.id).toBe(id);
      expect((await person.gql(redirectOperations.list)).data.redirects.totalCount).toBe(0);
    }
  });

  test('employees, strangers and staff tokens are refused', async ({ product, admin, employee }) => {
    const { id } = await makeRedirect(admin);
    for (const [person, code] of [
      [product.nobody, 'UNAUTHENTICATED'],
      [employee, 'FORBIDDEN'],
      [await machineOf(admin, 'STAFF'), 'FORBIDDEN'],
    ] as const) {
      expect((await person.gql(redirectOperations.list)).code).toBe(code);
      expect((await person.gql(redirectOperations.missed)).code).toBe(code);
      expect((await sendRedirect(person)).code).toBe(code);
      expect((await person.gql(redirectOperations.update, { id, input: redirect() })).code).toBe(code);
      expect((await person.gql(redirectOperations.remove, { id })).code).toBe(code);
      expect((await person.gql(redirectOperations.forget, { id })).code).toBe(code);
    }
    expect(await product.services.db.$count(redirects)).toBe(1);
  });

  test('an unknown redirect is NOT_FOUND', async ({ admin }) => {
    expect((await update(admin, UNKNOWN, {})).code).toBe('NOT_FOUND');
    expect((await admin.gql(redirectOperations.remove, { id: UNKNOWN })).code).toBe('NOT_FOUND');
    expect((await admin.gql(redirectOperations.forget, { id: UNKNOWN })).code).toBe('NOT_FOUND');
  });

  test('redirects are paged newest first', async ({ admin }) => {
    for (const from of ['/one', '/two', '/three']) await makeRedirect(admin, { from });
    const first = (await admin.gql(redirectOperations.list, { first: 2 })).data.redirects;
    expect(first.nodes.map(({ from }: { from: string }) => from)).toEqual(['/three', '/two']);
    const rest = await admin.gql(redirectOperations.list, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.data.redirects.nodes.map(({ from }: { from: string }) => from)).toEqual(['/one']);
  });
});

describe('following redirects', () => {
  test('a redirect is permanent, ignores case and trailing slash, and keeps the query', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/Old Page', to: '/services?by=old#ppc' });
    const { status, headers } = await getPage(product, '/OLD%20page/');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/services?by=old#ppc', 'no-cache']);
    expect(await answerTo(product, '/old%20page?utm=a%20b&c="<d>')).toEqual([
      301,
      '/services?by=old&utm=a%20b&c=%22%3Cd%3E#ppc',
    ]);
  });

  test('a WordPress post number redirects without the number, and other numbers show the home page', async ({
    product,
  }) => {
    // Only an import stores these (server/transfer/import).
    const row = (from: string, to: string) => ({ id: randomUUID(), from, to, createdAt: product.services.now() });
    await product.services.db
      .insert(redirects)
      .values([row('/?p=12', '/services'), row('/?page_id=12', '/contact?from=old')]);
    expect(await answerTo(product, '/?p=12')).toEqual([301, '/services']);
    expect(await answerTo(product, '/?p=12&utm_source=x')).toEqual([301, '/services']);
    expect(await answerTo(product, '/?page_id=12')).toEqual([301, '/contact?from=old']);
    for (const other of ['/', '/?p=1', '/?p=120', '/?p=12x', '/?q=12', '/?a=1&p=12'])
      expect([other, (await getPage(product, other)).status]).toEqual([other, 200]);
  });

  test('a redirect leads to another host with the query, and to a path in another script', async ({
    product,
    admin,
  }) => {
    await makeRedirect(admin, { from: '/shop', to: 'https://shop.example/all' });
    await makeRedirect(admin, { from: '/सेवाएँ', to: '/संपर्क' });
    expect(await answerTo(product, '/shop?a=1')).toEqual([301, 'https://shop.example/all?a=1']);
    expect(await answerTo(product, encodeURI('/सेवाएँ'))).toEqual([301, encodeURI('/संपर्क')]);
  });

  test('a chain of redirects and former slugs is one step, also to 410', async ({ product, admin }) => {
    const { id } = await makePost(admin, { slug: 'was-called-so', isPublished: true });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug: 'is-called-so' }) });
    await makeRedirect(admin, { from: '/a', to: '/b?x=1' });
    await makeRedirect(admin, { from: '/b', to: '/blog/was-called-so' });
    expect(await answerTo(product, '/a?y=2')).toEqual([301, '/blog/is-called-so?x=1&y=2']);
    const c = await makeRedirect(admin, { from: '/c', to: '/d' });
    await makeRedirect(admin, { from: '/d', isGone: true, to: null });
    expect(await answerTo(product, '/c')).toEqual([410, undefined]);
    await update(admin, c.id, { from: '/c', to: '/nowhere' });
    expect(await answerTo(product, '/c')).toEqual([301, '/nowhere']);
  });

  test('a removed page is 410 with the view of a missing page', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/gone', to: null, isGone: true });
    const { status, headers, text } = await getPage(product, '/gone');
    expect([status, headers['cache-control']]).toEqual([410, 'no-cache']);
    expect(text).toContain('Oops! Page Not Found');
  });

  test('a new page at a redirected path is shown, also at the end of a chain', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/blog/to-come', to: '/about' });
    await makeRedirect(admin, { from: '/to-come', to: '/blog/to-come' });
    expect(await answerTo(product, '/to-come')).toEqual([301, '/about']);
    const { id } = await makePost(admin, { slug: 'to-come', isPublished: true });
    expect([await answerTo(product, '/blog/to-come'), await answerTo(product, '/to-come')]).toEqual([
      [200, undefined],
      [301, '/blog/to-come'],
    ]);
    await admin.gql(blogOperations.publish, { id, isPublished: false });
    expect(await answerTo(product, '/blog/to-come')).toEqual([301, '/about']);
  });

  test('a path is 404 again after its redirect is deleted', async ({ product, admin }) => {
    const { id } = await makeRedirect(admin, { from: '/for-a-while' });
    expect((await answerTo(product, '/for-a-while'))[0]).toBe(301);
    await admin.gql(redirectOperations.remove, { id });
    expect(await answerTo(product, '/for-a-while')).toEqual([404, undefined]);
  });

  test.for([
    '/nothing%0d%0aset-cookie:a=b',
    '/old-page?x=%0d%0aset-cookie:a=b',
    '/%5cevil.example',
    '/.%2f%2fevil.example',
  ])('a redirect cannot inject a header: %s', async (path, { product, admin }) => {
    await makeRedirect(admin, { from: '/old-page', to: '/about' });
    const { headers } = await getPage(product, path);
    expect(headers['set-cookie']).toBeUndefined();
    expect([undefined, '/about?x=%0d%0aset-cookie:a=b']).toContain(headers.location);
  });
});

const BAD_FROM = 'Please give a path on this site that begins with one slash, such as /old-page.';
const BAD_TO = 'Please give a path on this site, such as /services, or an address that begins with https://.';

describe('a refused redirect is not stored', () => {
  test.for([
    ...['', 'old-page', '//evil.example', '/%2fevil.example', '/a\\b', '/%5cevil.example', '/\\evil.example'],
    ...['/a\r\nSet-Cookie: a=b', '/a%0d%0ab', '/a%00', '/a\u2028b', '/a/../b', '/%2e%2e/b', '/./a', '/a%2525'],
    ...['/a%3fb', '/a%23b', 'https://evil.example/a', 'javascript:alert(1)'],
  ])('a redirect from %j is refused', async (from, { product, admin }) => {
    expect(await refusalOf(admin, { from }, 'from')).toEqual(['BAD_USER_INPUT', BAD_FROM]);
    expect(await product.services.db.$count(redirects)).toBe(0);
  });

  test.for([{ from: '/a\u0000' }, { from: '/\ud800' }, { to: '/a\u0000' }])(
    '%j as a value that is not text is refused',
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

  test('a path or address above its limit is refused, and one at the limit accepted', async ({ admin }) => {
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
      .filter((path) => !/^\/(blog|blog\/author|portfolio)\/part$/.test(path));
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

test('a stored redirect to plain http works and can be changed, but not to another http address', async ({
  product,
  admin,
}) => {
  const { id } = await makeRedirect(admin, { from: '/plain', to: '/about' });
  const to = 'http://old.example/';
  await product.services.db.update(redirects).set({ to }).where(eq(redirects.id, id));
  expect((await getPage(product, '/plain')).headers.location).toBe(to);
  const change = (input: Record<string, unknown>) => admin.gql(redirectOperations.update, { id, input });
  expect((await change({ from: '/plainer', to })).data.updateRedirect).toMatchObject({ from: '/plainer', to });
  expect((await change({ from: '/plainer', to: 'http://new.example/' })).errors?.[0]?.extensions.fields).toEqual({
    to: BAD_TO,
  });
  expect((await change({ from: '/plainer', to: 'https://new.example/' })).data.updateRedirect.to).toBe(
    'https://new.example/',
  );
  // An address of this site is stored as a path.
  const own = await makeRedirect(admin, { from: '/own', to: `${product.url}/services` });
  expect(own.to).toBe('/services');
});

describe('loops', () => {
  const sentence = 'This leads back to where it comes from.';
  const LOOP = ['BAD_USER_INPUT', sentence];

  test('a redirect to itself in any spelling is refused', async ({ product, admin }) => {
    for (const to of ['/ring', '/RING/', '/r%69ng', '/ring?a=1#b', '/x/../ring', `${product.url}/ring`])
      expect(await refusalOf(admin, { from: '/ring', to }, 'to')).toEqual(LOOP);
  });

  test('a loop over several redirects is refused on creation and on change', async ({ admin }) => {
    await makeRedirect(admin, { from: '/r1', to: '/r2' });
    await makeRedirect(admin, { from: '/r2', to: '/r3' });
    expect(await refusalOf(admin, { from: '/r3', to: '/r1' }, 'to')).toEqual(LOOP);
    const last = await makeRedirect(admin, { from: '/r3', to: '/r4' });
    expect((await update(admin, last.id, { from: '/r3', to: '/r1' })).errors?.[0].extensions.fields).toEqual({
      to: sentence,
    });
    expect((await update(admin, last.id, { from: '/r3', to: '/r5' })).errors).toBeUndefined();
  });

  test('a loop over a former slug is refused, also of a draft', async ({ admin }) => {
    const { id } = await makePost(admin, { slug: 'ring-before' });
    await admin.gql(blogOperations.update, { id, input: blogPost({ slug: 'ring-after' }) });
    expect(await refusalOf(admin, { from: '/blog/ring-after', to: '/blog/ring-before' }, 'to')).toEqual(LOOP);
  });

  test('two concurrent halves of a loop: one is refused', async ({ admin }) => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`/half-${round}-a`, `/half-${round}-b`];
      const halves = await Promise.all([
        sendRedirect(admin, { from: a, to: b }),
        sendRedirect(admin, { from: b, to: a }),
      ]);
      expect(halves.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
    }
  });

  test('a loop written into the database by hand is 404', async ({ product }) => {
    const now = new Date();
    await product.services.db.insert(redirects).values([
      { id: UNKNOWN, from: '/hand-1', to: '/hand-2', createdAt: now },
      { id: UNKNOWN.replace(/.$/, 'f'), from: '/hand-2', to: '/hand-1', createdAt: now },
    ]);
    expect(await answerTo(product, '/hand-1')).toEqual([404, undefined]);
  });
});

describe('paths that were not found', () => {
  test.beforeEach(async ({ product }) => {
    const { db, missCounter: misses } = product.services;
    // The misses of other tests are written with this marker.
    misses.note('/marker', '127.0.0.1', undefined);
    const isWritten = () => db.$count(missedPaths, eq(missedPaths.path, '/marker'));
    await expect.poll(isWritten).toBe(1);
    await db.delete(missedPaths);
  });
  const missed = async (admin: Person) => (await admin.gql(redirectOperations.missed)).data.missedPaths.nodes;
  const known = (admin: Person, count: number) => expect.poll(() => missed(admin)).toHaveLength(count);

  test('missing paths are counted without query and visitor, most requested first and probes last', async ({
    product,
    admin,
  }) => {
    for (const path of ['/Twice/?token=secret', '/twice', '/once', '/wp-login.php', '/wp-login.php', '/wp-login.php'])
      await getPage(product, path, { referer: 'https://news.example:8443/page?who=me' });
    await getPage(product, '/twice', { referer: 'javascript:alert(1)' });
    await known(admin, 3);
    const seen = await missed(admin);
    expect(seen).toMatchObject([
      { path: '/twice', count: 3, lastReferrer: 'news.example:8443', isProbe: false },
      { path: '/once', count: 1, isProbe: false },
      { path: '/wp-login.php', count: 3, isProbe: true },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/secret|who=me|127\.0\.0\.1/);
    await getPage(product, '/once');
    await expect.poll(async () => (await missed(admin))[1]).toMatchObject({ path: '/once', count: 2 });
  });

  test('programs, drafts, redirects and invalid paths are not counted', async ({ product, admin }) => {
    const { slug } = await makePost(admin);
    await makeRedirect(admin, { from: '/leads-on' });
    const { url } = product;
    await fetch(`${url}/for-a-program`, { headers: { accept: 'application/json' } });
    for (const path of [`/blog/${slug}`, '/leads-on', `/${'a'.repeat(600)}`, '/a%00b', '/uploads/none.webp', '/about'])
      await getPage(product, path);
    await getPage(product, '/the-last');
    await known(admin, 1);
    expect(await missed(admin)).toMatchObject([{ path: '/the-last' }]);
  });

  test('a path leaves the list when forgotten and when a redirect is created', async ({ product, admin }) => {
    for (const path of ['/forget-me', '/lead-me']) await getPage(product, path);
    await known(admin, 2);
    const { id } = (await missed(admin)).find(({ path }: { path: string }) => path === '/forget-me');
    expect((await admin.gql(redirectOperations.forget, { id })).data.forgetMissedPath.path).toBe('/forget-me');
    await makeRedirect(admin, { from: '/lead-me' });
    expect(await missed(admin)).toEqual([]);
  });

  test('all paths can be removed together', async ({ product, admin }) => {
    for (const path of ['/one-miss', '/other-miss']) await getPage(product, path);
    await known(admin, 2);
    expect((await admin.gql(redirectOperations.forgetAll)).data.forgetMissedPaths).toBe(2);
    expect(await missed(admin)).toEqual([]);
    expect((await admin.gql(redirectOperations.forgetAll)).data.forgetMissedPaths).toBe(0);
    await getPage(product, '/one-miss');
    await known(admin, 1);
  });
});
