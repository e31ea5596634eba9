import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/kit/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
/** What a document may have at most, and one with a given number of it. */
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
  test.each(documents)('may have so many %s (%i) and not one more', async (_what, most, document) => {
    const allowed = await product.nobody.gql(document(most));
    const refused = await product.nobody.gql(document(most + 1));
    expect(allowed.code).not.toBe('BAD_REQUEST');
    expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(refused.errors?.[0].message).toContain(`at most ${most}`);
  });

  test('is counted with its fragments spread, and a bomb of them is refused', async () => {
    const bomb = `{ ...F0 } ${times(18, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F18 on Query { __typename }`;
    expect(await product.nobody.gql(bomb)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test('whose fragments go round in a circle is refused', async () => {
    const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect(await product.nobody.gql(circle)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test('may ask for the whole schema', async () => {
    const { data } = await product.nobody.gql(getIntrospectionQuery());
    expect(data.__schema.queryType.name).toBe('Query');
  });
});
