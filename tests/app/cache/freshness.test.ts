import { describe, expect } from 'vitest';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { rounds } from '#tests/kit/long.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(({ product }) => product.holdTime());

type Item = { slug: string; title: string };
/** Every public view that may contain a post. @returns its text */
const doors: Record<string, (product: Product, post: Item) => Promise<string>> = {
  'GraphQL, the list': (product) => asked(product, '{ blogPosts(first: 200) { nodes { slug title } totalCount } }'),
  'GraphQL, the post': (product, { slug }) => asked(product, blogOperations.bySlug, { slug }),
  'REST, the list': (product) => read(product, '/api/blogs'),
  'REST, the post': (product, { slug }) => read(product, `/api/blogs/${slug}`),
  'the page of the list': (product) => read(product, '/blogs'),
  'its page': (product, { slug }) => read(product, `/blog/${slug}`),
  'the feed': (product) => read(product, '/feed.xml'),
  'the sitemap': (product) => read(product, '/sitemap.xml'),
};
const asked = async (product: Product, query: string, variables = {}) =>
  JSON.stringify((await product.nobody.gql(query, variables)).data ?? null);
const read = async (product: Product, path: string) => {
  const { status, text } = await send(product.url, path);
  return status === 200 ? text : '';
};

/** The views that show a post; the second read comes from the cache. */
async function seen(product: Product, post: Item): Promise<string[]> {
  const found: string[] = [];
  for (const [name, look] of Object.entries(doors)) {
    const [first, second] = [await look(product, post), await look(product, post)];
    expect(second).toBe(first);
    if (first.includes(post.title) || (name === 'the sitemap' && first.includes(`/blog/${post.slug}<`)))
      found.push(name);
  }
  return found;
}
const everywhere = Object.keys(doors);

describe('cached answers', () => {
  test('a cached answer needs no statement', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'Asked for twice', isPublished: true });
    for (const [name, look] of Object.entries(doors)) {
      await until(async () => (await queriesOf(product, () => look(product, post))).length === 0);
      expect([name, await look(product, post)]).toEqual([name, expect.stringContaining(post.slug)]);
    }
  });

  test('the cache never shows a draft', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'First a draft', isPublished: false });
    expect(await seen(product, post)).toEqual([]);
  });

  test('the cache follows publication and unpublication', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'First a draft', isPublished: false });
    await employee.gql(blogOperations.publish, { id: post.id, isPublished: true });
    expect(await seen(product, post)).toEqual(everywhere);
    await employee.rest('PATCH', `/blogs/${post.id}/toggle-publish`);
    expect(await seen(product, post)).toEqual([]);
  });

  test('the cache shows a change immediately', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'Before the change', isPublished: true });
    expect(await seen(product, post)).toEqual(everywhere);
    const { id, slug, excerpt, author, tags } = post;
    const input = { title: 'After the change', excerpt, author, tags };
    await employee.gql(blogOperations.update, { id, input });
    expect(await seen(product, { slug, title: 'Before the change' })).toEqual(['the sitemap']);
    expect(await seen(product, { slug, title: 'After the change' })).toEqual(everywhere);
  });

  test('the cache shows nothing of a deleted post', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'Deleted soon', isPublished: true });
    expect(await seen(product, post)).toEqual(everywhere);
    await employee.rest('DELETE', `/blogs/${post.id}`);
    expect(await seen(product, post)).toEqual([]);
  });

  test('the cache shows no change before its commit or after its rollback', async ({ product, employee }) => {
    const post = await makePost(employee, { title: 'Kept as it was', isPublished: true });
    await seen(product, post);
    const { db } = product.services;
    const client = await db.$client.connect();
    await client.query('begin');
    await client.query("update blog_posts set title = 'Never committed' where slug = $1", [post.slug]);
    expect(await seen(product, post)).toEqual(everywhere);
    await client.query('rollback');
    client.release();
    expect(await seen(product, post)).toEqual(everywhere);
  });
});

describe('an answer with a token', () => {
  const all = '{ allBlogPosts(first: 200) { nodes { title } } }';

  test('an answer with a token is not served to anybody else', async ({ product, employee }) => {
    const draft = await makePost(employee, { title: 'For the staff alone', isPublished: false });
    const variables = { slug: draft.slug };
    for (const who of [employee, product.nobody, employee, product.nobody]) {
      const isStaff = who === employee;
      expect((await who.gql(blogOperations.bySlug, variables)).data?.blogPost?.title ?? null).toBe(
        isStaff ? draft.title : null,
      );
      expect((await who.rest('GET', `/blogs/${draft.slug}`)).status).toBe(isStaff ? 200 : 404);
      expect((await who.gql(all)).code).toBe(isStaff ? undefined : 'UNAUTHENTICATED');
    }
  });

  test('an answer with a token is stored neither by the cache nor by others', async ({ product, employee }) => {
    const ask = () => employee.gql('{ blogPosts(first: 7) { nodes { title } } }');
    await ask();
    expect(await queriesOf(product, ask)).not.toEqual([]);
    expect((await employee.rest('GET', '/blogs')).headers.get('cache-control')).toBe('no-store');
    expect((await product.nobody.rest('GET', '/blogs')).headers.get('vary')).toBe('Authorization, Accept-Encoding');
  });
});

test('hundreds of concurrent first visitors cause one rendering', async ({ product, employee }) => {
  await makePost(employee, { isPublished: true });
  // The notification about the change has arrived.
  await until(async () => (await queriesOf(product, () => read(product, '/blogs'))).length === 0);
  const one = await queriesOf(product, () => read(product, '/blogs?search=one'));
  const many = await queriesOf(product, () =>
    Promise.all(Array.from({ length: rounds(200, 1000) }, () => read(product, '/blogs?search=two'))),
  );
  expect(one.length).toBeGreaterThan(0);
  expect(many.length).toBe(one.length);
});
