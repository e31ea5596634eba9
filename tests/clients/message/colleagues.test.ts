import { expect } from 'vitest';
import { test } from '#tests/kit/test.ts';

test('colleagues are users who can sign in, paged in the order in which they joined', async ({
  product,
  employee,
  admin,
}) => {
  const { id } = await product.user({ name: 'Blocked Colleague' });
  const list = async (beside = '') =>
    (await employee.gql(`{ colleagues${beside} { nodes { id name } totalCount pageInfo { hasNextPage endCursor } } }`))
      .data.colleagues;
  const before = await list();
  expect(before.nodes.map((one: { id: string }) => one.id)).toContain(id);
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }', { id });
  const after = await list();
  expect(after.totalCount).toBe(before.totalCount - 1);
  expect(after.nodes.map((one: { id: string }) => one.id)).not.toContain(id);
  const first = await list('(first: 1)');
  expect(first.nodes).toEqual([after.nodes[0]]);
  expect((await list(`(first: 1, after: "${first.pageInfo.endCursor}")`)).nodes).toEqual([after.nodes[1]]);
});
