import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const POSTS = '{ blogPosts(first: 5) { totalCount nodes { slug title } } }';

test.beforeAll(async ({ product, admin }) => {
  await makePost(admin, { slug: 'a-first-post', isPublished: true });
  product.holdTime();
});

const get = (product: Product, query: string, headers: Record<string, string> = {}) =>
  send(product.url, `/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'application/json', ...headers },
  });

test('a public answer to GET has the max-age of the schema and an ETag', async ({ product }) => {
  const { status, headers } = await get(product, POSTS);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(headers.vary).toBe('Accept, Authorization');
});

test('an unchanged answer to GET is 304 with the same headers', async ({ product }) => {
  const { headers } = await get(product, POSTS);
  const etag = String(headers.etag);
  const again = await get(product, POSTS, { 'if-none-match': etag });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  expect([again.headers['cache-control'], again.headers.vary]).toEqual([headers['cache-control'], headers.vary]);
});

test('a changed answer to GET is 200 with another ETag', async ({ product, admin }) => {
  const { headers } = await get(product, POSTS);
  const etag = String(headers.etag);
  expect((await get(product, POSTS, { 'if-none-match': '"another"' })).status).toBe(200);
  await makePost(admin, { isPublished: true });
  const changed = await get(product, POSTS, { 'if-none-match': etag });
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
});

test('HEAD has the headers of GET', async ({ product }) => {
  const { headers } = await get(product, POSTS);
  const head = await send(product.url, `/graphql?query=${encodeURIComponent(POSTS)}`, {
    method: 'HEAD',
    headers: { accept: 'application/json' },
  });
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag]);
  expect(head.headers['cache-control']).toBe('public, max-age=10');
});

test.for(
  rows([
    ['an error', '{ blogPost(slug: "there-is-none") { title } }'],
    ['a part that may not be stored', '{ blogPosts { totalCount } currentApiToken { id } }'],
    ['a document without fields of the site', '{ __typename }'],
    ['a refused document', '{ nothing }'],
  ]),
)('an answer with %s may not be stored', async ([_what, query], { product }) => {
  const { headers } = await get(product, query);
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});

test('an answer to a caller with a token is not stored, also if the token is invalid', async ({ product, admin }) => {
  for (const token of [admin.token, 'none']) {
    const { headers } = await get(product, POSTS, { authorization: `Bearer ${token}` });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  }
});

test('an answer to POST is not stored by others', async ({ product }) => {
  const { headers } = await send(product.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: POSTS }),
  });
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});
