import { describe, expect } from 'vitest';
import { floodLimit } from '#server/app/http/floodLimit.ts';
import { limitTable, reportedLimits } from '#server/platform/limit/limits.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { newAddress, newIdentifier } from '#tests/kit/network/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

/** Policies in the headers with limit, window and remainder. */
function policiesOf({ headers }: Response): Record<string, { q: number; w: number; r: number; t: number }> {
  const read = (name: string) =>
    Object.fromEntries(
      (headers.get(name)?.split(', ') ?? []).map((item) => {
        const [, policy = '', parameters = ''] = /^"([A-Za-z]+)"((?:;[a-z]=\d+)+)$/.exec(item) ?? [];
        return [
          policy,
          Object.fromEntries(
            parameters
              .slice(1)
              .split(';')
              .map((one) => [one[0], Number(one.slice(2))]),
          ),
        ];
      }),
    );
  const [policies, states] = [read('ratelimit-policy'), read('ratelimit')];
  expect(Object.keys(policies)).toEqual(Object.keys(states));
  return Object.fromEntries(
    Object.keys(policies).map((name) => [name, { ...policies[name], ...states[name] }]),
  ) as never;
}
const gql = (product: Product, address: string, query: string, variables: object = {}, headers = {}) =>
  fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ query, variables }),
  });
const send = (product: Product, address: string) =>
  gql(product, address, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: newMessage(),
  });
const signIn = (product: Product, address: string, identifier: string, password: string) =>
  gql(product, address, 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }', {
    input: { identifier, password },
  });

test('an answer has the remainder of flood limit and operation limit', async ({ product }) => {
  const address = newAddress();
  const { points, seconds } = limitTable.sendMessage;
  for (const sent of [1, 2, 3]) {
    const reported = policiesOf(await send(product, address));
    expect(reported.flood).toMatchObject({
      q: floodLimit.requests,
      w: floodLimit.seconds,
      r: floodLimit.requests - sent,
    });
    expect(reported.sendMessage).toMatchObject({ q: points, w: seconds, r: points - sent });
    expect(reported.sendMessage?.t).toBeGreaterThan(0);
    expect(reported.sendMessage?.t).toBeLessThanOrEqual(seconds);
  }
  expect(policiesOf(await send(product, newAddress())).sendMessage?.r).toBe(points - 1);
});

test('a REST answer has the remainder of its limit, a refusal a remainder of 0', async ({ product }) => {
  const address = newAddress();
  const rest = await fetch(`${product.url}/api/messages/us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(newMessage()),
  });
  expect(policiesOf(rest).sendMessage?.r).toBe(limitTable.sendMessage.points - 1);
  let last = await signIn(product, address, newIdentifier(), 'Wrong-2026');
  for (let tries = 1; tries < limitTable.signIn.points + 1; tries += 1)
    last = await signIn(product, address, newIdentifier(), 'Wrong-2026');
  const reported = policiesOf(last).signIn;
  expect([last.headers.get('retry-after'), reported?.r]).toEqual([String(reported?.t), 0]);
  expect((await last.json()).errors[0].extensions.code).toBe('RATE_LIMITED');
});

describe('limits per person', () => {
  test('the headers do not reveal whether an account exists or the password was right', async ({ product }) => {
    const user = await product.user();
    const answers = [
      await signIn(product, newAddress(), newIdentifier(), 'Wrong-2026'),
      await signIn(product, newAddress(), user.email, 'Wrong-2026'),
      await signIn(product, newAddress(), user.email, user.password),
    ].map(policiesOf);
    for (const reported of answers) expect(Object.keys(reported).sort()).toEqual(['flood', 'signIn']);
    expect(new Set(answers.map(({ signIn }) => signIn?.r))).toEqual(new Set([limitTable.signIn.points - 1]));
  });

  test('only limits per address are in the headers', () => {
    const others = Object.keys(limitTable).filter((name) => !reportedLimits.includes(name as never));
    expect(others.filter((name) => !/To$|Stranger$|Of$|^familiar$/.test(name))).toEqual([]);
    expect(reportedLimits.filter((name) => /To$|Stranger$|Of$|^familiar$/.test(name))).toEqual([]);
  });
});

describe('answers without rate-limit headers', () => {
  const isSilent = ({ headers }: Response) => [headers.get('ratelimit'), headers.get('ratelimit-policy')];
  test('pages, pictures and public REST reads have no rate-limit headers', async ({ product }) => {
    const headers = { 'x-forwarded-for': newAddress() };
    for (const path of ['/', '/blog', '/contact', '/api/blogs', '/api/openapi.json', '/sitemap.xml', '/robots.txt'])
      expect([path, ...isSilent(await fetch(`${product.url}${path}`, { headers }))]).toEqual([path, null, null]);
  });
  test('a cacheable GraphQL answer has no rate-limit headers', async ({ product }) => {
    for (let n = 0; n < 3; n += 1) {
      const answer = await gql(product, newAddress(), '{ blogPosts { totalCount } }');
      expect(isSilent(answer)).toEqual([null, null]);
    }
    expect(
      isSilent(await gql(product, newAddress(), '{ deletions(since: "2099-01-01T00:00:00Z") { totalCount } }'))[0],
    ).toMatch(/^"flood"/);
  });
  test('an answer to a session has no rate-limit headers', async ({ product }) => {
    const { token } = await product.signedIn('Employee');
    expect(
      isSilent(await gql(product, newAddress(), '{ viewer { id } }', {}, { authorization: `Bearer ${token}` })),
    ).toEqual([null, null]);
  });
});
