import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCacheEntry } from '#server/app/cache/cacheEntry.ts';
import { createCacheStore, MAX_BYTES, MAX_NEW_BYTES } from '#server/app/cache/cacheStore.ts';
import { startApollo } from '#server/app/graphql/apollo.ts';
import { createExecute, type Execute } from '#server/app/graphql/execute.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { createAnonymousContext } from '#server/app/http/createContext.ts';
import type { Origin } from '#server/platform/context.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { send } from '#tests/kit/network/raw.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

describe('the cache policy of the schema', () => {
  let product: Product;
  let execute: Execute;
  beforeAll(async () => {
    product = await startProduct();
    execute = createExecute(await startApollo(product.services, buildSchema()));
    const employee = await product.signedIn('Employee');
    await makePost(employee, { slug: 'a-post', isPublished: true });
  });
  afterAll(() => product.stop());
  const origin: Origin = { address: '', requestId: '', userAgent: '', host: '', referrer: '', wantsPrivacy: false };

  test.for<[string, number]>([
    ['{ blogPosts { nodes { title image { sources { srcSet } } } pageInfo { endCursor } totalCount } }', 10],
    ['{ blogPost(slug: "a-post") { ...post } } fragment post on BlogPost { title contents { text } }', 10],
    [
      '{ blogPost(slug: "a-post") { ... on BlogPost { title } } blogPostNeighbours(slug: "a-post") { next { title } } }',
      10,
    ],
    ['{ portfolioItems { edges { node { title } } } reviews { averageRating } __typename }', 10],
    ['{ blogPosts { nodes { title } } reviewInvitation(token: "a") }', 0],
    ['{ blogPosts { nodes { title } } allBlogPosts { nodes { title } } }', 0],
    ['{ openInvitation(token: "a") { email } }', 0],
    ['{ __schema { types { name } } }', 0],
    ['{ __typename }', 0],
    ['mutation { publishBlogPost(id: "a") { title } }', 0],
  ])('the answer to %s has a maximum age of %i s', async ([document, seconds]) => {
    const context = await createAnonymousContext(product.services, origin);
    expect((await execute(parse(document), {}, context)).maxAge).toBe(seconds);
  });

  test('the cache policy is that of the requested operation', async () => {
    const text = 'query Open { blogPosts { totalCount } } query Other { reviewInvitation(token: "a") }';
    const queriesOfNext = async (operationName: string) => {
      const body = JSON.stringify({ query: text, operationName });
      const ask = () =>
        send(product.url, '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      await ask();
      return (await queriesOf(product, ask)).length > 0;
    };
    expect([await queriesOfNext('Open'), await queriesOfNext('Other')]).toEqual([false, true]);
  });
});

test('the cache evicts the oldest entries above a limit for new ones and one for those requested again', () => {
  let version = 0;
  const contentVersion = { current: () => version, advance: () => undefined };
  const store = createCacheStore(contentVersion, () => new Date(0));
  let body = Buffer.alloc(100_000);
  const put = (key: string) => {
    const finish = store.begin(key, version);
    const facts = { fields: [], version, madeAt: 0, maxAge: 10 };
    finish(createCacheEntry({}, body, facts));
  };
  const keysOf = (name: string, length: number) => Array.from({ length }, (_, index) => `${name} ${index}`);
  const locked = (keys: string[]) => keys.filter((key) => store.get(key));
  const asked = keysOf('asked for again', 2000);
  for (const key of asked) {
    put(key);
    expect(store.get(key)).toBeDefined();
  }
  const kept = locked(asked);
  expect(kept.length * body.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.at(-1)).toBe(asked.at(-1));
  expect(store.get(asked[0] as string)).toBeUndefined();

  const once = keysOf('asked for once', 2000);
  for (const key of once) put(key);
  expect(locked(kept)).toEqual(kept);
  const last = locked(once);
  expect(last.length * body.length).toBeLessThanOrEqual(MAX_NEW_BYTES);
  expect(last.at(-1)).toBe(once.at(-1));

  const large = 'larger than all of those together';
  body = Buffer.alloc(MAX_NEW_BYTES);
  put(large);
  expect(store.get(large)).toBeDefined();
  version += 1;
  expect(locked([...kept, ...last, large])).toEqual([]);
});

describe('every table that public answers read', () => {
  let product: Product;
  let database: string;
  beforeAll(async () => {
    product = await startProduct(
      {},
      {
        connectThrough: async (url) => {
          database = url;
          return url;
        },
      },
    );
  });
  afterAll(() => product.stop());

  test('every table behind public answers announces its changes', async () => {
    const employee = await product.signedIn('Employee');
    const { slug } = await makePost(employee, { isPublished: true });
    const item = await makeItem(employee, { isPublished: true });
    const paths = [
      '/',
      '/blogs',
      '/portfolio',
      `/blog/${slug}`,
      `/portfolio/${item.slug}`,
      '/feed.xml',
      '/sitemap.xml',
      '/llms.txt',
    ];
    const calls = ['/api/blogs', `/api/blogs/${slug}`, '/api/portfolio/published', '/api/admin/reviews/published'];
    const seen = await queriesOf(product, async () => {
      for (const path of [...paths, ...calls, '/blog/there-is-none']) await send(product.url, path);
    });
    const read = new Set(
      // Housekeeping may delete rows meanwhile; that is no read.
      seen.flatMap(({ text }) =>
        /^delete/i.test(text) ? [] : [...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, name]) => name),
      ),
    );
    const rows = await query(
      database,
      "select distinct event_object_table as name from information_schema.triggers where trigger_name = 'content_changed'",
    );
    expect([...read].sort()).toEqual(expect.arrayContaining(['blog_posts', 'portfolio_items', 'reviews']));
    expect([...read].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });
});
