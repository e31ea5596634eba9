import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { floodLimit } from '#server/app/http/floodLimit.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { newAddress, tally } from '#tests/kit/network/limits.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

// A smaller limit, so that it is reached soon.
const usual = floodLimit.requests;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
beforeAll(async () => {
  floodLimit.requests = 60;
});
afterAll(async () => {
  floodLimit.requests = usual;
});
afterEach(() => {
  vi.useRealTimers();
});

const asAddress = (address: string) => ({ 'x-forwarded-for': address });
const typename = (product: Product, address: string, headers = {}) =>
  fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asAddress(address), ...headers },
    body: '{"query":"{ __typename }"}',
  });
async function many(count: number, send: (index: number) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let index = 0; index < count; index += 50) {
    const some = Array.from({ length: Math.min(50, count - index) }, (_, next) => send(index + next));
    for (const answer of await Promise.all(some)) {
      answers.push(answer);
      await answer.text();
    }
  }
  return answers;
}

test('the flood limit refuses the first request above its number at each entry point', async ({ product }) => {
  const address = newAddress();
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(tally(await many(floodLimit.requests, () => typename(product, address)))).toEqual({
    200: floodLimit.requests,
  });

  const graphql = await typename(product, address);
  const rest = await fetch(`${product.url}/api/messages/us`, { method: 'POST', headers: asAddress(address) });
  const form = { ...ASKS_HTML, ...asAddress(address), 'content-type': 'application/x-www-form-urlencoded' };
  const page = await fetch(`${product.url}/contact`, { method: 'POST', headers: form, body: 'name=Asha' });
  const questions = ['/graphql', '/%67raphql', '/graphql/stream'].map((path) =>
    fetch(`${product.url}${path}?query={__typename}`, { headers: asAddress(address) }),
  );
  for (const { status, headers } of [graphql, rest, page, ...(await Promise.all(questions))]) {
    expect([status, headers.get('retry-after'), headers.get('x-ratelimit-limit')]).toEqual([429, '60', null]);
  }
  expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }] });
  expect(await rest.json()).toMatchObject({ success: false, message: 'Too many requests. Please try again later.' });
  expect(await page.text()).toContain('Too many requests. Please try again later.');

  for (const path of ['/contact', '/blogs', '/api/blogs', '/healthz', '/metrics', '/graphql']) {
    const headers = { ...asAddress(address), ...ASKS_HTML };
    expect([path, (await fetch(product.url + path, { headers })).status]).toEqual([path, 200]);
  }
  expect((await typename(product, newAddress())).status).toBe(200);
  const { token } = await product.signedIn('Employee');
  expect((await typename(product, address, { authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await typename(product, address, { authorization: `Bearer ${token}x` })).status).toBe(429);

  vi.setSystemTime(Date.now() + floodLimit.seconds * 1000);
  expect((await typename(product, address)).status).toBe(200);
});

test('a request counts for the flood limit unless its answer is cached', async ({ product }) => {
  const address = newAddress();
  vi.useFakeTimers({ toFake: ['Date'] });
  const search = (words: string) =>
    fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asAddress(address) },
      body: JSON.stringify({
        query: 'query ($words: String) { blogPosts(first: 1, search: $words) { totalCount } }',
        variables: { words },
      }),
    });
  expect(tally(await many(floodLimit.requests, (index) => search(`words ${index}`)))).toEqual({
    200: floodLimit.requests,
  });
  expect((await search('words 0')).status).toBe(200);
  const { status, headers } = await search('others');
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
});

test('requests from the machine itself are not limited', async ({ product }) => {
  const count = floodLimit.requests + 100;
  expect(tally(await many(count, () => typename(product, '127.0.0.1')))).toEqual({ 200: count });
});

test('RATE_LIMITS=off switches the flood limit off', async ({ onTestFinished }) => {
  const free = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => free.stop());
  const send = () =>
    fetch(`${free.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asAddress('203.0.113.1') },
      body: '{"query":"{ __typename }"}',
    });
  const count = floodLimit.requests + 1;
  expect(tally(await many(count, send))).toEqual({ 200: count });
});
