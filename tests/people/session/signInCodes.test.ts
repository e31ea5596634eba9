import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { codes, sessions } from '#server/people/session/table.ts';
import { users } from '#server/people/user/table.ts';
import type { NewUser } from '#server/people/user/users.ts';
import { countMails, doors, lastCode, otherThan } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let nobody: Person;
test.beforeAll(async ({ product }) => {
  product.holdTime();
  nobody = product.nobody;
});

describe.each(doors)('over $name', ({ login, verify }) => {
  async function waiting(product: Product) {
    const user = await product.user();
    await login(nobody, user.email, user.password);
    return { user, code: await lastCode(product, user.email) };
  }
  const again = ({ email, password }: NewUser) => login(nobody, email, password);
  const opens = async ({ email }: NewUser, code: string) => (await verify(nobody, email, code)).status === 200;

  async function killByTries(user: NewUser, code: string) {
    for (let tries = 0; tries < 5; tries++) expect(await opens(user, otherThan(code))).toBe(false);
  }

  test('a second sign-in within 60 seconds keeps the code without a mail', async ({ product }) => {
    const { user, code } = await waiting(product);
    product.passTime(58 * SECOND);
    expect((await again(user)).status).toBe(200);
    expect(await countMails(product, user.email)).toBe(1);
    expect(await opens(user, code)).toBe(true);
  });

  test('a second sign-in after 60 seconds sends a new code and invalidates the old one', async ({ product }) => {
    const { user, code } = await waiting(product);
    product.passTime(60 * SECOND);
    await again(user);
    const newer = await lastCode(product, user.email);
    expect(await countMails(product, user.email)).toBe(2);
    if (newer !== code) expect(await opens(user, code)).toBe(false);
    expect(await opens(user, newer)).toBe(true);
  });

  test('a code works once', async ({ product }) => {
    const { user, code } = await waiting(product);
    expect(await opens(user, code)).toBe(true);
    expect(await opens(user, code)).toBe(false);
  });

  test('the sign-in after a used code sends a new one immediately', async ({ product }) => {
    const { user, code } = await waiting(product);
    expect(await opens(user, code)).toBe(true);
    await again(user);
    expect(await opens(user, await lastCode(product, user.email))).toBe(true);
    expect(await countMails(product, user.email)).toBe(2);
  });

  test('a code invalidated by wrong tries is not replaced within 60 seconds', async ({ product }) => {
    const { user, code } = await waiting(product);
    await killByTries(user, code);
    product.passTime(58 * SECOND);
    expect((await again(user)).status).toBe(200);
    expect(await countMails(product, user.email)).toBe(1);
    expect(await opens(user, code)).toBe(false);
    product.passTime(2 * SECOND);
    await again(user);
    expect(await opens(user, await lastCode(product, user.email))).toBe(true);
  });

  test('a code is valid after 9 minutes', async ({ product }) => {
    const { user, code } = await waiting(product);
    product.passTime(9 * MINUTE);
    expect(await opens(user, code)).toBe(true);
  });

  test('a code is invalid after 11 minutes', async ({ product }) => {
    const { user, code } = await waiting(product);
    product.passTime(11 * MINUTE);
    expect(await opens(user, code)).toBe(false);
  });

  test('the fifth try of a code can succeed', async ({ product }) => {
    const { user, code } = await waiting(product);
    for (let tries = 0; tries < 4; tries++) expect(await opens(user, otherThan(code))).toBe(false);
    expect(await opens(user, code)).toBe(true);
  });

  test('the right code is invalid after five wrong tries', async ({ product }) => {
    const { user, code } = await waiting(product);
    await killByTries(user, code);
    expect(await verify(nobody, user.email, code)).toMatchObject({
      status: 401,
      message: 'Invalid OTP. Please try again.',
    });
  });

  test('a malformed code does not count as a try', async ({ product }) => {
    const { user, code } = await waiting(product);
    const refusal = { status: 422, message: 'Please enter all 6 digits of the OTP.' };
    for (const otp of ['', '12345', '1234567', '12a456', '12 345', '１２３４５６７']) {
      expect([otp, await verify(nobody, user.email, otp)]).toMatchObject([otp, refusal]);
    }
    expect(await opens(user, code)).toBe(true);
  });

  test('a code is valid for its user only', async ({ product }) => {
    const { user, code } = await waiting(product);
    const { user: other } = await waiting(product);
    expect((await verify(nobody, other.email, code)).status).toBe(401);
    expect((await verify(nobody, 'nobody@staff.example', code)).status).toBe(401);
    expect(await opens(user, code)).toBe(true);
  });

  test('a code of a user without a pending sign-in is refused without a lock of the user', async ({ product }) => {
    const user = await product.user();
    await product.services.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update');
      expect((await verify(nobody, user.email, '123456')).status).toBe(401);
    });
  });

  test('blocking invalidates the pending code permanently', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const { user, code } = await waiting(product);
    await admin.rest('PUT', `/admin/${user.id}/toggle-block`);
    expect(await opens(user, code)).toBe(false);
    await admin.rest('PUT', `/admin/${user.id}/toggle-block`);
    expect(await opens(user, code)).toBe(false);
  });

  test('the right code is invalid after five of 60 concurrent wrong tries', async ({ product }) => {
    const { user, code } = await waiting(product);
    await Promise.all(Array.from({ length: 60 }, () => opens(user, otherThan(code))));
    const [row] = await product.services.db.select().from(codes).where(eq(codes.userId, user.id));
    expect(row?.tries).toBe(5);
    expect(await opens(user, code)).toBe(false);
  });

  test('30 concurrent right codes create exactly one session', async ({ product }) => {
    const { user, code } = await waiting(product);
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(nobody, user.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(29);
    expect(await product.services.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });
});
