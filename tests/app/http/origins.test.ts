import { afterAll, beforeAll, expect } from 'vitest';
import { type RawAnswer, send } from '#tests/kit/network/raw.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let open: Product;
beforeAll(async () => {
  open = await startProduct({ CORS_ORIGINS: 'https://a.example, https://b.example:8443' });
});
afterAll(async () => {
  await open.stop();
});

const preflight = (path: string, origin: string, method: string, from = open) =>
  send(from.url, path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,apollo-require-preflight',
    },
  });
const allowed = ({ headers }: RawAnswer) => headers['access-control-allow-origin'];

test('no other origin is allowed by default', async ({ product }) => {
  for (const path of ['/graphql', '/api/blogs', '/']) {
    const answer = await send(product.url, path, { headers: { origin: 'https://a.example' } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(allowed(await preflight(path, 'https://a.example', 'POST', product))).toBeUndefined();
  }
});

test('configured origins can use /graphql, /api and /mcp with every method', async () => {
  for (const origin of ['https://a.example', 'https://b.example:8443']) {
    for (const [path, method] of [
      ['/graphql', 'POST'],
      ['/graphql/stream', 'POST'],
      ['/mcp', 'POST'],
      ['/api/blogs/x', 'DELETE'],
      ['/api/blogs/x/toggle-publish', 'PATCH'],
      ['/api/admin/x/toggle-block', 'PUT'],
    ] as const) {
      const answer = await preflight(path, origin, method);
      expect([answer.status, allowed(answer)]).toEqual([204, origin]);
      expect(String(answer.headers['access-control-allow-methods']).split(', ')).toContain(method);
      expect(String(answer.headers['access-control-allow-headers'])).toContain('authorization');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const answer = await send(open.url, '/api/blogs', { headers: { origin } });
    expect([answer.status, allowed(answer), answer.headers.vary]).toEqual([
      200,
      origin,
      expect.stringContaining('Origin'),
    ]);
  }
});

test('origins that resemble a configured one are refused', async () => {
  for (const origin of [
    'http://a.example',
    'https://a.example:8443',
    'https://sub.a.example',
    'https://a.example.evil.example',
    'https://b.example',
    'null',
  ]) {
    expect(allowed(await preflight('/graphql', origin, 'POST'))).toBeUndefined();
    expect(allowed(await send(open.url, '/api/blogs', { headers: { origin } }))).toBeUndefined();
  }
});

test('no origin can read a page', async () => {
  expect(allowed(await send(open.url, '/', { headers: { origin: 'https://a.example' } }))).toBeUndefined();
});

test('OPTIONS without a preflight lists the methods', async () => {
  const kinds: Record<string, string>[] = [
    {},
    { origin: 'https://a.example' },
    { 'access-control-request-method': 'PUT' },
  ];
  for (const headers of kinds) {
    const { status, headers: got, text } = await send(open.url, '/api/blogs', { method: 'OPTIONS', headers });
    expect([status, got.allow, text]).toEqual([204, 'GET, HEAD', '']);
    expect(got).not.toHaveProperty('access-control-allow-methods');
    expect((await send(open.url, '/api/nothing', { method: 'OPTIONS', headers })).status).toBe(404);
  }
});
