import { afterEach, expect, test } from 'vitest';
import { buildMetricsApp } from '#server/app/http/serveMetrics.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
afterEach(() => product.stop());

const TOKEN = 'of-Prometheus_1~2+3/4==';
const ask = async (url: string, authorization?: string, init: RequestInit = {}) => {
  const answer = await fetch(url, { ...init, headers: authorization ? { authorization } : {} });
  return { status: answer.status, challenge: answer.headers.get('www-authenticate'), text: await answer.text() };
};

test('/metrics is public by default', async () => {
  product = await startProduct();
  expect(await ask(`${product.url}/metrics`)).toMatchObject({ status: 200, challenge: null });
});

test('with METRICS_TOKEN /metrics requires the token', async () => {
  product = await startProduct({ METRICS_TOKEN: TOKEN });
  const admin = await product.signedIn('admin');
  const wrong = [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `Basic ${TOKEN}`];
  for (const authorization of [...wrong, `Bearer ${admin.token}`]) {
    for (const path of ['/metrics', '//metrics', '/metrics/', '/%6detrics']) {
      const answer = await ask(product.url + path, authorization);
      expect([path, authorization, answer]).toMatchObject([path, authorization, { status: 401 }]);
      expect(answer.challenge).toMatch(/^Bearer/);
      expect(answer.text).not.toContain('http_requests_total');
    }
  }
  const reported = await ask(`${product.url}/metrics`, `Bearer ${TOKEN}`);
  expect([reported.status, reported.text.includes('http_requests_total')]).toEqual([200, true]);
});

test('the port of METRICS_PORT serves /metrics instead of the port of the pages', async ({ onTestFinished }) => {
  const port = await freePort();
  product = await startProduct({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
  const figures = buildMetricsApp(product.services);
  onTestFinished(() => figures.close());
  await figures.listen({ port, host: '127.0.0.1' });
  for (const path of ['/metrics', '//metrics', '/metrics/']) {
    const answer = await ask(product.url + path, `Bearer ${TOKEN}`);
    expect([path, answer.status, answer.text.includes('http_requests_total')]).toEqual([path, 404, false]);
  }
  const own = `http://127.0.0.1:${port}`;
  expect(await ask(`${own}/metrics`)).toMatchObject({ status: 401, challenge: expect.stringMatching(/^Bearer/) });
  const reported = await ask(`${own}/metrics`, `Bearer ${TOKEN}`);
  // They include the request above.
  expect([reported.status, reported.text.includes('http_requests_total{')]).toEqual([200, true]);
  for (const path of ['/', '/graphql', '/api/blogs', '/healthz', '/admin/login'])
    expect([path, (await ask(own + path, `Bearer ${TOKEN}`)).status]).toEqual([path, 404]);
  expect((await ask(`${own}/metrics`, `Bearer ${TOKEN}`, { method: 'POST' })).status).toBe(404);
});
