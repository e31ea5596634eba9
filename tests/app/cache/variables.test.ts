import { describe, expect } from 'vitest';
import { documentLimits } from '#server/app/graphql/gates/document.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

// A repeated document with other variables must get the answer of an uncached request.

let slugs: string[];
test.beforeAll(async ({ product, employee }) => {
  product.holdTime();
  const posts = [1, 2, 3].map((number) => makePost(employee, { title: `The post ${number}`, isPublished: true }));
  slugs = (await Promise.all(posts)).map(({ slug }) => slug);
});

const json = { 'content-type': 'application/json' };
type Request = { query: string; operationName?: unknown; variables?: unknown; extensions?: unknown };
const ask = (product: Product, asked: Request | string, headers: Record<string, string> = {}) =>
  send(product.url, '/graphql', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof asked === 'string' ? asked : JSON.stringify(asked),
  });
/** Bypasses the cache with an invalid token, which is treated as no token. */
const askUncached = (product: Product, asked: Request) => ask(product, asked, { authorization: 'Bearer none' });

/** The answer without its individual parts. */
const said = ({ status, headers, text }: Awaited<ReturnType<typeof send>>) => {
  const { date, 'x-request-id': id, vary, ...others } = headers;
  return {
    status,
    headers: { ...others, 'content-length': '' },
    body: JSON.parse(text.replaceAll(String(id), 'its id')),
  };
};

describe('a document that was answered before', () => {
  const bySlug =
    'query ($slug: String!, $isLong: Boolean = false) { blogPost(slug: $slug) { id title body @include(if: $isLong) } }';
  const list = 'query ($first: Int) { blogPosts(first: $first) { nodes { title } pageInfo { hasNextPage } } }';
  test.beforeAll(async ({ product }) => {
    await ask(product, { query: bySlug, variables: { slug: slugs[0] } });
    await ask(product, { query: list, variables: { first: 2 } });
  });

  test('the answer to a cached document equals that to an uncached one for other variables', async ({ product }) => {
    for (const variables of [{ slug: slugs[1] }, { slug: slugs[2], isLong: true }]) {
      const [known, anew] = [
        await ask(product, { query: bySlug, variables }),
        await askUncached(product, { query: bySlug, variables }),
      ];
      expect(known.text).toBe(anew.text);
      expect(said(known)).toEqual(said(anew));
    }
  });

  test.for<[string, string, unknown]>([
    ['a post that is not there', bySlug, { slug: 'there-is-none' }],
    ['a variable of the wrong type', bySlug, { slug: 5 }],
    ['a variable that is missing', bySlug, {}],
    ['no variables', bySlug, undefined],
    ['a null where none may stand', bySlug, { slug: 'there-is-none', isLong: null }],
    ['variables that are none', bySlug, 'slug'],
    ['a list of variables', bySlug, ['slug']],
    ['a page that is too large', list, { first: 201 }],
    ['a page of nothing', list, { first: 0 }],
  ])('a cached document is refused like an uncached one: %s', async ([, query, variables], { product }) => {
    const [known, anew] = [await ask(product, { query, variables }), await askUncached(product, { query, variables })];
    expect(said(known)).toEqual(said(anew));
    const [{ extensions }] = said(known).body.errors;
    expect(extensions.requestId).toBe('its id');
    expect(['NOT_FOUND', 'BAD_USER_INPUT', 'BAD_REQUEST']).toContain(extensions.code);
  });

  test('the answer to a cached document shows neither a draft nor a deleted post', async ({ product, employee }) => {
    const draft = await makePost(employee, { title: 'A draft', isPublished: false });
    const title = async (slug: string) =>
      JSON.parse((await ask(product, { query: bySlug, variables: { slug } })).text).data?.blogPost?.title;
    expect(await title(draft.slug)).toBeUndefined();
    await employee.gql(blogOperations.publish, { id: draft.id, isPublished: true });
    expect(await title(draft.slug)).toBe('A draft');
    await employee.gql(blogOperations.remove, { id: draft.id });
    expect(await title(draft.slug)).toBeUndefined();
  });

  test('a cached document answers only requests with its operation, its extensions and a valid body', async ({
    product,
  }) => {
    const named =
      'query One { blogPosts(first: 1) { totalCount } } query Two { blogPosts(first: 1) { nodes { title } } }';
    for (const operationName of ['One', 'Two', 'One', 'Three', null]) {
      const asked = { query: named, operationName };
      expect(said(await ask(product, asked))).toEqual(said(await askUncached(product, asked)));
    }
    for (const extensions of [{ persistedQuery: { version: 1, sha256Hash: 'a' } }, [], 'none', {}]) {
      const asked = { query: list, variables: { first: 1 }, extensions };
      expect([extensions, said(await ask(product, asked))]).toEqual([
        extensions,
        said(await askUncached(product, asked)),
      ]);
    }
    const poisoned = `{"query":${JSON.stringify(list)},"variables":{"first":1,"__proto__":{"first":2}}}`;
    expect((await ask(product, poisoned)).status).toBe(400);
    expect((await ask(product, `{"query":${JSON.stringify(list)},"variables":{"first":1}`)).status).toBe(400);
  });
});

test('the cost of a repeated document is computed from the variables of each request', async ({ product }) => {
  const query = `query ($first: Int) { ${Array.from({ length: 9 }, (_, index) => `p${index}: blogPosts(first: $first) { nodes { ${'id title slug '.repeat(3)} } }`).join(' ')} }`;
  const [limit] = documentLimits.cost;
  expect((await ask(product, { query, variables: { first: 1 } })).status).toBe(200);
  const refused = await ask(product, { query, variables: { first: 200 } });
  expect(9 * 200 * 9).toBeGreaterThan(limit);
  expect([refused.status, JSON.parse(refused.text).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
});
