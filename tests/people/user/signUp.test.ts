import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { newcomer, overGraphql, overRest } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const countUsers = (product: Product) => product.services.db.$count(users);
const short = 'Password must be at least 6 characters long';
const tenDigits = 'Mobile number must be exactly 10 digits';

test.for(['ADMIN', 'employee', 'Owner', '', null, 1, undefined])(
  'sign-up over REST refuses the role %j',
  async (role, { admin }) => {
    const message = 'Please select a role';
    const refused = await overRest(admin, newcomer({ role }));
    expect(refused).toMatchObject({ status: 422, body: { success: false, message, errors: { role: message } } });
  },
);

test('an empty form gets a message for every field', async ({ admin }) => {
  const { status, body } = await overRest(admin, {});
  expect(status).toBe(422);
  expect(body).toEqual({
    success: false,
    message: 'Name must be at least 3 characters long',
    error: { message: 'Name must be at least 3 characters long', requestId: expect.any(String) },
    errors: {
      name: 'Name must be at least 3 characters long',
      email: 'Invalid email address',
      password: short,
      mobile: tenDigits,
      role: 'Please select a role',
      message: 'Name must be at least 3 characters long',
    },
  });
});

test.for(['admin', 'Employee'])(
  'a new %s is answered with 201 and their data, without the password',
  async (role, { product, admin }) => {
    const { password, ...details } = newcomer({ role, email: `  Meera.${role}@Staff.Example ` });
    const { status, body } = await overRest(admin, {
      ...details,
      password,
      isBlocked: true,
      _id: 'mine',
      passwordHash: 'x',
    });
    expect(status).toBe(201);
    const email = `meera.${role.toLowerCase()}@staff.example`;
    const user = { ...details, email, block: false, _id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(body).toEqual({ success: true, message: 'Signup successful', user });
    const { id } = await new (admin.constructor as typeof Person)(product.url).signIn(
      { email, password },
      product.mail,
    );
    expect(id).toBe(body.user._id);
  },
);

describe('permission to create users', () => {
  const needsAdmin = 'Only a signed-in admin can create users: send an admin bearer token.';

  test.for([{ body: newcomer() }, { body: {} }])(
    'without a token sign-up is UNAUTHENTICATED, whatever is sent',
    async ({ body }, { product }) => {
      expect(await overRest(product.nobody, body)).toMatchObject({ status: 401, body: { message: needsAdmin } });
      expect((await overGraphql(product.nobody, newcomer())).code).toBe('UNAUTHENTICATED');
    },
  );

  test('for an employee sign-up is FORBIDDEN, whatever is sent', async ({ product }) => {
    const employee = await product.signedIn('Employee');
    const before = await countUsers(product);
    for (const body of [newcomer(), {}]) expect((await overRest(employee, body)).status).toBe(403);
    expect((await overGraphql(employee, newcomer())).code).toBe('FORBIDDEN');
    expect(await countUsers(product)).toBe(before);
  });

  test('an admin who is blocked concurrently creates nobody', async ({ product, admin }) => {
    const rival = await product.signedIn('admin');
    const before = await countUsers(product);
    const block = 'mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }';
    const answers = await meet(product, { table: users, where: eq(users.id, rival.id) }, [
      () => admin.gql(block, { id: rival.id }),
      () => overGraphql(rival, newcomer({ role: 'admin' })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, 'UNAUTHENTICATED']);
    expect(await countUsers(product)).toBe(before);
  });
});

describe('values of another user', () => {
  test.for(['email', 'mobile'] as const)('the %s of another user is a conflict', async (field, { admin }) => {
    const first = newcomer({ email: `taken-${field}@staff.example` });
    await overRest(admin, first);
    const taken = field === 'email' ? first.email.toUpperCase() : first.mobile;
    const word = field === 'email' ? 'email address' : 'mobile number';
    const message = `A user with this ${word} already exists.`;
    const refused = await overRest(admin, newcomer({ [field]: taken }));
    expect(refused).toMatchObject({ status: 409, body: { success: false, message, error: { message } } });
    expect(refused.body.errors).toEqual({ message });
    expect((await overGraphql(admin, newcomer({ [field]: taken }))).code).toBe('CONFLICT');
  });

  test('ten concurrent sign-ups with one e-mail address create one user', async ({ admin }) => {
    const email = 'race@staff.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => overRest(admin, newcomer({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});
