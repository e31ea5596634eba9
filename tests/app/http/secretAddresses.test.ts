import Fastify from 'fastify';
import { expect } from 'vitest';
import { sendHeaders } from '#server/app/http/headers.ts';
import { forms } from '#server/app/pages/forms.ts';
import { prefix } from '#server/app/rest/row.ts';
import { table } from '#server/app/rest/table.ts';
import { readSettings } from '#server/platform/settings.ts';
import { send } from '#tests/kit/network/raw.ts';
import { test as base } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });

const TOKEN = 'b'.repeat(43);
const addressOf = (path: string) => path.replace(/:token\??/, TOKEN);
const hasToken = ({ path }: { path: string }) => path.includes(':token');
const html = { accept: 'text/html' };

type Request = [method: string, address: string];
/** Every page, form, REST call and file with a token in its address. */
const secret: Request[] = [
  ...routes.filter(hasToken).flatMap(({ path }): Request[] => [
    ['GET', addressOf(path)],
    ['HEAD', addressOf(path)],
    ['PUT', addressOf(path)],
    ['GET', `${addressOf(path)}/?utm_source=mail`],
    ['GET', addressOf(path).toUpperCase()],
    ['GET', `/${addressOf(path)}`],
  ]),
  ...forms.filter(hasToken).map(({ path }): Request => ['POST', addressOf(path)]),
  ...table.filter(hasToken).map(({ method, path }): Request => [method, prefix + addressOf(path)]),
  ['GET', `/calendar/${TOKEN}.ics`],
];

test('an address with a token is never cached, indexed or sent as a referrer', async ({ product }) => {
  expect(secret.length).toBeGreaterThan(50);
  for (const [method, address] of secret) {
    const { headers } = await send(product.url, address, { method, headers: html });
    const reported = [headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']];
    expect([method, address, ...reported]).toEqual([method, address, 'no-store', 'no-referrer', 'noindex']);
  }
});

test('a server error at an address with a token is never cached, indexed or sent as a referrer', async ({
  onTestFinished,
  product,
}) => {
  const { db } = product.services;
  const select = db.$client.query;
  onTestFinished(() => {
    db.$client.query = select;
  });
  db.$client.query = (() => Promise.reject(new Error('no database'))) as typeof select;
  const { status, headers } = await send(product.url, `/submit-review/${TOKEN}`, { headers: html });
  expect(status).toBeGreaterThanOrEqual(500);
  const reported = [headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']];
  expect(reported).toEqual(['no-store', 'no-referrer', 'noindex']);
});

test('a page without a token in its address can be indexed and cached', async ({ product }) => {
  for (const address of ['/', '/blogs', '/reviews', '/book']) {
    const { headers } = await send(product.url, address, { headers: html });
    expect([address, headers['x-robots-tag'], headers['referrer-policy'], headers['cache-control']]).toEqual([
      address,
      undefined,
      'strict-origin-when-cross-origin',
      'no-cache',
    ]);
  }
});

test('no page has a secret parameter with another name than token', () => {
  const names = routes.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect([...new Set(names)].sort()).toEqual(['id', 'slug', 'token']);
});

test('a server route with another name for a secret parameter stops the start', () => {
  const app = Fastify();
  sendHeaders(app, readSettings({}), { scriptHashes: [], isSecretPath: () => false });
  expect(() => app.get('/file/:key', async () => 'a')).toThrow('a parameter that lets somebody in is called :token');
  expect(() => app.get('/file/:token', async () => 'a')).not.toThrow();
});
