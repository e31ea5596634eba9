import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { newcomer, overGraphql, overRest } from '#tests/kit/people/newcomer.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const countUsers = (product: Product) => product.services.db.$count(users);
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
  test('REST applies the rule', async ({ product, admin }) => {
    const before = await countUsers(product);
    const refused = await overRest(admin, newcomer({ [field]: bad }));
    expect(refused).toMatchObject({ status: 422, body: { message: sentence, errors: { [field]: sentence } } });
    expect(Object.keys(refused.body.errors)).toEqual([field, 'message']);
    expect(await countUsers(product)).toBe(before);
    const taken = await overRest(admin, newcomer({ [field]: good }));
    expect(taken.status).toBe(201);
    await admin.rest('DELETE', `/admin/${taken.body.user._id}`);
  });

  test('GraphQL applies the rule', async ({ admin }) => {
    const refused = await overGraphql(admin, newcomer({ [field]: bad }));
    expect(refused).toMatchObject({ data: { signUp: null }, code: 'BAD_USER_INPUT' });
    expect(refused.errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
    const taken = await overGraphql(admin, newcomer({ [field]: good }));
    expect(taken.errors).toBeUndefined();
    await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: taken.data.signUp.id });
  });
});
