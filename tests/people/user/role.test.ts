import { and, eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { askForToken, listTokens, machineOf } from '#tests/kit/content/apiToken.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { waysIn } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const change = (who: Person, id: string, role: 'ADMIN' | 'EMPLOYEE') => who.gql(waysIn.changeRole, { id, role });
const roleOf = async (product: Product, id: string) =>
  (await product.services.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const viewer = async (who: Person) => (await who.gql('{ viewer { role } }')).data?.viewer?.role ?? 'nobody';
const notedOf = (product: Product, id: string) =>
  product.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), like(auditEntries.action, 'user.%')));

describe('changing a role', () => {
  test('a role change ends sessions and codes, so that it applies from the next sign-in', async ({
    product,
    admin,
  }) => {
    const details = await product.user({ role: 'Employee' });
    const person = await product.nobody.signIn(details, product.mail);
    await product.nobody.rest('POST', '/admin/login', { identifier: details.email, password: details.password });
    const otp = await lastCode(product, details.email);
    expect((await change(admin, person.id, 'ADMIN')).data.changeUserRole).toEqual({ id: person.id, role: 'ADMIN' });
    expect(await viewer(person)).toBe('nobody');
    const verified = await product.nobody.rest('POST', '/admin/verify-otp', { identifier: details.email, otp });
    expect(verified.status).toBe(401);
    expect(await notedOf(product, person.id)).toMatchObject([
      { action: 'user.changeRole', actorId: admin.id, before: { role: 'Employee' }, after: { role: 'admin' } },
    ]);
    product.passTime(61_000);
    const again = await product.nobody.signIn(details, product.mail);
    expect([await viewer(again), (await again.gql('{ users { totalCount } }')).code]).toEqual(['ADMIN', undefined]);
  });

  test('a former admin loses their API tokens permanently', async ({ product, admin }) => {
    const other = await product.signedIn('admin');
    const machines = [await machineOf(other, 'ADMIN'), await machineOf(other, 'STAFF')];
    await change(admin, other.id, 'EMPLOYEE');
    for (const machine of machines) expect(await viewer(machine)).toBe('nobody');
    await change(admin, other.id, 'ADMIN');
    for (const machine of machines) expect(await viewer(machine)).toBe('nobody');
  });

  test('a role change concurrent with the issue of a token leaves no valid token', async ({ product, admin }) => {
    const other = await product.signedIn('admin');
    const where = eq(users.id, other.id);
    const answers = await meet(product, { table: users, where }, [
      () => change(admin, other.id, 'EMPLOYEE'),
      () => askForToken(other),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, 'UNAUTHENTICATED']);
    expect(Object.values(await listTokens(admin)).filter(({ createdBy }) => createdBy.id === other.id)).toEqual([]);
  });

  test('setting the current role changes nothing, the audit log included', async ({ product, admin }) => {
    const person = await product.signedIn('Employee');
    expect((await change(admin, person.id, 'EMPLOYEE')).code).toBeUndefined();
    expect([await viewer(person), await notedOf(product, person.id)]).toEqual(['EMPLOYEE', []]);
  });

  test('a role changes only by an admin who is another user', async ({ product, admin }) => {
    const person = await product.signedIn('Employee');
    expect((await change(product.nobody, person.id, 'ADMIN')).code).toBe('UNAUTHENTICATED');
    expect((await change(person, person.id, 'ADMIN')).code).toBe('FORBIDDEN');
    expect(await change(admin, admin.id.toUpperCase(), 'EMPLOYEE')).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'You cannot change your own role.' }],
    });
    expect((await change(admin, UNKNOWN, 'ADMIN')).code).toBe('NOT_FOUND');
    expect((await admin.gql(waysIn.changeRole, { id: person.id, role: 'admin' })).code).toBe('BAD_USER_INPUT');
    expect([await roleOf(product, person.id), await roleOf(product, admin.id)]).toEqual(['Employee', 'admin']);
  });
});

test('one of two admins who demote each other concurrently remains', async ({ product }) => {
  await product.services.db.update(users).set({ isBlocked: true });
  const [one, other] = [await product.signedIn('admin'), await product.signedIn('admin')];
  const answers = await meet(product, { table: users }, [
    () => change(one, other.id, 'EMPLOYEE'),
    () => change(other, one.id, 'EMPLOYEE'),
  ]);
  expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  expect(answers[1]?.errors?.[0].message).toBe('The last admin stays an admin.');
  expect([await roleOf(product, one.id), await roleOf(product, other.id)].sort()).toEqual(['Employee', 'admin']);
});
