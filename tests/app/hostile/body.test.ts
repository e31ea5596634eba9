import { describe, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { sessions } from '#server/people/session/table.ts';
import { users } from '#server/people/user/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { application } from '#tests/kit/content/affiliate.ts';
import { blogPost } from '#tests/kit/content/blog.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { send } from '#tests/kit/network/raw.ts';
import { newUser } from '#tests/kit/network/rows/user.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MB = 1024 * 1024;
const EDGE = 'form-edge';

const calls: [path: string, good: () => Record<string, unknown>][] = [
  ['/admin/login', () => ({ identifier: 'a@b.example', password: 'Secret-123' })],
  ['/admin/verify-otp', () => ({ identifier: 'a@b.example', otp: '123456' })],
  ['/admin/resend-otp', () => ({ identifier: 'a@b.example' })],
  ['/admin/signup', newUser],
  ['/blogs/create', blogPost],
  ['/affiliate', application],
  ['/messages/us', newMessage],
];

const stored = (product: Product) =>
  Promise.all(
    [blogPosts, messages, users, pictures, sessions, affiliates].map((table) => product.services.db.$count(table)),
  );

/** Sends a raw body; expects a refusal in the REST format, and that nothing is stored. */
async function refused(
  product: Product,
  admin: Person,
  path: string,
  type: string | undefined,
  body: string | Uint8Array,
): Promise<number> {
  const before = await stored(product);
  const headers = { authorization: `Bearer ${admin.token}`, ...(type !== undefined && { 'content-type': type }) };
  const { status, text } = await send(product.url, `/api${path}`, { method: 'POST', headers, body });
  const message = expect.any(String);
  expect(JSON.parse(text)).toEqual({
    success: false,
    message,
    error: { message, requestId: expect.any(String) },
    errors: expect.objectContaining({ message }),
  });
  expect(text).not.toMatch(/node_modules|\.ts:|SELECT|insert into|at .*\(/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await stored(product)).toEqual(before);
  return status;
}

const JSON_TYPE = 'application/json';
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const deepObject = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;

/** Values that mean "none" in an optional field. */
const isNone = (field: string, value: unknown) =>
  (field === 'slug' && (value === null || value === '')) ||
  (field === 'message' && [null, '', ' '].includes(value as string));

describe.for(calls)('POST /api%s', ([path, good]) => {
  const json = (fields: Record<string, unknown> = {}) => JSON.stringify({ ...good(), ...fields });
  const [text] = Object.keys(good()) as [string];

  test.for<[what: string, body: () => string | Uint8Array, status: number]>([
    ['broken JSON', () => '{"a":', 400],
    ['two JSON values', () => `${json()}${json()}`, 400],
    ['null', () => 'null', 400],
    ['a list', () => `[${json()}]`, 400],
    ['a text', () => JSON.stringify(json()), 400],
    ['a number', () => '5', 400],
    ['true', () => 'true', 400],
    ['a list of 100,000 levels', () => deep, 400],
    ['an object of 100,000 levels', () => deepObject, 422],
    ['a field of 100,000 levels', () => `{"${text}":${deep}}`, 422],
    ['a prototype', () => `{"__proto__":{"isAdmin":true},${json().slice(1)}`, 400],
    ['a prototype in a field', () => `${json().slice(0, -1)},"more":{"__proto__":{"a":1}}}`, 400],
    ['a constructor with a prototype', () => `${json().slice(0, -1)},"more":{"constructor":{"prototype":{}}}}`, 400],
    [
      'bytes that are no UTF-8',
      () => Buffer.concat([Buffer.from(json().slice(0, -2)), Buffer.from([0xc3, 0x28, 0x22, 0x7d])]),
      400,
    ],
    ['UTF-16', () => Buffer.from(json(), 'utf16le'), 400],
    ['more than 1 MB', () => json({ more: 'a'.repeat(MB) }), 413],
    ['an empty object', () => '{}', 422],
    ['an empty body', () => '', 422],
  ])('a malformed JSON body is refused: %s', async ([, body, status], { product, admin }) => {
    expect(await refused(product, admin, path, JSON_TYPE, body())).toBe(status);
  });

  test.for<[type: string | undefined, status: number]>([
    [`${JSON_TYPE}; charset=latin1`, 415],
    [`${JSON_TYPE}; charset=utf-16`, 415],
    [`${JSON_TYPE}; charset="utf-7"`, 415],
    ['text/plain', 415],
    ['text/json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/xml', 415],
    ['application/json-patch+json', 415],
    ['application/jsonp', 415],
    ['nonsense', 415],
    ['', 415],
    [undefined, 415],
    ['multipart/form-data', 400],
    [`multipart/form-data; boundary=${EDGE}`, 400],
    ['multipart/mixed; boundary=a', 415],
  ])('JSON with the content type %j is refused', async ([type, status], { product, admin }) => {
    expect(await refused(product, admin, path, type, json())).toBe(status);
  });

  test('every field with a value of another type is refused', async ({ product, admin }) => {
    const odd: unknown[] = [
      null,
      5,
      -0.1,
      1e308,
      true,
      [],
      {},
      [null],
      { toString: 1 },
      [[['a']]],
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\u001b[0m',
      '\u007f',
    ];
    for (const field of Object.keys(good())) {
      for (const value of odd) {
        if (isNone(field, value)) continue;
        await refused(product, admin, path, JSON_TYPE, json({ [field]: value }));
      }
    }
  });

  const part = (name: string, value: string, more = '') =>
    `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const parts = (fields: Record<string, unknown> = good()) =>
    Object.entries(fields)
      .map(([name, value]) => part(name, String(value)))
      .join('');
  const end = `--${EDGE}--\r\n`;

  test.for<[what: string, body: () => string | Uint8Array]>([
    [
      'bytes that are no UTF-8',
      () => Buffer.from(`${parts({ ...good(), [text]: 'Something \xff else' })}${end}`, 'latin1'),
    ],
    ['nothing', () => ''],
    ['only its end', () => end],
    ['without its end', parts],
    ['cut short in a head', () => `${parts()}--${EDGE}\r\ncontent-dispo`],
    ['a part without a name', () => `--${EDGE}\r\ncontent-disposition: form-data\r\n\r\na\r\n${parts()}${end}`],
    ['a part without a head', () => `--${EDGE}\r\n\r\na\r\n${parts()}${end}`],
    ['a field that is sent twice', () => `${part(text, 'Something else')}${parts()}${end}`],
    ['a file for a text', () => `${parts().replace(`name="${text}"`, `name="${text}"; filename="a.txt"`)}${end}`],
    ['a NUL character', () => `${parts({ ...good(), [text]: 'Something\0else' })}${end}`],
    ['a prototype for a field', () => `${part('__proto__', 'a')}${part('__proto__', 'b')}${end}`],
    ['100,000 fields', () => `${part('a', 'b').repeat(100_000)}${end}`],
  ])('a malformed form is refused: %s', async ([, body], { product, admin }) => {
    await refused(product, admin, path, `multipart/form-data; boundary=${EDGE}`, body());
  });

  test('a form above its size limit is refused', async ({ product, admin }) => {
    const isPicture = path === '/blogs/create';
    const more = part('more', 'a'.repeat(isPicture ? 11 * MB : MB));
    expect(await refused(product, admin, path, `multipart/form-data; boundary=${EDGE}`, parts() + more + end)).toBe(
      413,
    );
  });
});

test('a valid body passes validation at each address, so the refusals above have no other cause', async ({ admin }) => {
  const statuses: number[] = [];
  for (const [path, good] of calls) statuses.push((await admin.rest('POST', path, good())).status);
  expect(statuses).toEqual([401, 401, 200, 201, 201, 201, 201]);
});

test('keys like __proto__ do not pollute the object prototype', () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
