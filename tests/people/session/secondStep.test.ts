import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes, recoveryCodes, sessions, totps } from '#server/people/session/table.ts';
import {
  enableTotp,
  lastMail,
  lastSignInCode,
  makeRecoveryCodes,
  PASSWORD,
  STEP,
  secondStepOf,
} from '#tests/kit/content/account.ts';
import { casesOf } from '#tests/kit/long.ts';
import { type Door, doors, otherThan } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
const NOT_A_CODE = { status: 422, message: 'Please enter all 6 digits of the OTP.' };
const WRONG = { status: 401, message: 'Invalid OTP. Please try again.' };

let product: Product;
let nobody: Person;
beforeAll(async () => {
  product = await startProduct();
  product.holdTime();
  nobody = product.nobody;
});
afterAll(() => product.stop());

function at({ login, verify }: Door) {
  const opens = async ({ email }: Person, otp: string) => (await verify(nobody, email, otp)).status === 200;
  const enter = ({ email }: Person) => login(nobody, email, PASSWORD);

  /** A person with an authenticator app who has entered the password. */
  async function withApp() {
    const person = await product.signedIn('Employee');
    const app = await enableTotp(product, person);
    product.passTime(STEP);
    await enter(person);
    // Mails can arrive out of order.
    await lastSignInCode(product, person);
    return { person, app };
  }
  /** A person with recovery codes who has entered the password. */
  async function withCodes() {
    const person = await product.signedIn('Employee');
    const all = await makeRecoveryCodes(person);
    await enter(person);
    return { person, all, first: all[0] as string };
  }
  return { opens, enter, withApp, withCodes };
}

describe.each(doors)('over $name', (door) => {
  const { verify, work } = door;
  const { opens, enter, withApp, withCodes } = at(door);

  test('a code of the authenticator app signs in', async () => {
    const { person, app } = await withApp();
    const { status, token } = await verify(nobody, person.email, app());
    expect([status, typeof token]).toEqual([200, 'string']);
  });

  test('the mailed code still works beside the authenticator app', async () => {
    const { person } = await withApp();
    await enter(person);
    expect(await opens(person, await lastSignInCode(product, person))).toBe(true);
  });

  test('app codes and recovery codes are refused without a password step', async () => {
    const person = await product.signedIn('Employee');
    const app = await enableTotp(product, person);
    const [code = ''] = await makeRecoveryCodes(person);
    product.passTime(STEP);
    for (const otp of [app(), code]) expect(await verify(nobody, person.email, otp)).toMatchObject(WRONG);
    await enter(person);
    product.passTime(11 * MINUTE);
    for (const otp of [app(), code]) expect(await opens(person, otp)).toBe(false);
    await enter(person);
    product.passTime(9 * MINUTE);
    expect(await opens(person, code)).toBe(true);
  });

  test('after five wrong codes of any kind all three kinds are refused and none is used up', async () => {
    const { person, app } = await withApp();
    const [code = ''] = await makeRecoveryCodes(person);
    for (const otp of [app(5), app(6), '0000-0000-0000', app(7), 'aaaa-bbbb-cccc']) {
      expect(await opens(person, otp)).toBe(false);
    }
    for (const otp of [app(), code, await lastSignInCode(product, person)])
      expect(await opens(person, otp)).toBe(false);
    product.passTime(2 * STEP);
    await enter(person);
    expect(await opens(person, app())).toBe(true);
    await enter(person);
    expect(await opens(person, code)).toBe(true);
  });

  test('a recovery code signs in once in any spelling with a mail to the user', async () => {
    const { person, all, first } = await withCodes();
    expect(all).toHaveLength(10);
    for (const code of all) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    expect(new Set(all).size).toBe(10);
    const { token } = await verify(nobody, person.email, first.toUpperCase().replace(/0/g, 'O').replace(/1/g, 'I'));
    expect(token).toBeTruthy();
    expect(await secondStepOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const mail = await lastMail(product, person.email, 'recovery code was used');
    expect(mail).toContain('You have 9 left.');
    expect(mail).not.toContain(first);
    await enter(person);
    expect(await verify(nobody, person.email, first)).toMatchObject(WRONG);
    expect(await opens(person, all[1] as string)).toBe(true);
  });

  test.each([
    '1234-5678',
    'abcd-efgh-jkmn-pqrs',
    'abcdefghjkmn',
    'abcd efgh jkmn',
    'abcd-efgh-jkm!',
    ' abcd-efgh-jkmn',
  ])('%j is not in the form of a code and does not count as a try', async (otp) => {
    const { person, first } = await withCodes();
    for (let tries = 0; tries < 6; tries++) expect(await verify(nobody, person.email, otp)).toMatchObject(NOT_A_CODE);
    expect(await opens(person, first)).toBe(true);
  });

  test('a wrong code gets the same answer whatever second step the identifier has', async () => {
    const plain = await product.signedIn('Employee');
    await enter(plain);
    const { person, app } = await withApp();
    await makeRecoveryCodes(person);
    for (const otp of [otherThan(app(9)), 'aaaa-bbbb-cccc']) {
      const answers = [plain.email, person.email, 'nobody@staff.example'].map((email) => verify(nobody, email, otp));
      expect(new Set((await Promise.all(answers)).map(({ wire }) => wire)).size).toBe(1);
    }
    product.passTime(MINUTE);
    const steps = await Promise.all([plain, person].map((one) => enter(one)));
    expect(new Set(steps.map(({ wire }) => wire)).size).toBe(1);
  });

  test('a block keeps the authenticator app of a user, a deletion removes it', async () => {
    const admin = await product.signedIn('admin');
    const { person, app } = await withApp();
    await makeRecoveryCodes(person);
    const toggle = () => admin.rest('PUT', `/admin/${person.id}/toggle-block`);
    await toggle();
    expect(await opens(person, app())).toBe(false);
    await toggle();
    expect(await opens(person, app())).toBe(false);
    expect((await work(person)).status).toBe(401);
    await enter(person);
    expect(await opens(person, app())).toBe(true);
    expect((await admin.rest('DELETE', `/admin/${person.id}`)).status).toBe(200);
    const { db } = product.services;
    const left = [totps, recoveryCodes].map((table) => db.$count(table, eq(table.userId, person.id)));
    expect(await Promise.all(left)).toEqual([0, 0]);
  });
});

// These rules are in the services, which GraphQL and REST share; `npm test` tries one of them.
describe.each(casesOf(doors, ({ name }) => name === 'GraphQL'))('the services, over $name', (door) => {
  const { verify } = door;
  const { opens, enter, withApp, withCodes } = at(door);

  test.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('an app code of %i time steps from now is accepted: %s', async (steps, isGood) => {
    const { person, app } = await withApp();
    product.passTime(2 * STEP);
    expect(await opens(person, app(steps))).toBe(isGood);
  });

  test('an app code is refused after it or a later one was used', async () => {
    const { person, app } = await withApp();
    const now = app();
    expect(await opens(person, now)).toBe(true);
    await enter(person);
    expect([await opens(person, now), await opens(person, app(-1))]).toEqual([false, false]);
    expect(await opens(person, app(1))).toBe(true);
  });

  test('the fifth try of a code can succeed', async () => {
    const { person, app } = await withApp();
    for (let tries = 0; tries < 4; tries++) expect(await opens(person, otherThan(app()))).toBe(false);
    expect(await opens(person, app())).toBe(true);
  });

  test('new recovery codes invalidate the old ones', async () => {
    const { person, first } = await withCodes();
    const [fresh = ''] = await makeRecoveryCodes(person);
    expect([await opens(person, first), await opens(person, fresh)]).toEqual([false, true]);
  });

  test('app codes and recovery codes of another user are refused', async () => {
    const { person } = await withApp();
    const { app } = await withApp();
    const { first } = await withCodes();
    for (const otp of [app(), first]) expect(await opens(person, otp)).toBe(false);
  });

  test('30 concurrent equal app codes create exactly one session', async () => {
    const { person, app } = await withApp();
    const before = await product.services.db.$count(sessions, eq(sessions.userId, person.id));
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(nobody, person.email, app())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await product.services.db.$count(sessions, eq(sessions.userId, person.id))).toBe(before + 1);
  });

  test('the last recovery code sent twice concurrently creates exactly one session', async () => {
    const { person, all, first } = await withCodes();
    for (const code of all.slice(1)) {
      expect(await opens(person, code)).toBe(true);
      await enter(person);
    }
    const twice = await Promise.all([opens(person, first), opens(person, first)]);
    expect(twice.sort()).toEqual([false, true]);
    expect(await secondStepOf(person)).toMatchObject({ recoveryCodesLeft: 0, recoveryCodesMadeAt: null });
  });

  test('the right code is invalid after five of 60 concurrent wrong ones', async () => {
    const { person, app } = await withApp();
    const wrong = Array.from({ length: 60 }, (_, index) => (index % 2 ? app(5 + index) : 'aaaa-bbbb-cccc'));
    await Promise.all(wrong.map((otp) => opens(person, otp)));
    const [row] = await product.services.db.select().from(codes).where(eq(codes.userId, person.id));
    expect(row?.tries).toBe(5);
    expect(await opens(person, app())).toBe(false);
  });
});

test('an app secret sealed with another SESSION_SECRET is refused while the mailed code works', async () => {
  const [{ login, verify }] = doors;
  const person = await product.signedIn('Employee');
  const app = await enableTotp(product, person);
  product.passTime(STEP);
  const foreign = Buffer.alloc(60, 7).toString('base64');
  await product.services.db.update(totps).set({ sealedSecret: foreign }).where(eq(totps.userId, person.id));
  await login(nobody, person.email, PASSWORD);
  expect((await verify(nobody, person.email, app())).status).toBe(401);
  expect((await verify(nobody, person.email, await lastSignInCode(product, person))).status).toBe(200);
});
