import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#server/people/user/table.ts';
import { canonicalOf, getPage, isNoindex, stateOf, titleOf } from '#tests/kit/network/html.ts';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { invite, NEW_PASSWORD, newcomer, resetTokenOf } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const post = (product: Product, path: string, fields: Record<string, unknown>) =>
  send(product.url, path, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
const login = async (product: Product, identifier: string, password: string) =>
  (await product.nobody.rest('POST', '/admin/login', { identifier, password })).status;

function expectSecret({ headers, text }: RawAnswer) {
  expect([headers['referrer-policy'], headers['cache-control'], isNoindex(text), canonicalOf(text)]).toEqual([
    'no-referrer',
    'no-store',
    true,
    undefined,
  ]);
}

test('the sitemap does not list the sign-in pages', async ({ product }) => {
  const { text } = await send(product.url, '/sitemap.xml');
  for (const path of ['/forgot-password', '/reset-password', '/invite']) expect(text).not.toContain(path);
});

describe('the sign-in pages without scripts', () => {
  test('the form for a reset link answers the same for every identifier', async ({ product }) => {
    const user = await product.user();
    expectSecret(await getPage(product, '/forgot-password'));
    const known = await post(product, '/forgot-password', { identifier: user.email });
    const unknown = await post(product, '/forgot-password', { identifier: 'nobody@staff.example' });
    expectSecret(known);
    expect([known.status, titleOf(known.text)]).toEqual([200, 'Forgot Password - Marquee']);
    expect(known.text).toContain('Check your mail');
    expect(known.text.replaceAll(user.email, 'X')).toBe(unknown.text.replaceAll('nobody@staff.example', 'X'));
    expect(await countMails(product, user.email)).toBe(1);
    const faulty = await post(product, '/forgot-password', { identifier: 'nobody' });
    expect([faulty.status, faulty.text.includes('Invalid email address')]).toEqual([422, true]);
  });

  test('a password is replaced by a link whose pages never contain it', async ({ product }) => {
    const user = await product.user();
    const path = `/reset-password/${await resetTokenOf(product, user)}`;
    const asked = await getPage(product, path);
    expectSecret(asked);
    expect([asked.status, titleOf(asked.text)]).toEqual([200, 'Reset Password - Marquee']);
    expect(asked.text).toMatch(/<form[^>]* method="post"/);
    const weak = await post(product, path, { password: 'Not-strong' });
    expectSecret(weak);
    expect([weak.status, weak.text.includes('Password must contain at least one uppercase letter')]).toEqual([
      422,
      true,
    ]);
    expect(weak.text).not.toContain('Not-strong');
    const done = await post(product, path, { password: NEW_PASSWORD });
    expectSecret(done);
    expect([done.status, done.text.includes('Password Changed'), done.text.includes(NEW_PASSWORD)]).toEqual([
      200,
      true,
      false,
    ]);
    expect(await login(product, user.email, NEW_PASSWORD)).toBe(200);
    for (const dead of [await post(product, path, { password: NEW_PASSWORD }), await getPage(product, path)]) {
      expectSecret(dead);
      expect([dead.status, dead.text.includes('This link is invalid, expired, or has already been used.')]).toEqual([
        410,
        true,
      ]);
    }
    for (const unknown of ['/nothing-here', '', `/${'x'.repeat(600)}`, '/a%00b']) {
      const { status, text } = await getPage(product, `/reset-password${unknown}`);
      expect([unknown, status, text.includes('Ask for Another Link')]).toEqual([unknown, 404, true]);
    }
  });

  test('an invitation is accepted only for the invited address', async ({ product, admin }) => {
    const { token, email } = await invite(admin, { name: 'Meera Nair', role: 'ADMIN' });
    const path = `/invite/${token}`;
    const asked = await getPage(product, path);
    expectSecret(asked);
    expect([asked.status, titleOf(asked.text)]).toEqual([200, 'Join - Marquee']);
    for (const part of [email, 'value="Meera Nair"', 'as an admin']) expect(asked.text).toContain(part);
    const faulty = await post(product, path, { name: 'Meera N.', mobile: '12', password: NEW_PASSWORD });
    expect(faulty.status).toBe(422);
    expect(faulty.text).toContain('value="Meera N."');
    expect(faulty.text).not.toContain(NEW_PASSWORD);
    expect(stateOf(faulty.text).posted.values).toEqual({ name: 'Meera N.', mobile: '12' });
    const done = await post(product, path, newcomer({ email: 'other@staff.example', role: 'Employee' }));
    expect([done.status, done.text.includes('Your account is ready.')]).toEqual([200, true]);
    expect(await login(product, email, NEW_PASSWORD)).toBe(200);
    const [user] = await product.services.db.select().from(users).where(eq(users.email, email));
    expect(user?.role).toBe('admin');
    const dead = await getPage(product, path);
    expectSecret(dead);
    expect([dead.status, dead.text.includes('Invalid Invitation')]).toEqual([410, true]);
    expect((await getPage(product, '/invite/nothing-here')).status).toBe(404);
  });

  test('an e-mail address in use is reported at its field', async ({ product, admin }) => {
    const { token, email } = await invite(admin);
    await product.user({ email });
    const { status, text } = await post(product, `/invite/${token}`, newcomer());
    expect([status, text.includes('A user with this email address already exists.')]).toEqual([409, true]);
  });
});
