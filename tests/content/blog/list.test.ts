import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const a = (length: number) => 'a'.repeat(length);

type Page = {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
};
const PAGE = `query ($first: Int, $after: String) { allBlogPosts(first: $first, after: $after) {
  nodes { id } edges { cursor node { id } } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const page = async (employee: Person, variables: object): Promise<Page> =>
  (await employee.gql(PAGE, { ...variables })).data.allBlogPosts;

async function insert(product: Product, ids: string[], createdAt: Date): Promise<void> {
  const row = { title: 'Row', excerpt: 'An excerpt.', author: 'Asha', tags: ['a'], createdAt, updatedAt: createdAt };
  await product.services.db.insert(blogPosts).values(ids.map((id) => ({ ...row, id, slug: `row-${id}` })));
}

test('pages return each post once, newest first, while posts are added', async ({ product, employee }) => {
  await product.services.db.delete(blogPosts);
  const made = Array.from({ length: 12 }, () => uuidv7());
  // Three moments with four posts each, in another order than that of the list.
  for (const [index, moment] of [2000, 1000, 3000].entries()) {
    await insert(product, made.slice(index * 4, index * 4 + 4), new Date(moment));
  }
  const expected = [2, 0, 1].flatMap((index) =>
    made
      .slice(index * 4, index * 4 + 4)
      .sort()
      .reverse(),
  );
  for (const size of [1, 3, 4, 5, 12, 200]) {
    const walked: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo } = await page(employee, { first: size, after });
      walked.push(...nodes.map(({ id }) => id));
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
      await insert(product, [uuidv7()], new Date());
    }
    expect(walked.filter((id) => made.includes(id))).toEqual(expected);
    expect(new Set(walked).size).toBe(walked.length);
  }
});

test('a page has its position and the count of the whole list', async ({ product, employee }) => {
  await product.services.db.delete(blogPosts);
  await insert(product, [uuidv7(), uuidv7(), uuidv7()], new Date(1000));
  const { data } = await employee.gql(PAGE, { first: 2 });
  const { nodes, edges, pageInfo, totalCount } = data.allBlogPosts;
  expect(totalCount).toBe(3);
  expect(edges.map(({ node }: { node: object }) => node)).toEqual(nodes);
  expect(pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: edges[0].cursor,
    endCursor: edges[1].cursor,
  });
  await product.services.db.delete(blogPosts);
  const empty = (await employee.gql(PAGE)).data.allBlogPosts;
  const nowhere = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  expect(empty).toEqual({ nodes: [], edges: [], totalCount: 0, pageInfo: nowhere });
});

const cursor = (text: string) => Buffer.from(text).toString('base64url');
test.for([
  'x',
  a(500),
  cursor('2026-11-21T00:00:00.000Z'),
  cursor(`2026-11-21T00:00:00.000Z ${UNKNOWN}'`),
  cursor(`yesterday ${UNKNOWN}`),
  // Dates that JavaScript supports and PostgreSQL does not.
  cursor(`+275760-09-13T00:00:00.000Z ${UNKNOWN}`),
  cursor(`-271821-04-20T00:00:00.000Z ${UNKNOWN}`),
  cursor(`0000-01-01T00:00:00.000Z ${UNKNOWN}`),
])('an invalid cursor is refused: %j', async (after, { employee }) => {
  const { code, errors } = await employee.gql(PAGE, { after });
  expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['after']]);
});

test.for([
  [0, 'BAD_USER_INPUT'],
  [-1, 'BAD_USER_INPUT'],
  [1, undefined],
  [200, undefined],
  [201, 'BAD_USER_INPUT'],
])('a page of %j posts is answered with the error code %s', async ([first, expected], { employee }) => {
  for (const list of ['blogPosts', 'allBlogPosts']) {
    expect((await employee.gql(`{ ${list}(first: ${first}) { totalCount } }`)).code).toBe(expected);
  }
});
