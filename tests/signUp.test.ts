import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleNames } from '#schema/user.ts';
import { users } from '#server/user/table.ts';
import type { NewUser } from '#server/user/users.ts';
import type { Person } from '#tests/kit/person.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

let made = 0;
/** What the form sends: anything, for tests. */
type Details = Omit<NewUser, 'role'> & { role: unknown };

/** Details that nobody has used yet. */
function newcomer(details: Partial<Details> = {}): Details {
  made += 1;
  const number = String(made).padStart(4, '0');
  const email = `new${number}@staff.example`;
  return { name: 'Meera Nair', email, password: 'Secret-123', mobile: `912345${number}`, role: 'Employee', ...details };
}

const countUsers = () => product.services.db.$count(users);
const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id name email mobile role isBlocked } }';
const overRest = (who: Person, details: Details | object) => who.rest('POST', '/admin/signup', { ...details });
const overGraphql = (who: Person, { role, ...details }: Details) =>
  who.gql(signUp, { input: { ...details, role: roleNames[role as keyof typeof roleNames] ?? role } });

const short = 'Password must be at least 6 characters long';
const weak = 'Password must contain at least one uppercase letter, lowercase letter, number and special character';
const tenDigits = 'Mobile number must be exactly 10 digits';

describe.each([
  { field: 'name', bad: 'Al', good: 'Ali', sentence: 'Name must be at least 3 characters long' },
  { field: 'name', bad: '  Al  ', good: '  Ali  ', sentence: 'Name must be at least 3 characters long' },
  { field: 'name', bad: 'n'.repeat(121), good: 'n'.repeat(120), sentence: 'Please use at most 120 characters' },
  { field: 'email', bad: 'meera', good: 'm@a.in', sentence: 'Invalid email address' },
  { field: 'email', bad: 'meera@mail', good: "o'neil+x@mail.example", sentence: 'Invalid email address' },
  { field: 'email', bad: 'meera@mail-.example', good: 'meera@ma-il.example', sentence: 'Invalid email address' },
  {
    field: 'email',
    bad: `m@${'d'.repeat(64)}.example`,
    good: `m@${'d'.repeat(63)}.example`,
    sentence: 'Invalid email address',
  },
  {
    field: 'email',
    bad: `${'m'.repeat(242)}@mail.example`,
    good: `${'m'.repeat(241)}@mail.example`,
    sentence: 'Invalid email address',
  },
  { field: 'password', bad: 'Ab_12', good: 'Ab_123', sentence: short },
  { field: 'password', bad: 'ab_123', good: 'Ab 123', sentence: weak },
  { field: 'password', bad: 'AB_123', good: 'Ab-123', sentence: weak },
  { field: 'password', bad: 'Ab_cde', good: 'Ab_cd1', sentence: weak },
  { field: 'password', bad: 'Abc123', good: 'Abc12ü', sentence: weak },
  {
    field: 'password',
    bad: `Ab_1${'x'.repeat(253)}`,
    good: `Ab_1${'x'.repeat(252)}`,
    sentence: 'Please use at most 256 characters',
  },
  { field: 'mobile', bad: '123456789', good: '1234567890', sentence: tenDigits },
  { field: 'mobile', bad: '12345678901', good: ' 0234567890 ', sentence: tenDigits },
  { field: 'mobile', bad: '12345678a0', good: '2345678901', sentence: 'Mobile number must contain only digits' },
] as const)('$field: not $bad but $good', ({ field, bad, good, sentence }) => {
  test('is what REST says', async () => {
    const before = await countUsers();
    const refused = await overRest(admin, newcomer({ [field]: bad }));
    expect(refused).toMatchObject({ status: 422, body: { message: sentence, errors: { [field]: sentence } } });
    expect(Object.keys(refused.body.errors)).toEqual([field, 'message']);
    expect(await countUsers()).toBe(before);
    const taken = await overRest(admin, newcomer({ [field]: good }));
    expect(taken.status).toBe(201);
    await admin.rest('DELETE', `/admin/${taken.body.user._id}`);
  });

  test('is what GraphQL says', async () => {
    const refused = await overGraphql(admin, newcomer({ [field]: bad }));
    expect(refused).toMatchObject({ data: null, code: 'BAD_USER_INPUT' });
    expect(refused.errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    const taken = await overGraphql(admin, newcomer({ [field]: good }));
    expect(taken.errors).toBeUndefined();
    await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: taken.data.signUp.id });
  });
});

test.each(['ADMIN', 'employee', 'Owner', '', null, 1, undefined])('%j is no role over REST', async (role) => {
  const message = 'Please select a role';
  const refused = await overRest(admin, newcomer({ role }));
  expect(refused).toMatchObject({ status: 422, body: { success: false, message, errors: { role: message } } });
});

test('an empty form names every field with its sentence', async () => {
  const { status, body } = await overRest(admin, {});
  expect(status).toBe(422);
  expect(body).toEqual({
    success: false,
    message: 'Name must be at least 3 characters long',
    error: { message: 'Name must be at least 3 characters long' },
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

test.each(['admin', 'Employee'])(
  'a new %s is answered with 201 and their details, never the password',
  async (role) => {
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

describe('who may', () => {
  const needsAdmin = 'Only a signed-in admin can create users: send an admin bearer token.';

  test.each([{ body: newcomer() }, { body: {} }])('nobody without a token, whatever is sent', async ({ body }) => {
    expect(await overRest(product.nobody, body)).toMatchObject({ status: 401, body: { message: needsAdmin } });
    expect((await overGraphql(product.nobody, newcomer())).code).toBe('UNAUTHENTICATED');
  });

  test('no employee, whatever is sent', async () => {
    const employee = await product.signedIn('Employee');
    const before = await countUsers();
    for (const body of [newcomer(), {}]) expect((await overRest(employee, body)).status).toBe(403);
    expect((await overGraphql(employee, newcomer())).code).toBe('FORBIDDEN');
    expect(await countUsers()).toBe(before);
  });
});

describe('what another user has', () => {
  test.each(['email', 'mobile'] as const)('%s is a conflict', async (field) => {
    const first = newcomer({ email: `taken-${field}@staff.example` });
    await overRest(admin, first);
    const taken = field === 'email' ? first.email.toUpperCase() : first.mobile;
    const word = field === 'email' ? 'email address' : 'mobile number';
    const message = `A user with this ${word} already exists.`;
    const refused = await overRest(admin, newcomer({ [field]: taken }));
    expect(refused).toMatchObject({ status: 409, body: { success: false, message, error: { message } } });
    expect((await overGraphql(admin, newcomer({ [field]: taken }))).code).toBe('CONFLICT');
  });

  test('of ten with one e-mail address at once one is made', async () => {
    const email = 'race@staff.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => overRest(admin, newcomer({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});
