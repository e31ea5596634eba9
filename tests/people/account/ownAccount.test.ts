import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { accountOperations, emailTokenOf, lastMail, PASSWORD } from '#tests/kit/content/account.ts';
import { doors } from '#tests/kit/network/signInEntries.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const [rest] = doors;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
test.beforeAll(({ product }) => product.holdTime());

let places = 0;
const status = async (person: Person) => (await person.rest('GET', '/blogs/all')).status;
const signInStatus = async (product: Product, identifier: string) =>
  (await rest.login(product.nobody, identifier, PASSWORD)).status;
const faultsOf = ({ errors }: Gql) => errors?.[0]?.extensions.fields;
const HOUR = 60 * MINUTE;
type Account = { name?: string; email?: string; mobile?: string; currentPassword?: string };
const update = (person: Person, { email, mobile }: { email: string; mobile: string }, input: Account) =>
  person.gql(accountOperations.updateAccount, {
    input: { name: 'Meera Nair', email, mobile, currentPassword: PASSWORD, ...input },
  });
const confirm = (person: Person, token: string) => person.gql(accountOperations.confirmEmail, { token });
async function userOf(product: Product) {
  const user = await product.user({ name: 'Meera Nair' });
  return { user, person: (await product.nobody.signIn(user, product.mail)).from(`203.0.113.${places++}`) };
}

test('a new name and number apply immediately and end other sessions', async ({ product }) => {
  const { user, person } = await userOf(product);
  const other = await product.nobody.signIn(user, product.mail);
  const changes = { name: 'Meera R. Nair', mobile: '9000012345' };
  expect((await update(person, user, changes)).data.updateAccount).toEqual({
    user: { ...changes, email: user.email },
    confirmationSentTo: null,
  });
  expect([await status(person), await status(other)]).toEqual([200, 401]);
  expect((await rest.login(product.nobody, changes.mobile, PASSWORD)).status).toBe(200);
  const entries = await product.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
  expect(entries.map(({ action }) => action)).toContain('user.updateAccount');
});

test('a new address counts only once the link mailed to it is confirmed', async ({ product }) => {
  const { user, person } = await userOf(product);
  const email = `new-${user.email}`;
  const saved = await update(person, user, { email });
  expect(saved.data.updateAccount).toMatchObject({ user: { email: user.email }, confirmationSentTo: email });
  const token = await emailTokenOf(product, email);
  expect(await signInStatus(product, email)).toBe(401);
  expect((await confirm(person, token)).data).toEqual({ confirmEmail: { email } });
  expect([await signInStatus(product, email), await signInStatus(product, user.email)]).toEqual([200, 401]);
});

test('a confirmed address ends other sessions with a mail to the old address', async ({ product }) => {
  const { user, person } = await userOf(product);
  const email = `new-${user.email}`;
  await update(person, user, { email });
  const other = await product.nobody.signIn(user, product.mail);
  await confirm(person, await emailTokenOf(product, email));
  expect([await status(person), await status(other)]).toEqual([200, 401]);
  expect(await lastMail(product, user.email, 'account has another address')).toContain('tell an admin at once');
});

test('a link to a new address is GONE for somebody else, after an hour and after its use', async ({ product }) => {
  const { user, person } = await userOf(product);
  const email = `new-${user.email}`;
  await update(person, user, { email });
  const token = await emailTokenOf(product, email);
  const another = await product.signedIn('Employee');
  expect([(await confirm(another, token)).code, (await confirm(person, 'no token')).code]).toEqual(['GONE', 'GONE']);
  product.passTime(HOUR);
  expect((await confirm(person, token)).code).toBe('GONE');
  await update(person, user, { email });
  const fresh = await emailTokenOf(product, email);
  const answers = await Promise.all([confirm(person, fresh), confirm(person, fresh)]);
  expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['GONE', 'done']);
});

test('an address or number of another user is a CONFLICT that names the field', async ({ product }) => {
  const { user, person } = await userOf(product);
  const other = await product.user();
  const answers = [
    await update(person, user, { email: other.email }),
    await update(person, user, { mobile: other.mobile }),
  ];
  expect(answers.map((answer) => [answer.code, Object.keys(faultsOf(answer) ?? {})])).toEqual([
    ['CONFLICT', ['email']],
    ['CONFLICT', ['mobile']],
  ]);
});

test('an address that somebody else takes before the confirmation is a CONFLICT', async ({ product }) => {
  const { user, person } = await userOf(product);
  const email = `new-${user.email}`;
  await update(person, user, { email });
  await product.user({ email });
  expect((await confirm(person, await emailTokenOf(product, email))).code).toBe('CONFLICT');
});

test('an account changes only with the current password', async ({ product }) => {
  const { user, person } = await userOf(product);
  const answer = await update(person, user, { name: 'Somebody Else', currentPassword: 'Wrong-123' });
  expect([answer.code, Object.keys(faultsOf(answer))]).toEqual(['BAD_USER_INPUT', ['currentPassword']]);
  expect((await product.services.db.select().from(users).where(eq(users.id, person.id)))[0]?.name).toBe('Meera Nair');
});

test('a second link to a new address is mailed only after a minute', async ({ product }) => {
  const { user, person } = await userOf(product);
  await update(person, user, { email: `one-${user.email}` });
  expect((await update(person, user, { email: `two-${user.email}` })).code).toBe('RATE_LIMITED');
  product.passTime(MINUTE);
  expect((await update(person, user, { email: `two-${user.email}` })).code).toBeUndefined();
});
