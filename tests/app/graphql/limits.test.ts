import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Limit, limitTable } from '#server/platform/limit/limits.ts';
import { newAddress, newIdentifier, times } from '#tests/kit/network/limits.ts';
import { countMails, doors, lastCode } from '#tests/kit/network/signInEntries.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

let behindProxy: Product;
let direct: Product;
beforeAll(async () => {
  behindProxy = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  direct = await startProduct({ RATE_LIMITS: 'on' });
});
afterAll(() => Promise.all([behindProxy.stop(), direct.stop()]));
afterEach(() => {
  vi.useRealTimers();
});

const wrong = 'Wrong-123';

/** An address with so many points of a limit left. */
async function spentTo(left: number, limit: Limit): Promise<string> {
  const address = newAddress();
  const spent = Array.from({ length: limitTable[limit].points - left });
  await Promise.all(spent.map(() => behindProxy.services.limits.count(limit, address)));
  return address;
}

describe.each(doors)('over $name', ({ name, login, verify, resend }) => {
  test('the 11th wrong password is refused only to the address that sent it', async () => {
    const user = await behindProxy.user();
    const guesser = behindProxy.nobody.from(newAddress());
    for (const { status } of await times(10, () => login(guesser, user.email, wrong))) expect(status).toBe(401);
    const { status, headers, message } = await login(guesser, user.email, wrong);
    expect({ status, message }).toEqual({ status: 429, message: 'Too many requests. Please try again later.' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(QUARTER_HOUR / 1000);
    expect((await login(guesser, 'somebody-else@staff.example', wrong)).status).toBe(429);
    expect((await login(behindProxy.nobody.from(newAddress()), user.email, user.password)).status).toBe(200);
  });

  test('an address at its limit can try again after a quarter of an hour', async () => {
    const unknown = newIdentifier();
    const begun = Date.now();
    const guesser = behindProxy.nobody.from(await spentTo(1, 'signIn'));
    await times(2, () => login(guesser, unknown, wrong));
    const ended = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begun + QUARTER_HOUR - 1000 });
    expect((await login(guesser, unknown, wrong)).status).toBe(429);
    vi.setSystemTime(ended + QUARTER_HOUR + 1000);
    expect((await login(guesser, unknown, wrong)).status).toBe(401);
  });

  test('right passwords neither count nor reset the count', async () => {
    const user = await behindProxy.user();
    const person = behindProxy.nobody.from(await spentTo(2, 'signIn'));
    const right = () => login(person, user.email, user.password);
    for (const { status } of await times(4, right)) expect(status).toBe(200);
    await login(person, user.email, wrong);
    expect((await right()).status).toBe(200);
    expect((await login(person, user.email, wrong)).status).toBe(401);
    expect((await login(person, user.email, wrong)).status).toBe(429);
  });

  test('of 30 concurrent wrong passwords from one address ten are checked', async () => {
    const unknown = newIdentifier();
    const guesser = behindProxy.nobody.from(newAddress());
    const guesses = Array.from({ length: 30 }, () => login(guesser, unknown, wrong));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('addresses that a client adds to X-Forwarded-For have no effect', async () => {
    const unknown = newIdentifier();
    const address = await spentTo(2, 'signIn');
    const guess = (index: number) => login(behindProxy.nobody.from(`198.51.100.${index}, ${address}`), unknown, wrong);
    expect((await times(3, guess)).map(({ status }) => status)).toEqual([401, 401, 429]);
  });

  test('wrong codes are limited per address, for all users together', async () => {
    const guesser = behindProxy.nobody.from(await spentTo(5, 'verifyCode'));
    const guesses = Array.from({ length: 7 }, (_, index) => verify(guesser, `wrong${index}@staff.example`, '123456'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('a right code is accepted after 445 codes from its address', async () => {
    const address = newAddress();
    const suite = behindProxy.nobody.from(address);
    // Five rounds of sixty wrong codes and thirty equal concurrent ones.
    await Promise.all(Array.from({ length: 445 }, () => behindProxy.services.limits.count('verifyCode', address)));
    const user = await behindProxy.user();
    await login(suite, user.email, user.password);
    expect((await verify(suite, user.email, await lastCode(behindProxy, user.email))).status).toBe(200);
  });

  test('resent codes are limited per address, for all identifiers together', async () => {
    const caller = behindProxy.nobody.from(await spentTo(5, 'resendCode'));
    const asked = Array.from({ length: 6 }, (_, index) => resend(caller, `${name}${index}@staff.example`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

test('REST and GraphQL share the limit of sign-in', async () => {
  const unknown = newIdentifier();
  const guesser = behindProxy.nobody.from(await spentTo(2, 'signIn'));
  const answers = await times(3, (index) => doors[index % 2 ? 1 : 0].login(guesser, unknown, wrong));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
});

test('an exceeded limit is 429 and RATE_LIMITED over GraphQL, with the seconds to wait', async () => {
  const unknown = newIdentifier();
  const guesser = behindProxy.nobody.from(await spentTo(0, 'signIn'));
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }';
  const last = await guesser.gql(query, { input: { identifier: unknown, password: wrong } });
  expect(last).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(last.errors?.[0].extensions.retryAfter).toBe(Number(last.headers.get('retry-after')));
});

test('a wrong password counts once, also after a right one in the same document', async () => {
  const user = await behindProxy.user();
  const guesser = behindProxy.nobody.from(await spentTo(2, 'signIn'));
  const signIn = (password: string) =>
    `signIn(input: { identifier: "${user.email}", password: "${password}" }) { message }`;
  const guess = () => guesser.gql(`mutation { a: ${signIn(user.password)} b: ${signIn(wrong)} }`);
  for (const { code } of await times(2, guess)) expect(code).toBe('BAD_CREDENTIALS');
  expect((await guess()).code).toBe('RATE_LIMITED');
});

test('after a wrong guess the rest of its document is not executed', async () => {
  const user = await behindProxy.user();
  const signIn = (password: string) =>
    `signIn(input: { identifier: "${user.email}", password: "${password}" }) { message }`;
  const guesser = behindProxy.nobody.from(newAddress());
  await guesser.gql(`mutation { a: ${signIn(wrong)} b: ${signIn(user.password)} }`);
  expect(await countMails(behindProxy, user.email)).toBe(0);
});

test('without TRUST_PROXY a forwarded address is ignored', async () => {
  const unknown = newIdentifier();
  const guess = (index: number) => doors[index % 2 ? 1 : 0].login(direct.nobody.from(newAddress()), unknown, wrong);
  await Promise.all(Array.from({ length: 8 }, () => direct.services.limits.count('signIn', '127.0.0.1')));
  expect((await times(3, guess)).map(({ status }) => status)).toEqual([401, 401, 429]);
});
