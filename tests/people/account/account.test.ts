import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { recoveryCodes, totps } from '#server/people/session/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import {
  accountOperations,
  appWith,
  beginTotp,
  enableTotp,
  lastMail,
  makeRecoveryCodes,
  PASSWORD,
  STEP,
  secondStepOf,
} from '#tests/kit/content/account.ts';
import { doors, lastCode } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const NEW = 'Better_456';
const WRONG = 'This is not your password.';
const [rest] = doors;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
test.beforeAll(({ product }) => product.holdTime());

let places = 0;
/** Each person has an address of their own, so that their rate limits are independent. */
const someone = async (product: Product) => (await product.signedIn('Employee')).from(`203.0.113.${places++}`);
const status = async (person: Person) => (await person.rest('GET', '/blogs/all')).status;
const signInStatus = async (product: Product, { email }: Person, password: string) =>
  (await rest.login(product.nobody, email, password)).status;
const actionsOf = async (product: Product, { id }: Person) => {
  const entries = await product.services.db.select().from(auditEntries).where(eq(auditEntries.actorId, id));
  return entries.map(({ action }) => action).filter((action) => action !== 'session.signIn');
};
const change = (person: Person, currentPassword: string, newPassword: string) =>
  person.gql(accountOperations.changePassword, { input: { currentPassword, newPassword } });
const faultsOf = ({ errors }: { errors: Person['gql'] extends never ? never : unknown[] | undefined }) =>
  (errors?.[0] as { extensions: { fields: Record<string, string> } })?.extensions.fields;

describe('changing the own password', () => {
  test('a password change with the current password ends other sessions', async ({ product }) => {
    const user = await product.user();
    const person = await product.nobody.signIn(user, product.mail);
    const other = await product.nobody.signIn(user, product.mail);
    expect((await change(person, PASSWORD, NEW)).data).toEqual({ changePassword: true });
    expect([await status(person), await status(other)]).toEqual([200, 401]);
    expect([await signInStatus(product, person, PASSWORD), await signInStatus(product, person, NEW)]).toEqual([
      401, 200,
    ]);
    const mail = await lastMail(product, user.email, 'password was changed');
    expect(mail).toContain('If it was not you, tell an admin at once.');
    for (const secret of [PASSWORD, NEW, 'http']) expect(mail).not.toContain(secret);
    expect(await actionsOf(product, person)).toEqual(['user.changePassword']);
  });

  test('a password change invalidates a pending sign-in code', async ({ product }) => {
    const person = await someone(product);
    await rest.login(product.nobody, person.email, PASSWORD);
    const code = await lastCode(product, person.email);
    await change(person, PASSWORD, NEW);
    expect((await rest.verify(product.nobody, person.email, code)).status).toBe(401);
  });

  test('a wrong current password is BAD_USER_INPUT without a change', async ({ product }) => {
    const person = await someone(product);
    const answer = await change(person, 'Wrong-123', NEW);
    expect([answer.code, faultsOf(answer)]).toEqual(['BAD_USER_INPUT', { currentPassword: WRONG }]);
    expect([await status(person), await signInStatus(product, person, PASSWORD)]).toEqual([200, 200]);
    expect(await actionsOf(product, person)).toEqual([]);
  });

  test.for(
    rows([
      ['Ab_12', 'Password must be at least 6 characters long'],
      [
        'abc_123',
        'Password must contain at least one uppercase letter, lowercase letter, number and special character',
      ],
      [`Ab_1${'x'.repeat(253)}`, 'Please use at most 256 characters'],
    ]),
  )('a new password must satisfy the sign-up rule: not %s', async ([newPassword, sentence], { product }) => {
    const answer = await change(await someone(product), PASSWORD, newPassword);
    expect([answer.code, faultsOf(answer)]).toEqual(['BAD_USER_INPUT', { newPassword: sentence }]);
  });

  test('a password of 128 characters is accepted in full', async ({ product }) => {
    const person = await someone(product);
    const long = `Ab_1${'x'.repeat(124)}`;
    await change(person, PASSWORD, long);
    expect([await signInStatus(product, person, long.slice(0, -1)), await signInStatus(product, person, long)]).toEqual(
      [401, 200],
    );
  });

  test('only wrong passwords count for the limit that all account operations share', async ({ product }) => {
    const person = await someone(product);
    const confirm = (operation: string, password: string) => person.gql(operation, { input: { password } });
    for (let tries = 0; tries < 3; tries++) {
      for (const operation of [accountOperations.begin, accountOperations.disable, accountOperations.makeCodes]) {
        const answer = await confirm(operation, 'Wrong-123');
        expect([answer.code, faultsOf(answer)]).toEqual(['BAD_USER_INPUT', { password: WRONG }]);
      }
      expect((await confirm(accountOperations.makeCodes, PASSWORD)).code).toBeUndefined();
    }
    expect((await change(person, 'Wrong-123', NEW)).code).toBe('BAD_USER_INPUT');
    const refused = await change(person, PASSWORD, NEW);
    expect([refused.code, refused.status]).toEqual(['RATE_LIMITED', 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The limit is per person, so another address does not help.
    expect((await change(person.from('198.51.100.1'), PASSWORD, NEW)).code).toBe('RATE_LIMITED');
  });

  test('one of two concurrent password changes keeps its session', async ({ product }) => {
    const user = await product.user();
    const [one, two] = [
      await product.nobody.signIn(user, product.mail),
      await product.nobody.signIn(user, product.mail),
    ];
    const answers = await Promise.all([change(one, PASSWORD, NEW), change(two, PASSWORD, 'Other_789')]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['UNAUTHENTICATED', 'done']);
    expect((await Promise.all([status(one), status(two)])).sort()).toEqual([200, 401]);
  });
});

describe('setting up an authenticator app', () => {
  test('an authenticator app counts only after a right code for the secret of beginTotp', async ({ product }) => {
    const person = await someone(product);
    const { data } = await person.gql(accountOperations.begin, { input: { password: PASSWORD } });
    const { secret, uri } = data.beginTotp;
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    const address = new URL(uri);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/${product.services.siteFile.name}:${person.email}`,
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: product.services.siteFile.name,
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await secondStepOf(person)).toMatchObject({ authenticatorSince: null });
    const app = appWith(product, secret);
    await rest.login(product.nobody, person.email, PASSWORD);
    expect((await rest.verify(product.nobody, person.email, app())).status).toBe(401);
    const wrong = await person.gql(accountOperations.enable, { input: { code: app(3) } });
    expect([wrong.code, faultsOf(wrong)]).toEqual([
      'BAD_USER_INPUT',
      { code: 'This code is not right. Please enter the one that the app shows now.' },
    ]);
    const enabled = await person.gql(accountOperations.enable, { input: { code: app() } });
    expect(Date.parse(enabled.data.enableTotp.authenticatorSince)).toBe(product.services.now().getTime());
    expect(await actionsOf(product, person)).toEqual(['session.enableTotp']);
    await lastMail(product, person.email, 'authenticator app was set up');
    // The setup code counts as used.
    expect((await rest.verify(product.nobody, person.email, app())).status).toBe(401);
    expect((await rest.verify(product.nobody, person.email, app(1))).status).toBe(200);
  });

  test('the secret of an authenticator app is stored encrypted', async ({ product }) => {
    const person = await someone(product);
    const { data } = await person.gql(accountOperations.begin, { input: { password: PASSWORD } });
    const [row] = await product.services.db.select().from(totps).where(eq(totps.userId, person.id));
    const kept = `${row?.sealedSecret} ${Buffer.from(row?.sealedSecret ?? '', 'base64').toString('latin1')}`;
    expect(kept).not.toContain(data.beginTotp.secret);
    expect(kept).not.toContain(Secret.fromBase32(data.beginTotp.secret).latin1);
  });

  test.for(['12345', '1234567', '12a456', ''])('enableTotp refuses %j as a code', async (code, { product }) => {
    const answer = await (await someone(product)).gql(accountOperations.enable, { input: { code } });
    expect([answer.code, faultsOf(answer)]).toEqual(['BAD_USER_INPUT', { code: 'Please enter all 6 digits.' }]);
  });

  test('enableTotp is NOT_FOUND unless a setup started at most 15 minutes before', async ({ product }) => {
    const person = await someone(product);
    const enable = async (code: string) => (await person.gql(accountOperations.enable, { input: { code } })).code;
    expect(await enable('123456')).toBe('NOT_FOUND');
    const late = await beginTotp(product, person);
    product.passTime(15 * MINUTE);
    expect(await enable(late())).toBe('NOT_FOUND');
    const app = await beginTotp(product, person);
    product.passTime(14 * MINUTE);
    expect([await enable(late()), await enable(app())]).toEqual(['BAD_USER_INPUT', undefined]);
    expect(await enable(app(1))).toBe('NOT_FOUND');
  });

  test('cleaning deletes only an unfinished setup', async ({ product }) => {
    const [begun, done] = [await someone(product), await someone(product)];
    await beginTotp(product, begun);
    await enableTotp(product, done);
    product.passTime(61 * MINUTE);
    await startHousekeeping(product.services)();
    const count = ({ id }: Person) => product.services.db.$count(totps, eq(totps.userId, id));
    expect([await count(begun), await count(done)]).toEqual([0, 1]);
  });

  test('a second authenticator app is a CONFLICT that leaves the first valid', async ({ product }) => {
    const person = await someone(product);
    const app = await enableTotp(product, person);
    expect((await person.gql(accountOperations.begin, { input: { password: PASSWORD } })).code).toBe('CONFLICT');
    product.passTime(STEP);
    await rest.login(product.nobody, person.email, PASSWORD);
    expect((await rest.verify(product.nobody, person.email, app())).status).toBe(200);
  });

  test('the codes of an app are invalid from its removal on', async ({ product }) => {
    const person = await someone(product);
    const remove = (password: string) => person.gql(accountOperations.disable, { input: { password } });
    expect((await remove(PASSWORD)).code).toBe('NOT_FOUND');
    const app = await enableTotp(product, person);
    product.passTime(STEP);
    expect((await remove('Wrong-123')).code).toBe('BAD_USER_INPUT');
    expect((await remove(PASSWORD)).data.disableTotp.authenticatorSince).toBeNull();
    await rest.login(product.nobody, person.email, PASSWORD);
    expect((await rest.verify(product.nobody, person.email, app())).status).toBe(401);
    expect(await actionsOf(product, person)).toEqual(['session.enableTotp', 'session.disableTotp']);
    await lastMail(product, person.email, 'authenticator app was removed');
  });

  test('the TOTP code of the RFC 6238 test secret is that of its table', () => {
    const totp = new TOTP({ secret: Secret.fromLatin1('12345678901234567890') });
    expect(totp.generate({ timestamp: 59_000 })).toBe('287082');
  });
});

test('recovery codes are stored as hashes, counted, returned once and audited', async ({ product }) => {
  const person = await someone(product);
  expect(await secondStepOf(person)).toEqual({
    id: person.id,
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    recoveryCodesMadeAt: null,
  });
  const made = await makeRecoveryCodes(person);
  expect(await secondStepOf(person)).toMatchObject({
    recoveryCodesLeft: 10,
    recoveryCodesMadeAt: product.services.now().toISOString(),
  });
  const rows = await product.services.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
  for (const code of made) expect(JSON.stringify(rows)).not.toContain(code);
  expect(await actionsOf(product, person)).toEqual(['session.makeRecoveryCodes']);
  const mail = await lastMail(product, person.email, 'recovery codes were made');
  for (const code of made) expect(mail).not.toContain(code);
});
