import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { test } from '#tests/kit/test.ts';

/** Status of GET, which takes the segment as a slug, and of DELETE, which takes it as an id. */
test.for<[part: string, bySlug: number, asId: number]>([
  ['%', 404, 422],
  ['%zz', 404, 422],
  ['%E0%A4%A', 404, 422],
  ['%00', 422, 422],
  ['a%00b', 422, 422],
  ['%ED%A0%80', 404, 422],
  ['%ff', 404, 422],
  ['..%2f..%2fetc', 404, 422],
  ['%2e%2e', 404, 422],
  ['a%0d%0ab', 404, 422],
  ['%F0%9F%A6%84', 404, 422],
  ['%1b', 422, 422],
  ['*', 404, 422],
  ['a'.repeat(501), 404, 404],
  ['a/b', 404, 404],
])(
  'the malformed address /api/blogs/%s is %d for GET but %d for DELETE, never 400',
  async ([part, bySlug, asId], { product, admin }) => {
    for (const [method, expected] of [
      ['GET', bySlug],
      ['DELETE', asId],
    ] as const) {
      const headers = { authorization: `Bearer ${admin.token}` };
      const { status, text, headers: sent } = await send(product.url, `/api/blogs/${part}`, { method, headers });
      expect([method, status]).toEqual([method, expected]);
      expect(sent['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text).success).toBe(false);
    }
  },
);

test('the query string of a REST address is ignored, malformed or not', async ({ product }) => {
  for (const query of ['?%zz', '?a=%ff', '?%00']) {
    expect((await send(product.url, `/api/blogs${query}`)).status).toBe(200);
  }
});

test.for([
  '//',
  '///',
  '//evil.example',
  '/%',
  '/blog/%E0%A4%A',
  '/blog/%00',
  `/blog/${'a'.repeat(600)}`,
  '/?%',
  '/blogs?a=%zz',
  '/blog/a%2fb',
  '/..',
  '/../..',
  '/.%2e/x',
  '/a:b',
  '/;a',
  '/blog/:slug',
  '/http://evil.example',
  '*',
  'http://evil.example/blogs',
  'https://evil.example',
])('a page at the malformed address %s causes no server error', async (path, { product }) => {
  const { status, text, headers } = await send(product.url, path, { headers: { accept: 'text/html' } });
  expect(status).toBeLessThan(500);
  expect(headers.location).toBeUndefined();
  expect(text).toContain('<!doctype html>');
  const isFound = !/Page Not Found|Unexpected Application Error|Post Not Found|Error Loading Post/.test(
    text.replace(/<script.*?<\/script>/gs, ''),
  );
  expect([path, isFound]).toEqual([path, status === 200]);
});

test('another spelling of an address reaches the same entry point with the same checks', async ({ product }) => {
  for (const path of ['//api/admin', '///api/admin', '/%61pi/admin', 'http://evil.example/api/admin']) {
    const { status, text } = await send(product.url, path);
    expect([status, JSON.parse(text).success]).toEqual([401, false]);
  }
  const { status, text } = await send(product.url, '//graphql', { method: 'PUT' });
  expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
});

test.for([
  '/\\metrics',
  '\\metrics',
  '/\\/metrics',
  '//\\metrics',
  '/\\graphql',
  '/\\mcp',
  '/\\api/admin',
  '/api\\admin',
  '/api/blogs\\',
  '/\\evil.example',
  '/blogs?search=a\\b',
  'http://evil.example\\metrics',
  '/metrics\x0c',
  '/metrics\x7f',
])('the request target %j is 400', async (target, { product }) => {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('nosniff');
  expect(answer).not.toContain('process_cpu');
});

test('a percent-encoded backslash is a part of a name', async ({ product }) => {
  for (const path of ['/%5cmetrics', '/%5Cgraphql', '/%5c%5capi/admin', '/api%5cadmin']) {
    const { status, text: body } = await send(product.url, path, { headers: { accept: 'text/html' } });
    expect([path, status]).toEqual([path, 404]);
    expect(body).toContain('Page Not Found');
  }
});

test('percent-encoded letters of an address are equivalent to the letters', async ({ product }) => {
  for (const path of ['/%62logs', '/%61pi/blogs', '/bl%6Fgs'])
    expect([path, (await send(product.url, path)).status]).toEqual([path, 200]);
});
