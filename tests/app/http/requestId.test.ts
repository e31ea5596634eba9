import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '#tests/kit/content/message.ts';
import { makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { hear } from '#tests/kit/network/live.ts';
import { send } from '#tests/kit/network/raw.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let wire: Wire;
beforeAll(async () => {
  product = await startProduct(
    { TRUST_PROXY: 'loopback' },
    {
      connectThrough: async (url) => {
        wire = await wireTo(url);
        return wire.url;
      },
    },
  );
  admin = await product.signedIn('admin');
});
afterAll(async () => {
  await product.stop();
  await wire.cut();
});

async function metrics(): Promise<Map<string, number>> {
  const { text } = await send(product.url, '/metrics');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

describe('the request id', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
  const json = { 'content-type': 'application/json' };

  test.each([
    { what: 'a page', path: '/contact' },
    { what: 'an unknown page', path: '/nowhere' },
    { what: 'a probe', path: '/healthz' },
    { what: 'a picture that is not there', path: '/uploads/none.webp' },
    { what: 'GraphQL', path: '/graphql?query={__typename}' },
    { what: 'what the router refuses', path: `/api/blogs/${'x'.repeat(600)}` },
    { what: 'broken percent-encoding', path: '/%E0%A4%A' },
  ])('the header of $what contains a new request id', async ({ path }) => {
    const [one, other] = [await send(product.url, path), await send(product.url, path)];
    expect(one.headers['x-request-id']).toMatch(uuid);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  test.each([
    { what: 'a field', body: '{"query":"{ users { totalCount } }"}' },
    { what: 'a document', body: '{"query":"{ nothing }"}' },
    { what: 'a body', body: '{"query' },
    { what: 'a batch', body: '[]' },
    { what: 'a request without a preflight', type: 'text/plain', body: '{}' },
    { what: 'a stream', path: '/graphql/stream', body: '{"query":"{ nothing }"}' },
  ])('the GraphQL error of $what contains the request id', async ({ path = '/graphql', type, body }) => {
    const headers = type ? { 'content-type': type } : json;
    const { text, headers: answered } = await send(product.url, path, { method: 'POST', headers, body });
    expect(JSON.parse(text).errors[0].extensions.requestId).toBe(answered['x-request-id']);
  });

  test.each([
    { what: 'an item that is unknown', method: 'GET', path: '/api/blogs/none' },
    { what: 'an address that is unknown', method: 'GET', path: '/api/none' },
    { what: 'a body that is broken', method: 'POST', path: '/api/messages/us', body: '{"na' },
    { what: 'a rule that is broken', method: 'POST', path: '/api/messages/us', body: '{}' },
  ])('the REST failure of $what contains the request id', async ({ method, path, body }) => {
    const options = { method, ...(body && { headers: json, body }) };
    const { text, headers } = await send(product.url, path, options);
    expect(JSON.parse(text).error.requestId).toBe(headers['x-request-id']);
  });

  test('an error page and a text answer contain the request id', async () => {
    const page = await send(product.url, '/uploads/none', { headers: { accept: 'text/html' } });
    expect(page.text).toContain(`<small>Request ${page.headers['x-request-id']}</small>`);
    const text = await send(product.url, '/uploads/none');
    expect(text.text).toBe(`There is nothing here.\nRequest ${text.headers['x-request-id']}\n`);
  });

  test('only a valid request id from a trusted proxy is used', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await send(product.url, '/healthz', { headers })).headers['x-request-id'];
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect(await ask({ ...forwarded, 'x-request-id': 'edge-4711.a_b' })).toBe('edge-4711.a_b');
    for (const odd of ['short', 'x'.repeat(65), 'two words', '<script>alert(1)</script>']) {
      expect(await ask({ ...forwarded, 'x-request-id': odd })).toMatch(uuid);
    }
    // Without a proxy.
    expect(await ask({ 'x-request-id': 'edge-4711.a_b' })).toMatch(uuid);
  });
});

describe('/metrics', () => {
  test('/metrics counts requests and root fields of every entry point', async () => {
    await product.nobody.rest('GET', '/blogs/none');
    await product.nobody.gql('{ a: blogPost(slug: "none") { id } b: blogPosts { totalCount } }');
    const seen = await metrics();
    expect(seen.get('http_requests_total{method="GET",route="/api/blogs/:slug",status="404"}')).toBeGreaterThan(0);
    expect(seen.get('http_request_duration_seconds_count{method="POST",route="/graphql"}')).toBeGreaterThan(0);
    expect(seen.get('graphql_root_fields_total{field="blogPost",code="NOT_FOUND"}')).toBeGreaterThanOrEqual(2);
    expect(seen.get('graphql_root_fields_total{field="blogPosts",code="OK"}')).toBeGreaterThan(0);
    expect(seen.get('process_start_time_seconds')).toBeGreaterThan(0);
    expect(seen.get('database_pool_connections{state="total"}')).toBeGreaterThan(0);
  });

  test('/metrics counts failed sign-ins by kind', async () => {
    const { email, password } = await product.user();
    const before = await metrics();
    await product.nobody.rest('POST', '/admin/login', { identifier: email, password: 'Wrong-123' });
    await product.nobody.rest('POST', '/admin/login', { identifier: email, password });
    await product.nobody.rest('POST', '/admin/verify-otp', { identifier: email, otp: '000000' });
    const after = await metrics();
    const grown = (kind: string) => {
      const name = `sign_in_failures_total{kind="${kind}"}`;
      return (after.get(name) ?? 0) - (before.get(name) ?? 0);
    };
    expect([grown('password'), grown('code'), grown('limited')]).toEqual([1, 1, 0]);
  });

  test('/metrics shows the depth and age of the outbox queues', async () => {
    await until(async () => (await metrics()).get('outbox_depth{queue="mail"}') === 0);
    product.mail.refuseWith = 451;
    const { id } = await makeWebhook(admin, { url: 'https://nowhere.invalid/', events: ['POST_PUBLISHED'] });
    await admin.gql(webhookOperations.test, { id });
    await sendMessage(product.nobody);
    product.passTime(3600_000);
    const seen = await metrics();
    for (const [queue, depth] of [
      ['mail', 2],
      ['webhook', 1],
    ]) {
      expect(seen.get(`outbox_depth{queue="${queue}"}`)).toBe(depth);
      expect(seen.get(`outbox_oldest_seconds{queue="${queue}"}`)).toBeGreaterThanOrEqual(3600);
    }
    product.mail.refuseWith = null;
    product.services.outbox.wake();
    await until(async () => (await metrics()).get('outbox_depth{queue="mail"}') === 0);
  });

  test('/metrics counts the open streams', async () => {
    const ear = await hear(admin);
    expect((await metrics()).get('live_streams_open')).toBe(1);
    ear.close();
    await until(async () => (await metrics()).get('live_streams_open') === 0);
  });

  test('/metrics has no label with a value that a visitor chooses', async () => {
    const odd = `odd-${Date.now()}`;
    await send(product.url, `/${odd}?${odd}`);
    await send(product.url, `/api/${odd}`, { method: 'PROPFIND' });
    await product.nobody.gql(`{ ${odd.replace('-', '_')}: blogPosts { totalCount } }`);
    await product.nobody.gql(`query ${odd.replace('-', '_')} { ${odd.replace('-', '_')} }`);
    expect((await send(product.url, '/metrics')).text).not.toMatch(/odd.\d/);
  });

  test('/metrics answers immediately while the database is unavailable', async () => {
    await wire.cut();
    const away = await metrics();
    expect(away.get('database_up')).toBe(0);
    expect([...away.keys()].filter((name) => name.startsWith('outbox_'))).toEqual([]);
    expect(away.get('live_streams_open')).toBe(0);
    await wire.mend();
    await until(async () => (await metrics()).get('database_up') === 1);
    expect((await metrics()).get('outbox_depth{queue="mail"}')).toBe(0);
  });
});

test('/metrics counts rate-limit refusals by field', async ({ onTestFinished }) => {
  const limited = await startProduct({ RATE_LIMITS: 'on' });
  onTestFinished(() => limited.stop());
  const attempt = () =>
    limited.nobody.rest('POST', '/admin/login', { identifier: 'nobody@staff.example', password: 'Wrong-123' });
  await until(async () => (await attempt()).status === 429);
  const { text } = await send(limited.url, '/metrics');
  expect(text).toContain('rate_limit_refusals_total{field="signIn"} 1\n');
  expect(text).toContain('sign_in_failures_total{kind="limited"} 1\n');
});
