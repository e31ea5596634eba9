import { describe, expect } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { rowCases } from '#tests/kit/network/restRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let admin: Person;
test.beforeAll(async ({ product }) => {
  admin = await product.signedIn('admin');
});

const guarded = Object.entries(rowCases).filter(([, { audience }]) => audience !== 'public');

/** Other spellings of an address that intermediaries may normalise. */
const spellings: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/Api'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/%2e/'),
  (path) => path.replace('/api/', '/api/../api/'),
  (path) => path.replace('/api/', '/api/%2e%2e/api/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api', '/%2561pi'),
  (path) => path.replace('/api/', '/api;a=b/'),
  (path) => path.replace('/api', '/public/../api'),
  (path) => `/healthz/..${path}`,
  (path) => `/assets/%2e%2e${path}`,
  (path) => `${path}.`,
  (path) => `${path}..`,
  (path) => `${path}/.`,
  (path) => `${path}//`,
  (path) => `${path};`,
  (path) => `${path};.js`,
  (path) => `${path}.json`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}%09`,
  (path) => `${path}%23`,
  (path) => `${path}%3f`,
  (path) => `${path}?`,
  (path) => `${path}#`,
  (path) => `${path}/%2e%2e/published`,
  (path) => `${path}?_method=GET&token=a&access_token=a&role=admin&isAdmin=true`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `https://other.example${path}`,
];

/** Headers that might override identity, method or path. */
const tricks = (product: Product, path: string): Record<string, string>[] => [
  { 'x-original-url': path, 'x-rewrite-url': path },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'x-client-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/api', host: 'localhost' },
  { 'x-http-method-override': 'GET', 'x-http-method': 'GET', 'x-method-override': 'GET' },
  {
    'x-user': 'admin',
    'x-user-id': admin.id,
    'x-role': 'admin',
    'x-authenticated-user': admin.email,
    'remote-user': 'admin',
  },
  { cookie: `token=${admin.token}; session=${admin.token}; authorization=Bearer ${admin.token}` },
  {
    'proxy-authorization': `Bearer ${admin.token}`,
    'x-authorization': `Bearer ${admin.token}`,
    'x-api-key': `${admin.token}`,
  },
  { 'x-access-token': `${admin.token}`, token: `${admin.token}` },
  { authorization: `Basic ${Buffer.from(`${admin.email}:Secret-123`).toString('base64')}` },
  { authorization: `${admin.token}` },
  { authorization: `Token ${admin.token}` },
  { connection: 'close, authorization' },
  { origin: product.url, referer: `${product.url}/dashboard`, 'sec-fetch-site': 'same-origin' },
];

describe.for(guarded)('%s', ([name, { audience, good }]) => {
  const method = name.split(' ')[0] as string;

  test('no other spelling and no header permits the call', async ({ product, employee }) => {
    const { path, body } = await good(product, admin);
    const address = `/api${path}`;
    const strangers: [string, Person][] = [['nobody', product.nobody]];
    if (audience === 'admin') strangers.push(['an employee', employee]);
    const json = { 'content-type': 'application/json' };
    for (const [who, { token }] of strangers) {
      const own: Record<string, string> = token ? { ...json, authorization: `Bearer ${token}` } : json;
      const asked = [
        ...spellings.map((spell) => [spell(address), own] as const),
        ...tricks(product, address).map((headers) => [address, { ...own, ...headers }] as const),
      ];
      for (const [target, headers] of asked) {
        const answer = await send(product.url, target, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        expect([who, target, headers, [400, 401, 403, 404, 405, 422].includes(answer.status)]).toEqual([
          who,
          target,
          headers,
          true,
        ]);
        expect(answer.text).not.toContain('"success":true');
      }
    }
    // The object existed, so the refusals had no other cause.
    const { status } = await send(product.url, address, {
      method,
      headers: { ...json, authorization: `Bearer ${admin.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([200, 201]).toContain(status);
    if (name.endsWith('logout')) admin = await product.signedIn('admin');
  });
});
