import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { formerBlogSlugs } from '#server/content/blog/table.ts';
import { blogOperations, blogPost, type MadePost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import { ASKS_HTML, canonicalOf, getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** A published post that had these slugs in order. */
async function renamed(employee: Person, ...slugs: string[]): Promise<MadePost> {
  const post = await makePost(employee, { slug: slugs[0], isPublished: true });
  for (const slug of slugs.slice(1)) await rename(employee, post.id, slug);
  return post;
}
const rename = (employee: Person, id: string, slug: string) =>
  employee.gql(blogOperations.update, { id, input: blogPost({ slug, title: 'Renamed' }) });
async function answerTo(product: Product, path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await getPage(product, path);
  return [status, headers.location];
}

describe('the former address of a post', () => {
  test('a former address redirects permanently to the current one', async ({ product, employee }) => {
    await renamed(employee, 'first-name', 'second-name');
    const { status, headers } = await getPage(product, '/blog/first-name');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/blog/second-name', 'no-cache']);
    const { text } = await getPage(product, headers.location as string);
    expect(canonicalOf(text)).toBe(`${product.url}/blog/second-name`);
    const head = await send(product.url, '/blog/first-name', { method: 'HEAD', headers: ASKS_HTML });
    expect([head.status, head.headers.location]).toEqual([301, '/blog/second-name']);
  });

  test('a former address redirects in one step after any number of changes, with its query', async ({
    product,
    employee,
  }) => {
    await renamed(employee, 'chain-1', 'chain-2', 'chain-3', 'chain-4');
    for (const old of ['chain-1', 'chain-2', 'chain-3']) {
      expect(await answerTo(product, `/blog/${old}`)).toEqual([301, '/blog/chain-4']);
    }
    expect(await answerTo(product, '/blog/chain-1/?utm=a%20b&c=?d')).toEqual([301, '/blog/chain-4?utm=a%20b&c=?d']);
  });

  test('a post that takes its old slug back is shown there', async ({ product, employee }) => {
    await renamed(employee, 'there', 'away', 'there');
    expect(await answerTo(product, '/blog/there')).toEqual([200, undefined]);
    expect(await answerTo(product, '/blog/away')).toEqual([301, '/blog/there']);
  });

  test('a former address belongs to a new post with that slug until its deletion', async ({ product, employee }) => {
    await renamed(employee, 'wanted', 'given-up');
    const heir = await makePost(employee, { slug: 'wanted', title: 'The heir of the slug', isPublished: true });
    const { status, text } = await getPage(product, '/blog/wanted');
    expect([status, text.includes('The heir of the slug')]).toEqual([200, true]);
    await rename(employee, heir.id, 'moved-on');
    expect(await answerTo(product, '/blog/wanted')).toEqual([301, '/blog/moved-on']);
    await employee.gql(blogOperations.remove, { id: heir.id });
    expect(await answerTo(product, '/blog/wanted')).toEqual([404, undefined]);
    expect(await answerTo(product, '/blog/moved-on')).toEqual([404, undefined]);
  });

  test('the former address of a draft is 404 and reveals nothing', async ({ product, employee }) => {
    const { id } = await renamed(employee, 'open-name', 'hidden-name');
    await employee.gql(blogOperations.publish, { id, isPublished: false });
    const { status, headers, text } = await getPage(product, '/blog/open-name');
    expect([status, headers.location, text.includes('hidden-name')]).toEqual([404, undefined, false]);
  });

  test('REST and GraphQL do not know former addresses', async ({ product, employee }) => {
    await renamed(employee, 'by-api-old', 'by-api-new');
    expect((await product.nobody.rest('GET', '/blogs/by-api-old')).status).toBe(404);
    expect((await product.nobody.gql(blogOperations.bySlug, { slug: 'by-api-old' })).code).toBe('NOT_FOUND');
  });

  test('a refused change stores no former slug', async ({ product, employee }) => {
    await makePost(employee, { slug: 'taken-name', isPublished: true });
    const { id } = await makePost(employee, { slug: 'kept-name', isPublished: true });
    expect((await rename(employee, id, 'taken-name')).code).toBe('CONFLICT');
    const { db } = product.services;
    expect(await db.$count(formerBlogSlugs, eq(formerBlogSlugs.slug, 'kept-name'))).toBe(0);
    expect(await answerTo(product, '/blog/taken-name')).toEqual([200, undefined]);
  });

  test('a former slug is never that of an existing post, also under concurrent changes', async ({
    product,
    employee,
  }) => {
    for (let round = 0; round < 5; round++) {
      const slug = `race-${round}`;
      const { id } = await makePost(employee, { slug, isPublished: true });
      await Promise.all([
        rename(employee, id, `${slug}-after`),
        ...[1, 2, 3].map(() => sendPost(employee, { slug, isPublished: true })),
      ]);
      const { errors } = await product.nobody.gql(blogOperations.bySlug, { slug });
      const { db } = product.services;
      expect(await db.$count(formerBlogSlugs, eq(formerBlogSlugs.slug, slug))).toBe(errors ? 1 : 0);
      expect(await answerTo(product, `/blog/${slug}`)).toEqual(
        errors ? [301, `/blog/${slug}-after`] : [200, undefined],
      );
    }
  });
});

test('the former address of a portfolio item redirects too', async ({ product, employee }) => {
  const item = await makeItem(employee, { slug: 'old-project', isPublished: true });
  const input = { ...portfolioItem({ slug: 'new-project' }), isPublished: undefined };
  expect((await employee.gql(portfolioOperations.update, { id: item.id, input })).errors).toBeUndefined();
  expect(await answerTo(product, '/portfolio/old-project')).toEqual([301, '/portfolio/new-project']);
  expect((await product.nobody.rest('GET', '/portfolio/old-project')).status).toBe(404);
  // The blog has separate slugs.
  expect(await answerTo(product, '/blog/old-project')).toEqual([404, undefined]);
});

test.for([
  '/blog/%00',
  '/blog/%F0%9F%8E%AA',
  '/blog/..%2f..%2fadmin',
  '/blog/a%0d%0aset-cookie:a=b',
  '/blog//evil.example',
  `/blog/${'a'.repeat(400)}`,
])('the path %s is answered with 404', async (path, { product }) =>
  expect(await answerTo(product, path)).toEqual([404, undefined]),
);
