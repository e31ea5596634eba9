import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { changes } from '#tests/kit/people/userChanges.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const nowhere = '00000000-0000-0000-0000-000000000000';
const rowOf = async (product: Product, id: string) =>
  (await product.services.db.select().from(users)).find((user) => user.id === id);

describe.each(changes)('$name', ({ name, change }) => {
  test('a request of an admin changes the user', async ({ product, admin }) => {
    const { id } = await product.user();
    expect((await change(admin, id)).status).toBe(200);
    const row = await rowOf(product, id);
    if (name.startsWith('deleting')) expect(row).toBeUndefined();
    else expect(row?.isBlocked).toBe(true);
  });

  test('an id in capitals is the same id', async ({ product, admin }) => {
    const { id } = await product.user();
    expect((await change(admin, id.toUpperCase())).status).toBe(200);
  });

  test('a request of anybody else is refused', async ({ product, employee }) => {
    const { id } = await product.user();
    expect((await change(product.nobody, id)).status).toBe(401);
    expect((await change(employee, id)).status).toBe(403);
    expect(await rowOf(product, id)).toMatchObject({ isBlocked: false });
  });

  test('a request about oneself is a conflict', async ({ product, admin }) => {
    const refusal = { status: 409, message: 'You cannot block or delete yourself.' };
    for (const id of [admin.id, admin.id.toUpperCase()]) expect(await change(admin, id)).toEqual(refusal);
    expect(await rowOf(product, admin.id)).toMatchObject({ isBlocked: false });
  });

  test('an unknown id is not found', async ({ admin }) => {
    expect(await change(admin, nowhere)).toEqual({ status: 404, message: 'User not found.' });
  });

  test('a malformed id is refused', async ({ admin }) => {
    for (const id of ['1', 'all', `${nowhere}%7D`, `%7B${nowhere}%7D`, nowhere.slice(1)]) {
      expect((await change(admin, id)).status, id).toBe(422);
    }
  });
});

test('the REST toggle flips the block and reports the new state', async ({ product, admin }) => {
  const { id } = await product.user();
  const toggle = () => admin.rest('PUT', `/admin/${id}/toggle-block`);
  expect((await toggle()).body).toMatchObject({
    success: true,
    message: 'User blocked successfully',
    user: { block: true },
  });
  expect((await toggle()).body).toMatchObject({
    success: true,
    message: 'User unblocked successfully',
    user: { block: false },
  });
});

test('blockUser with a value is idempotent', async ({ product, admin }) => {
  const { id } = await product.user();
  const block =
    'mutation ($id: UUID!, $isBlocked: Boolean) { blockUser(id: $id, isBlocked: $isBlocked) { isBlocked } }';
  for (const isBlocked of [true, true, false, false]) {
    expect((await admin.gql(block, { id, isBlocked })).data).toEqual({ blockUser: { isBlocked } });
  }
});

test('a deleted user is not found by a second deletion', async ({ product, admin }) => {
  const { id } = await product.user();
  const remove = () => admin.rest('DELETE', `/admin/${id}`);
  expect(await remove()).toMatchObject({ status: 200, body: { success: true, message: 'User deleted successfully' } });
  expect((await remove()).status).toBe(404);
});
