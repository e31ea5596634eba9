import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { passwordResets, users } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { lastMail } from '#tests/kit/content/account.ts';
import { tokenIn } from '#tests/kit/content/review.ts';
import { meet } from '#tests/kit/database/lock.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { forgot, linksIn, NEW_PASSWORD, reset, resetTokenOf, waysIn } from '#tests/kit/people/waysIn.ts';
import { test } from '#tests/kit/test.ts';

const MINUTE = 60_000;
const dead = 'This link is invalid, expired, or has already been used.';

let nobody: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
});

const codeOf = async (token: string) => (await nobody.gql(waysIn.isResetOpen, { token })).code ?? 'open';
const login = async (user: { email: string }, password: string) =>
  (await nobody.rest('POST', '/admin/login', { identifier: user.email, password })).status;

describe('requesting a reset link', () => {
  test('a request by e-mail address or mobile number mails a link whose token is stored only as a hash', async ({
    product,
  }) => {
    for (const which of ['email', 'mobile'] as const) {
      const user = await product.user();
      expect((await forgot(nobody, ` ${user[which].toUpperCase()} `)).data).toEqual({ requestPasswordReset: true });
      const mail = await product.mail.mailTo(user.email);
      expect(mail.subject).toBe('A new password for Marquee');
      expect(mail.text).toContain(`Hello ${user.name},`);
      expect(mail.text).toContain('This link works once, within 60 minutes.');
      const links = linksIn(mail);
      expect(links).toEqual([expect.stringMatching(new RegExp(`^${product.url}/reset-password/[\\w-]{43}$`))]);
      const token = tokenIn(links[0] as string);
      expect(JSON.stringify((await product.services.db.execute('select * from password_resets')).rows)).not.toContain(
        token,
      );
      expect(await codeOf(token)).toBe('open');
    }
  });

  test('a request is answered identically for known, unknown and blocked users', async ({ product }) => {
    const known = await product.user();
    const blocked = await product.user();
    await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, blocked.id));
    const answers = [];
    for (const identifier of [known.email, 'nobody@staff.example', blocked.email, '9000000000', known.mobile]) {
      const begun = performance.now();
      const { status, data, errors } = await forgot(nobody, identifier);
      answers.push({ status, data, errors });
      expect(performance.now() - begun).toBeGreaterThan(390);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 200, data: { requestPasswordReset: true }, errors: undefined });
    expect(await countMails(product, known.email)).toBe(1);
    for (const one of [blocked.email, 'nobody@staff.example']) expect(await countMails(product, one)).toBe(0);
  });

  test('a repeated request within 60 seconds sends nothing', async ({ product }) => {
    product.holdTime();
    const user = await product.user();
    const first = await resetTokenOf(product, user);
    product.passTime(MINUTE - 1000);
    await forgot(nobody, user.email);
    await forgot(nobody, user.mobile);
    expect([await countMails(product, user.email), await codeOf(first)]).toEqual([1, 'open']);
  });

  test('a later request invalidates the older link', async ({ product }) => {
    product.holdTime();
    const user = await product.user();
    const first = await resetTokenOf(product, user);
    product.passTime(MINUTE - 1000);
    product.passTime(1000);
    const second = await resetTokenOf(product, user, 1);
    expect([await codeOf(first), await codeOf(second)]).toEqual(['NOT_FOUND', 'open']);
    expect((await reset(nobody, first)).code).toBe('NOT_FOUND');
  });

  test('ten concurrent requests for one user send one mail', async ({ product }) => {
    const user = await product.user();
    await Promise.all(Array.from({ length: 10 }, () => forgot(nobody, user.email)));
    expect(await countMails(product, user.email)).toBe(1);
  });

  test.for(['', 'nobody', '12345', '1234567890', null, 5])(
    'a reset request refuses %j as identifier',
    async (identifier) => {
      expect((await forgot(nobody, identifier)).code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('the reset link', () => {
  test('a reset ends everything that the old password opened without signing anybody in', async ({ product }) => {
    const signedIn = await product.signedIn('Employee', { name: 'Meera Nair' });
    const token = await resetTokenOf(product, signedIn);
    await login(signedIn, 'Secret-123');
    expect(await reset(nobody, token)).toMatchObject({ data: { resetPassword: true }, code: undefined });
    const notice = await lastMail(product, signedIn.email, 'Your Marquee password was changed');
    expect((await signedIn.gql('{ viewer { id } }')).code).toBe('UNAUTHENTICATED');
    expect([await login(signedIn, 'Secret-123'), await login(signedIn, NEW_PASSWORD)]).toEqual([401, 200]);
    expect(notice).toContain('If it was not you, tell an admin at once.');
    const isIt = and(eq(auditEntries.subjectId, signedIn.id), eq(auditEntries.action, 'user.resetPassword'));
    const [entry] = await product.services.db.select().from(auditEntries).where(isIt);
    expect(entry).toMatchObject({
      actorId: signedIn.id,
      actorName: 'Meera Nair',
      via: 'link',
      address: '127.0.0.1',
      subjectLabel: 'Meera Nair',
    });
    expect(JSON.stringify(entry)).not.toContain(NEW_PASSWORD);
  });

  test('a reset link is valid for 60 minutes: at 59 it is, at 61 it is not', async ({ product }) => {
    const [early, late] = [await product.user(), await product.user()];
    const tokens = [await resetTokenOf(product, early), await resetTokenOf(product, late)] as const;
    product.passTime(59 * MINUTE);
    expect((await reset(nobody, tokens[0])).code).toBeUndefined();
    product.passTime(2 * MINUTE);
    const refused = await reset(nobody, tokens[1]);
    expect([refused.code, refused.errors?.[0].message, await codeOf(tokens[1])]).toEqual(['GONE', dead, 'GONE']);
    expect(await login(late, late.password)).toBe(200);
  });

  test('a reset link works once even when used concurrently', async ({ product }) => {
    const user = await product.user();
    const token = await resetTokenOf(product, user);
    const answers = await meet(product, { table: users }, [
      () => reset(nobody, token, 'First-Pass-1'),
      () => reset(nobody, token, 'Second-Pass-1'),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['GONE', 'done']);
    const winner = answers[0]?.code ? 'Second-Pass-1' : 'First-Pass-1';
    expect(await login(user, winner)).toBe(200);
    expect([(await reset(nobody, token)).code, await codeOf(token)]).toEqual(['GONE', 'GONE']);
  });

  test('a block invalidates the reset link permanently', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const user = await product.user();
    const token = await resetTokenOf(product, user);
    for (const isBlocked of [true, false]) {
      await admin.gql('mutation ($id: UUID!, $is: Boolean) { blockUser(id: $id, isBlocked: $is) { id } }', {
        id: user.id,
        is: isBlocked,
      });
      expect((await reset(nobody, token)).code).toBe('GONE');
    }
    expect(await login(user, user.password)).toBe(200);
  });

  test('a refused password leaves the reset link valid', async ({ product }) => {
    const user = await product.user();
    const token = await resetTokenOf(product, user);
    for (const [password, sentence] of [
      ['Aa-1', 'Password must be at least 6 characters long'],
      [
        'secret-123',
        'Password must contain at least one uppercase letter, lowercase letter, number and special character',
      ],
      [`Aa-1${'a'.repeat(253)}`, 'Please use at most 256 characters'],
    ]) {
      const { code, errors } = await reset(nobody, token, password);
      expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { password: sentence }]);
    }
    expect((await reset(nobody, token, `Aa-1${'a'.repeat(252)}`)).code).toBeUndefined();
  });

  test('an unknown link gets the same message as an expired one', async ({ product }) => {
    const token = await resetTokenOf(product, await product.user());
    for (const other of ['nothing-here', token.slice(0, -1), `${token}A`, token.toUpperCase(), "' or 1=1"]) {
      const { code, errors } = await reset(nobody, other);
      expect([other, code, errors?.[0].message]).toEqual([other, 'NOT_FOUND', dead]);
    }
  });

  test('cleaning deletes a link a day after its end', async ({ product }) => {
    const token = await resetTokenOf(product, await product.user());
    const clean = () => startHousekeeping(product.services)();
    product.passTime(24 * 60 * MINUTE + 59 * MINUTE);
    await clean();
    expect(await codeOf(token)).toBe('GONE');
    product.passTime(2 * MINUTE);
    await clean();
    expect(await codeOf(token)).toBe('NOT_FOUND');
    expect(await product.services.db.$count(passwordResets)).toBe(0);
  });
});
