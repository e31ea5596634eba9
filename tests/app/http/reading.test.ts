import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { buildApp } from '#server/app/http/app.ts';
import { readingLimit } from '#server/app/http/floodLimit.ts';
import { builtPages } from '#server/app/pages/built.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makeRedirect, redirectOperations } from '#tests/kit/content/redirect.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { newAddress, tally } from '#tests/kit/network/limits.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

// A smaller limit, so that it is reached soon.
const usual = readingLimit.requests;
const FEW = 30;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
beforeAll(async () => {
  readingLimit.requests = FEW;
});
afterAll(async () => {
  readingLimit.requests = usual;
});
afterEach(() => {
  vi.useRealTimers();
});

let asked = 0;
const unknown = () => {
  asked += 1;
  return `/nowhere-${asked}`;
};
const read = (product: Product, path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { ...ASKS_HTML, 'x-forwarded-for': address, ...headers } });

async function many(count: number, ask: () => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await ask();
    await answer.text();
    answers.push(answer);
  }
  return answers;
}

describe('the reading limit of a network', () => {
  test('a crawler with ten new addresses a second stays within the limit', () => {
    expect(usual / readingLimit.seconds).toBeGreaterThanOrEqual(2 * 10);
  });

  test('a network that asks for unknown addresses is refused with Retry-After until the limit resets', async ({
    product,
  }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const address = newAddress();
    const answers = await many(FEW, () => read(product, unknown(), address));
    expect(tally(answers)).toEqual({ 404: FEW });
    const refused = await read(product, unknown(), address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(readingLimit.seconds)]);
    // Public answers do not mention the caller; only the refusal does.
    expect(answers.filter(({ headers }) => headers.has('ratelimit') || headers.has('ratelimit-policy'))).toEqual([]);
    expect(refused.headers.get('ratelimit')).toContain('"reading"');
    expect(await refused.text()).toContain('Too many requests. Please try again later.');
    expect((await read(product, unknown(), newAddress())).status).toBe(404);
    vi.setSystemTime(Date.now() + readingLimit.seconds * 1000);
    expect((await read(product, unknown(), address)).status).toBe(404);
  });

  test.for<[name: string, path: () => string]>(
    rows([
      ['drawn lists', () => `/blogs?search=${unknown().slice(1)}`],
      ['posts that are none', () => `/blog${unknown()}`],
      ['slugs of REST that are none', () => `/api/blogs${unknown()}`],
      ['cards that are none', () => `/cards/blog${unknown()}.png`],
    ]),
  )('%s count for the reading limit', async ([_, path], { product }) => {
    const address = newAddress();
    await many(FEW, () => read(product, unknown(), address));
    expect((await read(product, path(), address)).status).toBe(429);
  });

  test('cached answers, files and health checks do not count', async ({ product }) => {
    const address = newAddress();
    await read(product, '/blogs', address);
    await many(FEW, () => read(product, unknown(), address));
    expect((await read(product, unknown(), address)).status).toBe(429);
    const [script = ''] =
      /\/assets\/client-[\w-]+\.js/.exec(await (await read(product, '/blogs', address)).text()) ?? [];
    for (const path of ['/blogs', '/blogs?utm_source=mail', '/healthz', '/readyz', '/metrics', script, '/graphql'])
      expect([path, (await read(product, path, address)).status]).toEqual([path, 200]);
  });

  test('only valid sessions and API tokens are exempt from the reading limit', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const { token: reader } = await issueToken(admin);
    const address = newAddress();
    await many(FEW + 1, () => read(product, unknown(), address));
    const status = async (token: string) =>
      (await read(product, '/api/blogs/all', address, { authorization: `Bearer ${token}` })).status;
    expect([await status(admin.token as string), await status(reader)]).toEqual([200, 200]);
    expect(await status(`${admin.token}x`)).toBe(429);
  });

  test('requests from the machine itself are exempt from the reading limit', async ({ product }) => {
    expect(tally(await many(FEW + 5, () => read(product, unknown(), '127.0.0.1')))).toEqual({ 404: FEW + 5 });
  });

  test('RATE_LIMITS=off switches the reading limit off', async ({ onTestFinished }) => {
    const free = await startProduct({ TRUST_PROXY: '127.0.0.1' });
    onTestFinished(() => free.stop());
    const address = newAddress();
    const ask = () => fetch(free.url + unknown(), { headers: { 'x-forwarded-for': address } });
    expect(tally(await many(FEW + 5, ask))).toEqual({ 404: FEW + 5 });
  });
});

test('an address without a route is answered with one page that needs no statement', async ({ product }) => {
  const pages: string[] = [];
  const look = async () => {
    // An address of one part may have a page.
    const { status, text } = await send(product.url, `/nowhere${unknown()}`, { headers: ASKS_HTML });
    expect(status).toBe(404);
    pages.push(text);
  };
  await look();
  const queries = await queriesOf(product, async () => {
    for (let index = 0; index < 20; index++) await look();
  });
  expect(queries.map(({ text }) => text)).toEqual([]);
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain('Page Not Found');
});

test('the page for addresses without a route is rendered once', async ({ onTestFinished, product }) => {
  const pages = await builtPages();
  const draw = vi.spyOn(pages, 'draw');
  const app = await buildApp(product.services, pages);
  onTestFinished(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let index = 0; index < 5; index++) {
    const { status, text } = await send(origin, unknown(), { headers: ASKS_HTML });
    expect([status, text.includes('Page Not Found')]).toEqual([404, true]);
  }
  expect(draw).toHaveBeenCalledOnce();
});

test.for([
  '/api/blogs',
  '/api/portfolio/published',
  '/api/openapi.json',
  '/sitemap.xml',
  '/feed.xml',
  '/llms.txt',
  '/robots.txt',
])('%s is answered from the cache, whatever its query', async (path, { product }) => {
  product.holdTime();
  // The notification about earlier changes may arrive only now.
  const costs = () => queriesOf(product, () => send(product.url, path));
  await expect.poll(async () => (await costs()).length).toBe(0);
  const first = await send(product.url, path);
  // After the limit only cached pages are served.
  const address = newAddress();
  await many(FEW, () => read(product, unknown(), address));
  expect((await read(product, unknown(), address)).status).toBe(429);
  const queries = await queriesOf(product, async () => {
    for (const query of ['?', '?a=1', '?a=2', '?page=3&b', '?first=1', '?%zz']) {
      const { status, text } = await send(product.url, path + query, { headers: { 'x-forwarded-for': address } });
      expect([query, status, text === first.text]).toEqual([query, 200, true]);
    }
  });
  expect(queries.map(({ text }) => text)).toEqual([]);
});

test('a redirect that is created or deleted applies immediately', async ({ product }) => {
  const admin = await product.signedIn('admin');
  const path = unknown();
  const status = async () => (await send(product.url, path, { headers: ASKS_HTML })).status;
  expect(await status()).toBe(404);
  const { id } = await makeRedirect(admin, { from: path, to: '/blogs' });
  expect(await status()).toBe(301);
  await admin.gql(redirectOperations.remove, { id });
  expect(await status()).toBe(404);
});
