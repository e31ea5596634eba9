import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { newcomer, overGraphql, overRest } from '#tests/kit/people/newcomer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const countUsers = () => product.services.db.$count(users);
const short = 'Password must be at least 6 characters long';
const tenDigits = 'Mobile number must be exactly 10 digits';

test.each(['ADMIN', 'employee', 'Owner', '', null, 1, undefined])(
  'sign-up over REST refuses the role %j',
  async (role) => {
    const message = 'Please select a role';
    const refused = await overRest(admin, newcomer({ role }));
    expect(refused).toMatchObject({ status: 422, body: { success: false, message, errors: { role: message } } });
  },
);

test('an empty form gets a message for every field', async () => {
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

test.each(['admin', 'Employee'])('a new %s is answered with 201 and their data, without the password', async (role) => {
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
  const { id } = await new (admin.constructor as typeof Person)(product.url).signIn({ email, password }, product.mail);
  expect(id).toBe(body.user._id);
});

describe('who may create users', () => {
  const needsAdmin = 'Only a signed-in admin can create users: send an admin bearer token.';

  test.each([{ body: newcomer() }, { body: {} }])(
    'without a token sign-up is UNAUTHENTICATED, whatever is sent',
    async ({ body }) => {
      expect(await overRest(product.nobody, body)).toMatchObject({ status: 401, body: { message: needsAdmin } });
      expect((await overGraphql(product.nobody, newcomer())).code).toBe('UNAUTHENTICATED');
    },
  );

  test('for an employee sign-up is FORBIDDEN, whatever is sent', async () => {
    const employee = await product.signedIn('Employee');
    const before = await countUsers();
    for (const body of [newcomer(), {}]) expect((await overRest(employee, body)).status).toBe(403);
    expect((await overGraphql(employee, newcomer())).code).toBe('FORBIDDEN');
    expect(await countUsers()).toBe(before);
  });

  test('an admin who is blocked concurrently creates nobody', async () => {
    const rival = await product.signedIn('admin');
    const before = await countUsers();
    const block = 'mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }';
    const answers = await meet(product, { table: users, where: eq(users.id, rival.id) }, [
      () => admin.gql(block, { id: rival.id }),
      () => overGraphql(rival, newcomer({ role: 'admin' })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, 'UNAUTHENTICATED']);
    expect(await countUsers()).toBe(before);
  });
});

describe('values of another user', () => {
  test.each(['email', 'mobile'] as const)('%s is a conflict', async (field) => {
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

  test('ten concurrent sign-ups with one e-mail address create one user', async () => {
    const email = 'race@staff.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => overRest(admin, newcomer({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});
