import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/people/user/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { changes } from '#tests/kit/people/userChanges.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  employee = await product.signedIn('Employee');
});
afterAll(() => product.stop());

const nowhere = '00000000-0000-0000-0000-000000000000';
const rowOf = async (id: string) => (await product.services.db.select().from(users)).find((user) => user.id === id);

describe.each(changes)('$name', ({ name, change }) => {
  test('an admin can do it', async () => {
    const { id } = await product.user();
    expect((await change(admin, id)).status).toBe(200);
    const row = await rowOf(id);
    if (name.startsWith('deleting')) expect(row).toBeUndefined();
    else expect(row?.isBlocked).toBe(true);
  });

  test('an id in capitals is the same id', async () => {
    const { id } = await product.user();
    expect((await change(admin, id.toUpperCase())).status).toBe(200);
  });

  test('nobody else can do it', async () => {
    const { id } = await product.user();
    expect((await change(product.nobody, id)).status).toBe(401);
    expect((await change(employee, id)).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ isBlocked: false });
  });

  test('doing it to oneself is a conflict', async () => {
    const refusal = { status: 409, message: 'You cannot block or delete yourself.' };
    for (const id of [admin.id, admin.id.toUpperCase()]) expect(await change(admin, id)).toEqual(refusal);
    expect(await rowOf(admin.id)).toMatchObject({ isBlocked: false });
  });

  test('an unknown id is not found, and a malformed one is refused', async () => {
    expect(await change(admin, nowhere)).toEqual({ status: 404, message: 'User not found.' });
    for (const id of ['1', 'all', `${nowhere}%7D`, `%7B${nowhere}%7D`, nowhere.slice(1)]) {
      expect((await change(admin, id)).status, id).toBe(422);
    }
  });
});

test('the REST toggle flips the block and reports the new state', async () => {
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

test('blockUser with a value is idempotent', async () => {
  const { id } = await product.user();
  const block =
    'mutation ($id: UUID!, $isBlocked: Boolean) { blockUser(id: $id, isBlocked: $isBlocked) { isBlocked } }';
  for (const isBlocked of [true, true, false, false]) {
    expect((await admin.gql(block, { id, isBlocked })).data).toEqual({ blockUser: { isBlocked } });
  }
});

test('deleting a user answers a message, and deleting again is not found', async () => {
  const { id } = await product.user();
  const remove = () => admin.rest('DELETE', `/admin/${id}`);
  expect(await remove()).toMatchObject({ status: 200, body: { success: true, message: 'User deleted successfully' } });
  expect((await remove()).status).toBe(404);
});
