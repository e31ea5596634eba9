import { getIntrospectionQuery } from 'graphql';
import { describe, expect } from 'vitest';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
const documents: [what: string, most: number, document: (count: number) => string][] = [
  ['fields at the top', 10, (count) => `{ ${times(count, (i) => `a${i}: __typename`)} }`],
  ['changes', 5, (count) => `mutation { ${times(count, (i) => `a${i}: signOut`)} }`],
  ['aliases', 30, (count) => `{ blogPosts { ${times(count, (i) => `a${i}: totalCount`)} } }`],
  ['directives', 30, (count) => `{ blogPosts { ${times(count, () => 'totalCount @include(if: true)')} } }`],
  [
    'definitions',
    20,
    (count) =>
      `{ blogPosts { ${times(count - 1, (i) => `...F${i}`)} } } ${times(count - 1, (i) => `fragment F${i} on BlogPostConnection { totalCount }`)}`,
  ],
];

describe('a document from outside', () => {
  test.for(documents)('the number of %s in a document is at most %i', async ([_what, most, document], { product }) => {
    const allowed = await product.nobody.gql(document(most));
    const refused = await product.nobody.gql(document(most + 1));
    expect(allowed.code).not.toBe('BAD_REQUEST');
    expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(refused.errors?.[0].message).toContain(`at most ${most}`);
  });

  test.for(
    rows([
      ['levels of fields in fields', 12, (count: number) => `${'{ a '.repeat(count)}${'}'.repeat(count)}`],
      ['fields and fragments', 1000, (count: number) => `{ blogPosts { ${times(count - 1, () => '__typename')} } }`],
      ['tokens', 2000, (count: number) => `{ ${'a '.repeat(count - 2)}}`],
    ]),
  )('the refusal names the %s above %i', async ([what, most, document], { product }) => {
    const saidOf = async (count: number) =>
      (await product.nobody.gql(document(count))).errors?.map(({ message }) => message).join();
    expect(await saidOf(most)).not.toContain(what);
    expect(await saidOf(most + 1)).toContain(`${most}`);
    expect(await saidOf(most + 1)).toContain(what);
  });

  describe('the cost of a document: all fields of the answer with full pages', () => {
    const fields = (count: number) =>
      times(count, (i) => ['id', 'slug', 'title', 'excerpt', 'author'][i % 5] as string);
    /** Four lists of 200 with nine fields in a node, one with eight, and one with `single` fields. */
    const lists = (first: string, single: number) =>
      `${times(4, (i) => `a${i}: blogPosts(first: ${first}) { nodes { ${fields(9)} } }`)}
       b: blogPosts(first: ${first}) { nodes { ${fields(8)} } } c: blogPosts(first: 1) { ${times(single, () => 'totalCount')} }`;
    const costly = async (product: Product, document: string, variables = {}) => {
      const { code, errors } = await product.nobody.gql(document, variables);
      return [code, errors?.[0].message];
    };
    const refusalOf = (most: string) => [
      'BAD_REQUEST',
      `A document may have at most 10000 fields in its answer, counted with full pages. This one has 10001, ${most}.`,
    ];
    const refusal = refusalOf('2001 of them in a0');
    // 6 + 4 × 200 × 10 + 200 × 9, and one for each field of the last list.
    const LEFT = 10_000 - 6 - 4 * 200 * 10 - 200 * 9;

    test('a document above the cost limit is refused', async ({ product }) => {
      expect(await costly(product, `{ ${lists('200', LEFT)} }`)).toEqual([undefined, undefined]);
      expect(await costly(product, `{ ${lists('200', LEFT + 1)} }`)).toEqual(refusal);
    });

    test('the cost uses the sizes in variables and the defaults', async ({ product }) => {
      const asked = `query ($first: Int) { ${lists('$first', LEFT + 1)} }`;
      expect(await costly(product, asked, { first: 199 })).toEqual([undefined, undefined]);
      expect(await costly(product, asked, { first: 200 })).toEqual(refusal);
      expect(await costly(product, asked)).toEqual([undefined, undefined]);
    });

    test('the cost uses the default of a variable that is not sent', async ({ product }) => {
      const asked = `query ($first: Int = 200) { ${lists('$first', LEFT + 1)} }`;
      expect(await costly(product, asked)).toEqual(refusal);
      expect(await costly(product, asked, { first: 199 })).toEqual([undefined, undefined]);
    });

    test('a list without a size or a default counts as one page', async ({ product }) => {
      const asked = '{ messages(first: 200) { nodes { thread { nodes { __typename ... on Note { id text } } } } } }';
      const { errors } = await product.nobody.gql(asked);
      expect(errors?.[0].message).toMatch(/^A document may have at most 10000 fields/);
    });

    test('nested pages multiply in the cost, also for callers without permission', async ({ product }) => {
      const pages = (inner: number) =>
        `{ webhooks(first: 200) { nodes { deliveries(first: ${inner}) { nodes { id } } } } }`;
      expect(await costly(product, pages(20))).toEqual(['UNAUTHENTICATED', expect.any(String)]);
      expect(await costly(product, pages(23))).toEqual(['UNAUTHENTICATED', expect.any(String)]);
      expect(await costly(product, pages(24))).toEqual(refusalOf('9800 of them in webhooks.nodes.deliveries'));
    });

    test('the refusal has the cost, the limit and the costliest field for programs', async ({ product }) => {
      const { errors } = await product.nobody.gql(`{ ${lists('200', LEFT + 1)} }`);
      expect(errors?.[0].extensions.cost).toEqual({
        ...{ requested: 10_001, allowed: 10_000 },
        costliest: { field: 'a0', cost: 2001 },
      });
    });

    const costWith = async (product: Product, query: string, extensions?: object, method = 'POST') => {
      const search = new URLSearchParams({ query, ...(extensions && { extensions: JSON.stringify(extensions) }) });
      const answer = await (method === 'GET'
        ? fetch(`${product.url}/graphql?${search}`)
        : fetch(`${product.url}/graphql`, {
            method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query, extensions }),
          }));
      const { data, extensions: answered } = await answer.json();
      expect(data).toBeTruthy();
      return answered?.cost;
    };
    const posts = '{ newest: blogPosts(first: 20) { nodes { slug title } } reviews: __typename }';
    const cost = { requested: 61, allowed: 10_000, costliest: { field: 'newest', cost: 61 } };

    test.for(['POST', 'GET'])('an answer to %s has its cost for whoever asks for it', async (method, { product }) => {
      expect(await costWith(product, posts, { cost: true }, method)).toEqual(cost);
    });

    test('an answer has no cost for whoever does not ask for it, also after somebody did', async ({ product }) => {
      await costWith(product, posts, { cost: true });
      for (const extensions of [undefined, {}, { cost: false }, { cost: 'true' }])
        expect(await costWith(product, posts, extensions)).toBeUndefined();
    });

    test('a document of introspection alone costs nothing', async ({ product }) => {
      const nothing = { requested: 0, allowed: 10_000, costliest: null };
      expect(await costWith(product, '{ __typename }', { cost: true })).toEqual(nothing);
    });
  });

  test('a document nested too deeply to parse is refused without an internal message', async ({ product }) => {
    for (const brackets of [500, 1000, 1900, 60_000]) {
      const { status, code, errors } = await product.nobody.gql(`{ blogPosts(first: ${'['.repeat(brackets)}`);
      expect({ status, code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
      expect(errors?.[0].message).not.toMatch(/call stack/);
    }
  });

  test('a document whose fragments multiply is refused', async ({ product }) => {
    const bomb = `{ ...F0 } ${times(18, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F18 on Query { __typename }`;
    expect(await product.nobody.gql(bomb)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test('a document with circular fragments is refused', async ({ product }) => {
    const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect(await product.nobody.gql(circle)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test('full introspection is within the limits', async ({ product }) => {
    const { data } = await product.nobody.gql(getIntrospectionQuery());
    expect(data.__schema.queryType.name).toBe('Query');
  });
});
