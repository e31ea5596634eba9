import { inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { changes } from '#tests/kit/people/userChanges.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** Creates so many signed-in admins and leaves no other active admin. */
async function onlyAdmins(product: Product, count: number): Promise<Person[]> {
  await product.services.db.update(users).set({ isBlocked: true });
  return Promise.all(Array.from({ length: count }, () => product.signedIn('admin')));
}

async function left(product: Product, admins: Person[]) {
  const ids = admins.map(({ id }) => id);
  const rows = await product.services.db.select().from(users).where(inArray(users.id, ids));
  return rows.filter(({ isBlocked }) => !isBlocked);
}

describe.each(changes)('$name', ({ change }) => {
  test('one of two admins who act on each other concurrently remains', async ({ product }) => {
    const admins = await onlyAdmins(product, 2);
    const [first, second] = admins as [Person, Person];
    const answers = await meet(product, { table: users }, [
      () => change(first, second.id),
      () => change(second, first.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.message).toBe('The last admin cannot be blocked or deleted.');
    expect(await left(product, admins)).toHaveLength(1);
  });

  test('of five admins who act on one another in a ring at least one remains', async ({ product }) => {
    const admins = await onlyAdmins(product, 5);
    const requests = admins.map((who, at) => () => change(who, (admins[(at + 1) % 5] as Person).id));
    const answers = await meet(product, { table: users }, requests);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(await left(product, admins)).toHaveLength(5 - done);
    expect(done).toBeLessThan(5);
    // An admin who was blocked or deleted meanwhile has no session.
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
  });
});
