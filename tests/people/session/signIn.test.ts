import argon2 from 'argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { countMails, doors, lastCode } from '#tests/kit/network/signInEntries.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let nobody: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
});

describe.each(doors)('over $name', ({ login, verify, logout, work }) => {
  test('the right password mails a 6-digit code, which gives a token for the staff area', async ({ product }) => {
    const user = await product.user();
    const step = await login(nobody, ` ${user.email.toUpperCase()} `, user.password);
    expect(step).toMatchObject({ status: 200, message: 'Login successful! Please enter OTP.', token: undefined });
    const code = await lastCode(product, user.email);
    expect(code).toMatch(/^\d{6}$/);
    const { status, token } = await verify(nobody, user.email, code);
    expect(status).toBe(200);
    expect((await work(nobody)).status).toBe(401);
    expect((await work(new Person(product.url, { token }))).status).toBe(200);
  });

  test('the mobile number and the e-mail address are equivalent in both steps', async ({ product }) => {
    const user = await product.user();
    expect((await login(nobody, user.mobile, user.password)).status).toBe(200);
    expect((await verify(nobody, user.email, await lastCode(product, user.email))).token).toBeTruthy();
    expect((await login(nobody, user.email, user.password)).status).toBe(200);
    expect((await verify(nobody, user.mobile, await lastCode(product, user.email))).token).toBeTruthy();
  });

  test('a wrong password, an unknown identifier and a blocked user get identical answers', async ({ product }) => {
    const user = await product.user();
    const blocked = await product.user();
    await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, blocked.id));
    const wrong = await login(nobody, user.email, 'Wrong-123');
    expect(wrong).toMatchObject({ status: 401, message: 'Login failed. Please check credentials.' });
    for (const identifier of ['nobody@staff.example', '9123456780', user.mobile, blocked.email, blocked.mobile]) {
      expect((await login(nobody, identifier, 'Wrong-123')).wire).toBe(wrong.wire);
    }
    expect(await countMails(product, user.email)).toBe(0);
  });

  test('a blocked user with the right password gets 403 and no code', async ({ product }) => {
    const user = await product.user();
    await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, user.id));
    const { status, message } = await login(nobody, user.email, user.password);
    expect({ status, message }).toEqual({
      status: 403,
      message: 'Your account has been blocked. Please contact an admin.',
    });
    expect(await countMails(product, user.email)).toBe(0);
  });

  test('an unknown identifier costs the same hashing as a wrong password', async ({ product }) => {
    const { email } = await product.user();
    const verifying = vi.spyOn(argon2, 'verify');
    await login(nobody, email, 'Wrong-123');
    await login(nobody, 'nobody@staff.example', 'Wrong-123');
    const parameters = verifying.mock.calls.map(([hash]) => hash.split('$').slice(1, 4).join(' '));
    verifying.mockRestore();
    expect(parameters).toEqual(['argon2id v=19 m=19456,p=1,t=2', 'argon2id v=19 m=19456,p=1,t=2']);
  });

  test.each([
    { what: 'an empty identifier', identifier: '', message: 'Invalid email address' },
    { what: 'half an address', identifier: 'asha@', message: 'Invalid email address' },
    {
      what: 'an address above 254 characters',
      identifier: `${'a'.repeat(243)}@mail.example`,
      message: 'Invalid email address',
    },
    { what: 'nine digits', identifier: '987654321', message: 'Invalid 10-digit Indian mobile number' },
    { what: 'eleven digits', identifier: '98765432101', message: 'Invalid 10-digit Indian mobile number' },
    { what: 'a first digit below 6', identifier: '5876543210', message: 'Invalid 10-digit Indian mobile number' },
    { what: 'a password of five characters', password: 'Ab_12', message: 'Password must be at least 6 characters' },
    { what: 'a password of 257 characters', password: 'x'.repeat(257), message: 'Please use at most 256 characters' },
  ])(
    '$what is refused with its message',
    async ({ identifier = 'asha@staff.example', password = 'Ab_123', message }) => {
      expect(await login(nobody, identifier, password)).toMatchObject({ status: 422, message });
    },
  );

  test.each([
    { what: 'a first digit of 6', identifier: '6876543210', password: 'Ab_123' },
    { what: 'an address of 254 characters', identifier: `${'a'.repeat(241)}@mail.example`, password: 'Ab_123' },
    { what: 'a password of 256 characters', identifier: 'asha@staff.example', password: 'x'.repeat(256) },
  ])('$what is looked up', async ({ identifier, password }) => {
    expect((await login(nobody, identifier, password)).status).toBe(401);
  });

  test('signing out ends the current session immediately and no other', async ({ product }) => {
    const user = await product.user();
    const first = await nobody.signIn(user, product.mail);
    const second = await nobody.signIn(user, product.mail);
    expect((await logout(first)).status).toBe(200);
    for (const door of doors) expect((await door.work(first)).status).toBe(401);
    expect((await logout(first)).status).toBe(401);
    expect((await work(second)).status).toBe(200);
  });

  test('a session lasts 30 days', async ({ product }) => {
    const person = await product.signedIn('Employee');
    product.passTime(30 * DAY - MINUTE);
    expect((await work(person)).status).toBe(200);
    product.passTime(2 * MINUTE);
    expect((await work(person)).status).toBe(401);
  });

  test('a block ends sessions for good', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const person = await product.signedIn('Employee');
    for (const wish of ['block', 'unblock']) {
      expect((await admin.rest('PUT', `/admin/${person.id}/toggle-block`)).status, wish).toBe(200);
      expect((await work(person)).status, wish).toBe(401);
    }
  });

  test('deleting a user ends their sessions immediately', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const person = await product.signedIn('Employee');
    expect((await admin.rest('DELETE', `/admin/${person.id}`)).status).toBe(200);
    expect((await work(person)).status).toBe(401);
  });
});
