import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { daysAgo, insertEnquiry, insertVisits } from '#tests/kit/content/insight.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(({ product }) => product.holdTime());
test.beforeEach(async ({ product }) => {
  for (const table of [visitFigures, messages]) await product.services.db.delete(table);
});
const day = (product: Product, ago: number) => daysAgo(product, ago);

test('posts have figures of the last 30 days, read for a list in one statement', async ({ product, employee }) => {
  const made = [await makePost(employee, {}), await makePost(employee, {})];
  const [first] = made.map(({ slug }) => `/blog/${slug}`) as [string, string];
  await insertVisits(product, day(product, 29), { total: { '': [1, 1] }, page: { [first]: [1, 7] } });
  await insertVisits(product, day(product, 30), { total: { '': [1, 1] }, page: { [first]: [1, 100] } });
  for (const row of [{ firstPage: first }, { sentFrom: first, firstPage: first }, { sentFrom: first, isSpam: true }])
    await insertEnquiry(product, day(product, 29), row);
  await insertEnquiry(product, day(product, 30), { firstPage: first });
  type Node = { id: string; recentFigures: object };
  const read = async () =>
    (await employee.gql('{ allBlogPosts { nodes { id recentFigures { views enquiries } } } }')).data.allBlogPosts
      .nodes as Node[];
  const of = (nodes: Node[], index: number) => nodes.find(({ id }) => id === made[index]?.id)?.recentFigures;
  const nodes = await read();
  expect([of(nodes, 0), of(nodes, 1)]).toEqual([
    { views: 7, enquiries: 2 },
    { views: 0, enquiries: 0 },
  ]);
  const statements = await queriesOf(product, read);
  expect(statements.filter(({ text }) => text.includes('visit_figures'))).toHaveLength(1);
});

test('only staff can read the recent figures', async ({ product, employee }) => {
  const { slug } = await makePost(employee, { isPublished: true });
  const answer = await product.nobody.gql(`{ blogPost(slug: "${slug}") { id recentFigures { views } } }`);
  expect(answer.code).toBe('UNAUTHENTICATED');
});
