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
/** Somebody at an address that nobody has come from yet (RFC 5737). */
const stranger = () => {
  used += 1;
  return product.nobody.from(`203.0.113.${used}`);
};

test('an identifier gets three answers in an hour, wherever they are asked from, known or not', async () => {
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

test('the 11th question from one address is refused, with the time to wait', async () => {
  const one = stranger();
  const answers = await Promise.all(Array.from({ length: 11 }, (_, at) => forgot(one, `nobody${at}@staff.example`)));
  const refused = answers.filter(({ code }) => code === 'RATE_LIMITED');
  expect(refused.map(({ status }) => status)).toEqual([429]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['reset links', waysIn.isResetOpen, async () => resetTokenOf(product, await product.user())],
  ['invitations', waysIn.open, async () => (await invite(await product.signedIn('admin'))).token],
])('guessing %s ends after twenty; who has a good one is never kept waiting', async (_, question, issue) => {
  const holder = stranger();
  const token = await issue();
  for (let at = 0; at < 25; at += 1) expect((await holder.gql(question, { token })).code).toBeUndefined();
  const guesser = stranger();
  for (let at = 0; at < 20; at += 1) {
    expect((await guesser.gql(question, { token: `guess-${at}` })).code).toBe('NOT_FOUND');
  }
  expect((await guesser.gql(question, { token: 'guess' })).code).toBe('RATE_LIMITED');
});

test('a link is made of PUBLIC_URL, whatever the request says of its host', async () => {
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
