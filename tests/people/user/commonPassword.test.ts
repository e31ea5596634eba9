import { describe, expect } from 'vitest';
import { firstStart } from '#server/app/start/firstStart.ts';
import { commonPassword } from '#server/people/user/password.ts';
import { users } from '#server/people/user/table.ts';
import { readSettings } from '#server/platform/settings.ts';
import { accountOperations } from '#tests/kit/content/account.ts';
import { newcomer, overGraphql, overRest } from '#tests/kit/people/newcomer.ts';
import { operatorOf } from '#tests/kit/people/operator.ts';
import type { Gql } from '#tests/kit/people/person.ts';
import { invite, join, reset, resetTokenOf } from '#tests/kit/people/waysIn.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** All satisfy the sign-up rule and are in common password lists. */
const common = ['Password1!', 'Passw0rd!', 'Admin@123', 'Welcome1!', 'P@ssw0rd', 'wELCOME1!', '1qaz@WSX', 'Test@123'];
const uncommon = ['Aa1!xy', 'Secret-1x', 'Password1!x', 'Abc12_'];

const refusalOf = (field: string) => ({ code: 'BAD_USER_INPUT', fields: { [field]: commonPassword } });
const extensionsOf = ({ errors }: Gql) => errors?.[0]?.extensions;
const countUsers = (product: Product) => product.services.db.$count(users);
const canSignIn = async (product: Product, identifier: string, password: string) =>
  (await product.nobody.rest('POST', '/admin/login', { identifier, password })).status === 200;

test.for(common)('sign-up refuses the common password %s and creates nobody', async (password, { product, admin }) => {
  const before = await countUsers(product);
  expect(extensionsOf(await overGraphql(admin, newcomer({ password })))).toMatchObject(refusalOf('password'));
  expect(await overRest(admin, newcomer({ password }))).toMatchObject({
    status: 422,
    body: { message: commonPassword, errors: { password: commonPassword } },
  });
  expect(await countUsers(product)).toBe(before);
});

test.for(uncommon)('sign-up accepts the password %s', async (password, { admin }) => {
  expect((await overGraphql(admin, newcomer({ password }))).errors).toBeUndefined();
});

describe('the check of common passwords', () => {
  const [bad = '', good = ''] = [common[0], uncommon[0]];

  test('accepting an invitation refuses a common password and accepts another', async ({ product, admin }) => {
    const { token, email } = await invite(admin);
    expect(extensionsOf(await join(product.nobody, token, { password: bad }))).toMatchObject(refusalOf('password'));
    expect((await join(product.nobody, token, { password: good })).errors).toBeUndefined();
    expect(await canSignIn(product, email, good)).toBe(true);
  });

  test('a password reset that refuses a common password keeps its link valid', async ({ product }) => {
    const user = await product.user();
    const token = await resetTokenOf(product, user);
    expect(extensionsOf(await reset(product.nobody, token, bad))).toMatchObject(refusalOf('password'));
    expect((await reset(product.nobody, token, good)).errors).toBeUndefined();
    expect(await canSignIn(product, user.email, good)).toBe(true);
  });

  test('a password change refuses a common password and accepts another', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const change = (newPassword: string) =>
      person.gql(accountOperations.changePassword, { input: { currentPassword: 'Secret-123', newPassword } });
    expect(extensionsOf(await change(bad))).toMatchObject(refusalOf('newPassword'));
    expect((await change(good)).errors).toBeUndefined();
  });

  test('the operator command refuses a common password and accepts another', async ({ product }) => {
    const run = operatorOf(product);
    const args = ['create', '--email', 'common@staff.example', '--name', 'Oona Ops', '--mobile', '9876533333'];
    const refused = await run([...args, '--password-stdin'], `${bad}\n`);
    expect(refused).toMatchObject({ said: [], complained: [`password: ${commonPassword}`, expect.any(String)] });
    expect(refused.code).not.toBe(0);
    expect((await run([...args, '--password-stdin'], `${good}\n`)).code).toBe(0);
  });

  test('the first start refuses a common ADMIN_PASSWORD and accepts another', async () => {
    const empty = await startProduct();
    const start = (ADMIN_PASSWORD: string) =>
      firstStart(empty.services.db, readSettings({ ADMIN_PASSWORD, SAMPLE_CONTENT: 'off' }), new Date());
    await expect(start(bad)).rejects.toThrow(`ADMIN_PASSWORD: ${commonPassword}`);
    expect(await start(good)).toHaveLength(1);
    await empty.stop();
  });
});
