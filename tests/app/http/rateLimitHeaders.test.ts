import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { floodLimit } from '#server/app/http/floodLimit.ts';
import { limitTable, reportedLimits } from '#server/platform/limit/limits.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { newAddress, newIdentifier } from '#tests/kit/network/limits.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => product.stop());

/** What an answer tells: each policy with its points and seconds, and what is left of it. */
function toldBy({ headers }: Response): Record<string, { q: number; w: number; r: number; t: number }> {
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
const gql = (address: string, query: string, variables: object = {}, headers = {}) =>
  fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ query, variables }),
  });
const send = (address: string) =>
  gql(address, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', { input: newMessage() });
const signIn = (address: string, identifier: string, password: string) =>
  gql(address, 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }', {
    input: { identifier, password },
  });

test('a request that is counted tells what remains, of the flood and of what it does', async () => {
  const address = newAddress();
  const { points, seconds } = limitTable.sendMessage;
  for (const sent of [1, 2, 3]) {
    const told = toldBy(await send(address));
    expect(told.flood).toMatchObject({ q: floodLimit.requests, w: floodLimit.seconds, r: floodLimit.requests - sent });
    expect(told.sendMessage).toMatchObject({ q: points, w: seconds, r: points - sent });
    expect(told.sendMessage?.t).toBeGreaterThan(0);
    expect(told.sendMessage?.t).toBeLessThanOrEqual(seconds);
  }
  expect(toldBy(await send(newAddress())).sendMessage?.r).toBe(points - 1);
});

test('REST and posted forms tell the same; what is refused too, with nothing left', async () => {
  const address = newAddress();
  const rest = await fetch(`${product.url}/api/messages/us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(newMessage()),
  });
  expect(toldBy(rest).sendMessage?.r).toBe(limitTable.sendMessage.points - 1);
  let last = await signIn(address, newIdentifier(), 'Wrong-2026');
  for (let tries = 1; tries < limitTable.signIn.points + 1; tries += 1)
    last = await signIn(address, newIdentifier(), 'Wrong-2026');
  const told = toldBy(last).signIn;
  expect([last.headers.get('retry-after'), told?.r]).toEqual([String(told?.t), 0]);
  expect((await last.json()).errors[0].extensions.code).toBe('RATE_LIMITED');
});

describe('nothing is told of a person', () => {
  test('whether there is an account, or the password was right', async () => {
    const user = await product.user();
    const answers = [
      await signIn(newAddress(), newIdentifier(), 'Wrong-2026'),
      await signIn(newAddress(), user.email, 'Wrong-2026'),
      await signIn(newAddress(), user.email, user.password),
    ].map(toldBy);
    for (const told of answers) expect(Object.keys(told).sort()).toEqual(['flood', 'signIn']);
    expect(new Set(answers.map(({ signIn }) => signIn?.r))).toEqual(new Set([limitTable.signIn.points - 1]));
  });

  test('only limits of an address are told', () => {
    const others = Object.keys(limitTable).filter((name) => !reportedLimits.includes(name as never));
    expect(others.filter((name) => !/To$|Stranger$|Of$|^familiar$/.test(name))).toEqual([]);
    expect(reportedLimits.filter((name) => /To$|Stranger$|Of$|^familiar$/.test(name))).toEqual([]);
  });
});

describe('nothing is told with what everybody may keep, or where nothing is counted', () => {
  const isSilent = ({ headers }: Response) => [headers.get('ratelimit'), headers.get('ratelimit-policy')];
  test('pages, pictures, public reading over REST', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    for (const path of ['/', '/blog', '/contact', '/api/blogs', '/api/openapi.json', '/sitemap.xml', '/robots.txt'])
      expect([path, ...isSilent(await fetch(`${product.url}${path}`, { headers }))]).toEqual([path, null, null]);
  });
  test('an answer of /graphql that is for everybody, made or kept', async () => {
    for (let n = 0; n < 3; n += 1) {
      const answer = await gql(newAddress(), '{ blogPosts { totalCount } }');
      expect(isSilent(answer)).toEqual([null, null]);
    }
    expect(isSilent(await gql(newAddress(), '{ deletions(since: "2099-01-01T00:00:00Z") { totalCount } }'))[0]).toMatch(
      /^"flood"/,
    );
  });
  test('who comes with the token of a session is not counted', async () => {
    const { token } = await product.signedIn('Employee');
    expect(isSilent(await gql(newAddress(), '{ viewer { id } }', {}, { authorization: `Bearer ${token}` }))).toEqual([
      null,
      null,
    ]);
  });
});
