import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { cacheKeyOf, isNamedBy } from '#server/app/cache/cacheKey.ts';
import { setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { buildApp } from '#server/app/http/app.ts';
import { builtPages } from '#server/app/pages/built.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const kindOf = async (product: Product, path: string, accept: string) => {
  const { status, headers } = await send(product.url, path, { headers: { accept } });
  return [status, String(headers['content-type']).split(';')[0]];
};

test.for([
  '/api',
  '//api',
  '///api',
  '/api/',
  '/%61pi',
  '/%61%70%69',
  'http://other.example/api',
  '/api?a=1',
  '//api?a=1',
])('%s is served in the accepted format, whatever was requested before', async (path, { product }) => {
  for (const accept of ['text/html', 'application/json', 'text/html', 'application/json'])
    expect([path, await kindOf(product, path, accept)]).toEqual([path, [200, accept]]);
});

test('a response that varies by a header missing in its key is not cached', () => {
  const keyOf = (url: string, hasOrigins = false) =>
    cacheKeyOf({ method: 'GET', url, headers: {} } as Parameters<typeof cacheKeyOf>[0], hasOrigins, (path) => path);
  for (const [url, vary, isNamed] of [
    ['/blogs', undefined, true],
    ['/blogs', 'Accept-Encoding, Authorization', true],
    ['/blogs', 'Accept', false],
    ['/blogs', 'accept-encoding, Cookie, Sec-GPC', true],
    ['/blogs', 'accept-encoding, User-Agent', false],
    ['/blogs', '*', false],
    ['/blogs', 'Origin', false],
    ['/api/blogs', 'Accept', true],
    ['/api/blogs', ['Authorization', 'Accept-Language'], false],
  ] as const)
    expect([url, vary, isNamedBy(keyOf(url), vary)]).toEqual([url, vary, isNamed]);
  expect(isNamedBy(keyOf('/blogs', true), 'Origin')).toBe(true);
});

test('a page that varies by a header missing in its key is rendered for each client', async ({
  onTestFinished,
  product,
}) => {
  const pages = await builtPages();
  const serve = async (app: FastifyInstance) => {
    await pages.serve(app);
    app.get('/varied', async ({ headers }, reply) =>
      setCachePolicy(reply.header('vary', 'Accept'), 60).type('text/plain').send(headers.accept),
    );
  };
  const app = await buildApp(product.services, { ...pages, serve });
  onTestFinished(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const accept of ['text/plain', 'text/*', 'text/plain'])
    expect((await send(origin, '/varied', { headers: { accept } })).text).toBe(accept);
});
