import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { codeRequests, codes } from '#server/people/session/table.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { countMails, doors, lastCode, type Response } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const SECOND = 1000;

let nobody: Person;
test.beforeAll(async ({ product }) => {
  product.holdTime();
  nobody = product.nobody;
});

/** Compares two answers without the elapsed seconds. */
const alike = ({ wire }: Response) => wire.replaceAll(/\d\d seconds|"\d\d"|"retryAfter":\d\d/g, '…');

describe.each(doors)('over $name', ({ login, verify, resend }) => {
  test('a resend within 60 seconds of the sign-in is refused with the seconds to wait', async ({ product }) => {
    const user = await product.user();
    await login(nobody, user.email, user.password);
    product.passTime(50 * SECOND);
    const { status, message, headers } = await resend(nobody, user.email);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('10');
    expect(message).toBe('Please wait 10 seconds before asking for another code.');
    expect(await countMails(product, user.email)).toBe(1);
  });

  test('a resend after 60 seconds sends a new code, invalidates the old one and starts another 60 seconds', async ({
    product,
  }) => {
    const user = await product.user();
    await login(nobody, user.email, user.password);
    const old = await lastCode(product, user.email);
    product.passTime(60 * SECOND);
    expect(await resend(nobody, user.email)).toMatchObject({ status: 200, message: 'New OTP sent successfully.' });
    const code = await lastCode(product, user.email);
    expect(await countMails(product, user.email)).toBe(2);
    expect((await resend(nobody, user.email)).status).toBe(429);
    if (old !== code) expect((await verify(nobody, user.email, old)).status).toBe(401);
    expect((await verify(nobody, user.email, code)).status).toBe(200);
  });

  test('known and unknown identifiers get the same answers to two resends', async ({ product }) => {
    const user = await product.user();
    const identifiers = [user.email, user.mobile, 'nobody-at-all@staff.example', '9123456789'];
    for (const status of [200, 429, 429]) {
      const answers = [];
      for (const identifier of identifiers) answers.push(await resend(nobody, identifier));
      expect(answers.map((answer) => answer.status)).toEqual(identifiers.map(() => status));
      expect(new Set(answers.map(alike)).size).toBe(1);
    }
    product.passTime(60 * SECOND);
    await Promise.all(identifiers.map(async (one) => expect((await resend(nobody, one)).status).toBe(200)));
    product.passTime(60 * SECOND);
  });

  test.for(['never', 'with a wrong password', 'too long ago', 'and used its code'])(
    'a resend for a user who signed in %s is answered as usual and makes no code',
    async (when, { product }) => {
      const user = await product.user();
      if (when === 'with a wrong password') await login(nobody, user.email, 'Wrong-123');
      if (when === 'too long ago' || when === 'and used its code') await login(nobody, user.email, user.password);
      if (when === 'and used its code') await verify(nobody, user.email, await lastCode(product, user.email));
      const before = await countMails(product, user.email);
      product.passTime(when === 'too long ago' ? 11 * 60 * SECOND : 60 * SECOND);
      expect(await resend(nobody, user.email)).toMatchObject({ status: 200, message: 'New OTP sent successfully.' });
      expect(await countMails(product, user.email)).toBe(before);
      const [row] = await product.services.db.select().from(codes).where(eq(codes.userId, user.id));
      expect(row && !row.usedAt && row.expiresAt > product.services.now()).toBeFalsy();
    },
  );

  test('a resend for a blocked user is answered as usual without a mail', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const user = await product.user();
    await login(nobody, user.email, user.password);
    await admin.rest('PUT', `/admin/${user.id}/toggle-block`);
    product.passTime(60 * SECOND);
    expect((await resend(nobody, user.email)).status).toBe(200);
    expect(await countMails(product, user.email)).toBe(1);
  });

  test('a resend by a stranger does not stop the sign-in of the owner from sending a code', async ({ product }) => {
    const user = await product.user();
    await resend(nobody, user.email);
    product.passTime(30 * SECOND);
    expect((await login(nobody, user.email, user.password)).status).toBe(200);
    const code = await lastCode(product, user.email);
    // The sign-in starts 60 seconds of its own.
    product.passTime(31 * SECOND);
    expect((await resend(nobody, user.email)).status).toBe(429);
    expect((await verify(nobody, user.email, code)).status).toBe(200);
  });

  test('of ten concurrent resends one is accepted', async ({ product }) => {
    const user = await product.user();
    await login(nobody, user.email, user.password);
    product.passTime(60 * SECOND);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(nobody, user.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await countMails(product, user.email)).toBe(2);
  });

  test('a concurrent sign-in and resend cause no deadlock', async ({ product }) => {
    const user = await product.user();
    await login(nobody, user.email, user.password);
    product.passTime(60 * SECOND);
    const identifierHash = createHash('sha256').update(user.email).digest('hex');
    const rows = { table: codeRequests, where: eq(codeRequests.identifierHash, identifierHash) };
    const answers = await meet(product, rows, [
      () => resend(nobody, user.email),
      () => login(nobody, user.email, user.password),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
