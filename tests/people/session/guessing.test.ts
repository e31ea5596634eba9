import { describe, expect } from 'vitest';
import { hashPassword } from '#server/people/user/password.ts';
import { setPasswordHash } from '#server/people/user/users.ts';
import { casesOf } from '#tests/kit/long.ts';
import { newAddress, tally, times } from '#tests/kit/network/limits.ts';
import { doors, lastCode, otherThan } from '#tests/kit/network/signInEntries.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const SECOND = 1000;
const wrong = 'Wrong-123';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

const somebody = (product: Product) => product.nobody.from(newAddress());

// The limits are in the services, which GraphQL and REST share; `npm test` tries one of them.
describe.each(casesOf(doors, ({ name }) => name === 'GraphQL'))('over $name', ({ name, login, verify, resend }) => {
  const attack = async (product: Product, identifier: string, guesses: number) => {
    for (let left = guesses; left > 0; left -= 10) {
      const stranger = somebody(product);
      const tries = Array.from({ length: Math.min(left, 10) }, () => login(stranger, identifier, wrong));
      expect(tally(await Promise.all(tries))).toEqual({ 401: tries.length });
    }
  };

  /**
   * Sends fifty wrong passwords for an identifier. Before that a stranger has ten tries, after it three.
   * @returns a stranger without tries left
   */
  const isGuarded = async (product: Product, identifier: string) => {
    await attack(product, identifier, 39);
    const stranger = somebody(product);
    expect(tally(await times(10, () => login(stranger, identifier, wrong)))).toEqual({ 401: 10 });
    const early = somebody(product);
    // The fiftieth wrong password is among these.
    expect(tally(await times(2, () => login(early, identifier, wrong)))).toEqual({ 401: 2 });
    const late = somebody(product);
    const answers = await times(4, () => login(late, identifier, wrong));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    return late;
  };

  test('a stranger has ten wrong passwords for an unknown identifier until fifty wrong ones in all', async ({
    product,
  }) => {
    const late = await isGuarded(product, `${name}-unknown@staff.example`);
    expect((await login(late, `${name}-other@staff.example`, wrong)).status).toBe(401);
  });

  test('a known identifier has the limits of an unknown one without locking its user out', async ({ product }) => {
    const user = await product.user();
    const home = somebody(product);
    expect((await login(home, user.mobile, user.password)).status).toBe(200);
    const late = await isGuarded(product, user.email);
    expect((await login(late, `${name}-other@staff.example`, wrong)).status).toBe(401);
    expect((await login(somebody(product), user.email, user.password)).status).toBe(200);
    const answers = await times(11, () => login(home, user.email, wrong));
    expect(tally(answers)).toEqual({ 401: 10, 429: 1 });
    const stranger = somebody(product);
    expect(tally(await times(10, () => login(stranger, user.mobile, wrong)))).toEqual({ 401: 10 });
  });

  test('only a person who knew the password has more than twenty wrong codes', async ({ product }) => {
    const user = await product.user();
    const home = somebody(product);
    await login(home, user.email, user.password);
    for (const identifier of [user.email, `${name}-no-code@staff.example`]) {
      const stranger = somebody(product);
      const tries = Array.from({ length: 22 }, () => verify(stranger, identifier, '000000'));
      expect(tally(await Promise.all(tries))).toEqual({ 401: 20, 429: 2 });
    }
    expect(tally(await times(22, () => verify(home, user.email, '000000')))).toEqual({ 401: 22 });
  });

  test('five wrong codes from any address invalidate only the code that was sent', async ({ product }) => {
    const user = await product.user();
    const home = somebody(product);
    await login(home, user.email, user.password);
    const code = await lastCode(product, user.email);
    const stranger = somebody(product);
    await times(5, () => verify(stranger, user.email, otherThan(code)));
    expect((await verify(home, user.email, code)).status).toBe(401);
    product.passTime(60 * SECOND);
    await login(home, user.email, user.password);
    expect((await verify(home, user.email, await lastCode(product, user.email))).status).toBe(200);
  });

  test('a right code refunds its point of the rate limit', async ({ product }) => {
    const user = await product.user();
    const home = somebody(product);
    const elsewhere = somebody(product);
    await login(home, user.email, user.password);
    await times(19, () => verify(elsewhere, user.email, '12345x'));
    expect((await verify(elsewhere, user.email, await lastCode(product, user.email))).status).toBe(200);
    expect((await verify(elsewhere, user.email, '000000')).status).toBe(401);
  });

  test('ten codes per hour are resent for an identifier without counting refused requests', async ({ product }) => {
    const user = await product.user();
    for (const identifier of [user.email, `${name}-resent@staff.example`]) {
      const answers = await times(10, async () => {
        product.passTime(61 * SECOND);
        const sent = await resend(somebody(product), identifier);
        expect((await resend(somebody(product), identifier)).status).toBe(429);
        return sent;
      });
      expect(tally(answers)).toEqual({ 200: 10 });
      product.passTime(61 * SECOND);
      const { status, headers } = await resend(somebody(product), identifier);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    }
    product.passTime(61 * SECOND);
    expect((await login(somebody(product), user.email, user.password)).status).toBe(200);
  });

  test('after a hundred wrong codes a person gets no more codes until their password changes', async ({ product }) => {
    const user = await product.user();
    const home = somebody(product);
    const begin = async () => {
      product.passTime(61 * SECOND);
      return login(somebody(product), user.email, user.password);
    };
    for (let codes = 0; codes < 20; codes++) {
      expect((await begin()).status).toBe(200);
      const other = otherThan(await lastCode(product, user.email));
      // The sixth try of a code does not count.
      const tries = await times(codes === 19 ? 4 : 6, () => verify(somebody(product), user.email, other));
      expect(tally(tries)).toEqual({ 401: tries.length });
    }
    expect((await begin()).status).toBe(200);
    const code = await lastCode(product, user.email);
    expect((await verify(home, user.email, otherThan(code))).status).toBe(401);
    product.passTime(61 * SECOND);
    const { status, headers } = await login(home, user.email, user.password);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await resend(home, user.email)).status).toBe(200);
    expect(await lastCode(product, user.email)).toBe(code);

    const passwordHash = await hashPassword('Another-123');
    await product.services.db.transaction((tx) => setPasswordHash(tx, user.id, passwordHash, product.services.now()));
    product.passTime(61 * SECOND);
    expect((await login(home, user.email, 'Another-123')).status).toBe(200);
    expect((await verify(home, user.email, await lastCode(product, user.email))).status).toBe(200);
  });
});
