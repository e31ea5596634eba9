import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  product.holdTime();
  await makePost(await product.signedIn('Employee'), { isPublished: true });
  // The notification about the last change has arrived.
  await until(async () => (await queriesOf(product, () => ask(product))).length === 0);
});

const QUERY = JSON.stringify({
  query: '{ blogPosts(first: 5) { nodes { id slug title excerpt author tags createdAt } } }',
});
const json = { 'content-type': 'application/json' };
const ask = (product: Product, headers: Record<string, string> = json, body = QUERY) =>
  send(product.url, '/graphql', { method: 'POST', headers, body });

test('an equal JSON request is served from the cache', async ({ product }) => {
  const { text } = await ask(product);
  expect(await queriesOf(product, async () => expect((await ask(product)).text).toBe(text))).toEqual([]);
});

test('the cache answers no request that Apollo refuses', async ({ product }) => {
  await ask(product);
  expect((await ask(product, { 'content-type': 'text/plain' })).status).toBe(415);
  const byGet = (type: string) =>
    send(product.url, `/graphql?query=${encodeURIComponent('{ __typename }')}`, { headers: { 'content-type': type } });
  expect((await byGet('application/json')).status).toBe(200);
  expect((await byGet('text/plain')).status).toBe(415);
  expect((await ask(product, { ...json, accept: 'text/plain' })).status).toBe(406);
  const modern = await ask(product, { ...json, accept: 'application/graphql-response+json' });
  expect(modern.headers['content-type']).toMatch(/^application\/graphql-response\+json/);
});

test('a request body in chunks is read', async ({ product }) => {
  async function* pieces() {
    yield QUERY.slice(0, 10);
    await new Promise((resolve) => setImmediate(resolve));
    yield QUERY.slice(10);
  }
  const headers = { ...json, 'content-length': String(Buffer.byteLength(QUERY)) };
  const { status, text } = await send(product.url, '/graphql', { method: 'POST', headers, body: pieces() });
  expect([status, text]).toEqual([200, (await ask(product)).text]);
});

test('equal mutations are all executed', async ({ product }) => {
  const before = await product.services.db.$client.query('select count(*)::int as n from messages');
  await Promise.all([makeMessage(product), makeMessage(product)]);
  const after = await product.services.db.$client.query('select count(*)::int as n from messages');
  expect(after.rows[0].n).toBe(before.rows[0].n + 2);
});

test('an error is not cached', async ({ product }) => {
  const query = JSON.stringify({ query: '{ blogPost(slug: "there-is-none") { title } }' });
  const [first, second] = [
    JSON.parse((await ask(product, json, query)).text),
    JSON.parse((await ask(product, json, query)).text),
  ];
  expect(first.errors[0].extensions.code).toBe('NOT_FOUND');
  expect(second.errors[0].extensions.requestId).not.toBe(first.errors[0].extensions.requestId);
});

test('a cached answer expires after ten seconds', async ({ product }) => {
  await ask(product);
  product.passTime(9999);
  expect(await queriesOf(product, () => ask(product))).toEqual([]);
  product.passTime(1);
  expect(await queriesOf(product, () => ask(product))).not.toEqual([]);
});

test('a cached answer counts in the metrics with its root fields', async ({ product }) => {
  const counted = async () => {
    const { text } = await send(product.url, '/metrics');
    const value = (line: RegExp) => Number(line.exec(text)?.[1] ?? 0);
    return [
      value(/http_requests_total\{method="POST",route="\/graphql",status="200"\} (\d+)/),
      value(/graphql_root_fields_total\{field="blogPosts",code="OK"\} (\d+)/),
    ];
  };
  await ask(product);
  const [requests, fields] = (await counted()) as [number, number];
  await ask(product);
  expect(await counted()).toEqual([requests + 1, fields + 1]);
});
