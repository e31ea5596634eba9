import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { missedPaths, redirects } from '#server/content/redirect/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeRedirect, redirectOperations } from '#tests/kit/content/redirect.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => product.services.db.delete(redirects));

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
