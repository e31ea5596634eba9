import { expect } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { forgot, invite, linksIn, resetTokenOf, waysIn } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

let used = 0;
/** Each call returns a person at an unused address (RFC 5737). */
const stranger = (product: Product) => {
  used += 1;
  return product.nobody.from(`203.0.113.${used}`);
};

test('a known or unknown identifier gets three answers per hour from all addresses together', async ({ product }) => {
  const user = await product.user();
  for (const identifier of [user.email, 'nobody@staff.example']) {
    const codes = [];
    for (let at = 0; at < 4; at += 1) {
      codes.push((await forgot(stranger(product), identifier)).code ?? 'done');
      product.passTime(61_000);
    }
    expect(codes).toEqual(['done', 'done', 'done', 'RATE_LIMITED']);
  }
  expect(await countMails(product, user.email)).toBe(3);
});

test('the 11th request from one address is refused with Retry-After', async ({ product }) => {
  const one = stranger(product);
  const answers = await Promise.all(Array.from({ length: 11 }, (_, at) => forgot(one, `nobody${at}@staff.example`)));
  const refused = answers.filter(({ code }) => code === 'RATE_LIMITED');
  expect(refused.map(({ status }) => status)).toEqual([429]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.for(
  rows([
    ['reset links', waysIn.isResetOpen, async (product: Product) => resetTokenOf(product, await product.user())],
    ['invitations', waysIn.open, async (product: Product) => (await invite(await product.signedIn('admin'))).token],
  ]),
)('guessing %s is limited to twenty', async ([_, question], { product }) => {
  const guesser = stranger(product);
  for (let at = 0; at < 20; at += 1) {
    expect((await guesser.gql(question, { token: `guess-${at}` })).code).toBe('NOT_FOUND');
  }
  expect((await guesser.gql(question, { token: 'guess' })).code).toBe('RATE_LIMITED');
});

test.for(
  rows([
    ['reset links', waysIn.isResetOpen, async (product: Product) => resetTokenOf(product, await product.user())],
    ['invitations', waysIn.open, async (product: Product) => (await invite(await product.signedIn('admin'))).token],
  ]),
)('a valid token of %s is never limited', async ([_, question, issue], { product }) => {
  const holder = stranger(product);
  const token = await issue(product);
  for (let at = 0; at < 25; at += 1) expect((await holder.gql(question, { token })).code).toBeUndefined();
});

test('the reset link uses PUBLIC_URL, whatever the Host header says', async ({ product }) => {
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
