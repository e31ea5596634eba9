import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { forgot, invite, linksIn, resetTokenOf, waysIn } from '#tests/kit/people/waysIn.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => product.stop());

let used = 0;
/** Each call returns a person at an unused address (RFC 5737). */
const stranger = () => {
  used += 1;
  return product.nobody.from(`203.0.113.${used}`);
};

test('a known or unknown identifier gets three answers per hour from all addresses together', async () => {
  const user = await product.user();
  for (const identifier of [user.email, 'nobody@staff.example']) {
    const codes = [];
    for (let at = 0; at < 4; at += 1) {
      codes.push((await forgot(stranger(), identifier)).code ?? 'done');
      product.passTime(61_000);
    }
    expect(codes).toEqual(['done', 'done', 'done', 'RATE_LIMITED']);
  }
  expect(await countMails(product, user.email)).toBe(3);
});

test('the 11th request from one address is refused with Retry-After', async () => {
  const one = stranger();
  const answers = await Promise.all(Array.from({ length: 11 }, (_, at) => forgot(one, `nobody${at}@staff.example`)));
  const refused = answers.filter(({ code }) => code === 'RATE_LIMITED');
  expect(refused.map(({ status }) => status)).toEqual([429]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['reset links', waysIn.isResetOpen, async () => resetTokenOf(product, await product.user())],
  ['invitations', waysIn.open, async () => (await invite(await product.signedIn('admin'))).token],
])('guessing %s is limited to twenty, and a valid link is never limited', async (_, question, issue) => {
  const holder = stranger();
  const token = await issue();
  for (let at = 0; at < 25; at += 1) expect((await holder.gql(question, { token })).code).toBeUndefined();
  const guesser = stranger();
  for (let at = 0; at < 20; at += 1) {
    expect((await guesser.gql(question, { token: `guess-${at}` })).code).toBe('NOT_FOUND');
  }
  expect((await guesser.gql(question, { token: 'guess' })).code).toBe('RATE_LIMITED');
});

test('the reset link uses PUBLIC_URL, whatever the Host header says', async () => {
  const user = await product.user();
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ query: waysIn.forgot, variables: { input: { identifier: user.email } } });
  expect((await send(product.url, '/graphql', { method: 'POST', headers, body })).status).toBe(200);
  const [link] = linksIn(await product.mail.mailTo(user.email));
  expect(link?.startsWith(`${product.url}/reset-password/`)).toBe(true);
});
