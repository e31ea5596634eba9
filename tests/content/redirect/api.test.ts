import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { MOST_REDIRECTS, STAFF_REDIRECTS } from '#server/content/redirect/redirects.ts';
import { redirects } from '#server/content/redirect/table.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeRedirect, redirect, redirectOperations, sendRedirect } from '#tests/kit/content/redirect.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { test } from '#tests/kit/test.ts';
import { answerTo, BAD_TO, update } from './redirecting.ts';

test.beforeEach(({ product }) => product.services.db.delete(redirects));

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

test('staff can add redirects beyond the share of imports, up to the limit of 110,000', async ({ product, admin }) => {
  // In parts, each of which is shorter than a statement may be.
  const fill = async (first: number, last: number) => {
    for (let start = first; start <= last; start += 2000)
      await product.services.db.execute(
        sql`insert into redirects (id, "from", "to", created_at) select gen_random_uuid(), '/filled-' || number, '/services', now() from generate_series(${start}::int, ${Math.min(start + 1999, last)}::int) as number`,
      );
  };
  await fill(1, MOST_REDIRECTS - STAFF_REDIRECTS);
  await makeRedirect(admin, { from: '/by-hand' });
  await fill(MOST_REDIRECTS - STAFF_REDIRECTS + 1, MOST_REDIRECTS - 2);
  await makeRedirect(admin, { from: '/the-last' });
  const { errors } = await sendRedirect(admin, { from: '/one-more' });
  expect(errors?.[0].extensions.fields?.from).toBe('There are 110000 redirects. Delete one first.');
});

describe('following redirects', () => {
  test('the further pages and days of a former list lead where it leads', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/category/news', to: '/blogs?tag=News' });
    await makeRedirect(admin, { from: '/2018/10', to: '/blogs' });
    await makeRedirect(admin, { from: '/page', to: '/blogs' });
    for (const [path, to] of [
      ['/category/news/page/2/', '/blogs?tag=News'],
      ['/category/news/page/12?utm=a', '/blogs?tag=News&utm=a'],
      ['/2018/10/05/', '/blogs'],
      ['/2018/10/05/page/3', '/blogs'],
      ['/page/2/', '/blogs'],
    ] as const)
      expect(await answerTo(product, path)).toEqual([301, to]);
    for (const path of ['/category/other/page/2', '/category/news/page/two', '/2018/11/05', '/2018/10/32', '/a/page/2'])
      expect([path, (await getPage(product, path)).status]).toEqual([path, 404]);
  });

  test('the feed, AMP and comment pages of an address lead where it leads', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/2020/05/news-of-may', to: '/services' });
    await makePost(admin, { slug: 'has-a-feed', isPublished: true });
    for (const [path, to] of [
      ['/2020/05/news-of-may/feed/', '/services'],
      ['/2020/05/news-of-may/feed/atom/', '/services'],
      ['/2020/05/news-of-may/comment-page-3/', '/services'],
      ['/2020/05/news-of-may/amp', '/services'],
      ['/blog/has-a-feed/feed/', '/blog/has-a-feed'],
    ] as const)
      expect([path, ...(await answerTo(product, path))]).toEqual([path, 301, to]);
    for (const path of ['/2020/05/other/feed', '/blog/has-no-feed/feed', '/2020/05/news-of-may/feed/other'])
      expect([path, (await getPage(product, path)).status]).toEqual([path, 404]);
  });

  test('the parts of an old text lead where it leads', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/2020/05/in-parts', to: '/services' });
    await makePost(admin, { slug: 'without-parts', isPublished: true });
    for (const path of ['/2020/05/in-parts/2/', '/2020/05/in-parts/12', '/2020/05/in-parts/3/amp/'])
      expect([path, ...(await answerTo(product, path))]).toEqual([path, 301, '/services']);
    for (const path of ['/2020/05/in-parts/1', '/2020/05/in-parts/123', '/blog/without-parts/2', '/services/2'])
      expect([path, (await getPage(product, path)).status]).toEqual([path, 404]);
  });

  test('an old address with index.php leads where the one without leads', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/2020/05/indexed', to: '/services' });
    await makeRedirect(admin, { from: '/weblog/2020/06/other', to: '/contact' });
    await makeRedirect(admin, { from: '/category/indexed', to: '/blogs?tag=News' });
    for (const [path, to] of [
      ['/index.php/2020/05/indexed/', '/services'],
      ['/weblog/index.php/2020/06/other/', '/contact'],
      ['/index.php/category/indexed/page/2/', '/blogs?tag=News'],
    ] as const)
      expect([path, ...(await answerTo(product, path))]).toEqual([path, 301, to]);
    for (const path of ['/index.php/2020/05/unknown', '/xindex.php/2020/05/indexed'])
      expect([path, (await getPage(product, path)).status]).toEqual([path, 404]);
  });

  test('a permanent redirect keeps the query whatever case and slash the path has', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/Old Page', to: '/services?by=old#ppc' });
    const { status, headers } = await getPage(product, '/OLD%20page/');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/services?by=old#ppc', 'no-cache']);
    expect(await answerTo(product, '/old%20page?utm=a%20b&c="<d>')).toEqual([
      301,
      '/services?by=old&utm=a%20b&c=%22%3Cd%3E#ppc',
    ]);
  });

  test('a WordPress number in the query redirects only if it is known', async ({ product }) => {
    // Only an import stores these (server/transfer/import).
    const row = (from: string, to: string) => ({ id: randomUUID(), from, to, createdAt: product.services.now() });
    await product.services.db
      .insert(redirects)
      .values([
        row('/?p=12', '/services'),
        row('/?page_id=12', '/contact?from=old'),
        row('/?attachment_id=12', '/services'),
        row('/?cat=12', '/blogs?tag=News'),
        row('/?author=12', '/blogs'),
        row('/?m=201810', '/blogs'),
      ]);
    expect(await answerTo(product, '/?p=12')).toEqual([301, '/services']);
    expect(await answerTo(product, '/?p=12&utm_source=x&paged=2')).toEqual([301, '/services?utm_source=x']);
    expect(await answerTo(product, '/?utm_source=x&p=12')).toEqual([301, '/services?utm_source=x']);
    expect(await answerTo(product, '/index.php?p=12')).toEqual([301, '/services']);
    expect(await answerTo(product, '/?page_id=12')).toEqual([301, '/contact?from=old']);
    expect(await answerTo(product, '/?attachment_id=12')).toEqual([301, '/services']);
    expect(await answerTo(product, '/?cat=12')).toEqual([301, '/blogs?tag=News']);
    expect(await answerTo(product, '/?author=12')).toEqual([301, '/blogs']);
    expect(await answerTo(product, '/?m=201810')).toEqual([301, '/blogs']);
    for (const other of ['/', '/?p=1', '/?p=120', '/?p=12x', '/?q=12', '/?cat=1'])
      expect([other, (await getPage(product, other)).status]).toEqual([other, 200]);
  });

  test('a redirect leads to another host with the query or to a path in another script', async ({ product, admin }) => {
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

  test('a path marked as gone is 410 with the view of a missing page', async ({ product, admin }) => {
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
  const own = await makeRedirect(admin, { from: '/own', to: `${product.url}/services` });
  expect(own.to).toBe('/services');
});
