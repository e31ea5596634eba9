import { describe, expect } from 'vitest';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const JSON_TYPE = 'application/json';
const MODERN = 'application/graphql-response+json';
const HELLO = '{ blogPosts { totalCount } }';
const CREATE = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }';

type Sent = { method?: string; type?: string; accept?: string; body?: string | Uint8Array; path?: string };
async function post(
  product: Product,
  employee: Person,
  { method = 'POST', type = JSON_TYPE, accept = MODERN, body, path = '/graphql' }: Sent,
) {
  const headers = { accept, ...(type && { 'content-type': type }), authorization: `Bearer ${employee.token}` };
  const answer = await send(product.url, path, { method, headers, ...(body !== undefined && { body }) });
  return { ...answer, json: answer.text ? JSON.parse(answer.text) : undefined };
}
const codeOf = (json: { errors?: { extensions: { code: string } }[] }) => json.errors?.[0]?.extensions.code;

describe('codes of client errors', () => {
  const json = (value: unknown) => JSON.stringify(value);
  test.for<[what: string, sent: Sent, status: number, code: string]>([
    ['a document that cannot be parsed', { body: json({ query: '{' }) }, 400, 'BAD_REQUEST'],
    ['an empty document', { body: json({ query: '' }) }, 400, 'BAD_REQUEST'],
    ['a comment for a document', { body: json({ query: '# a' }) }, 400, 'BAD_REQUEST'],
    ['an unknown field', { body: json({ query: '{ secrets }' }) }, 400, 'BAD_REQUEST'],
    ['an unknown argument', { body: json({ query: '{ blogPosts(where: 1) { totalCount } }' }) }, 400, 'BAD_REQUEST'],
    ['an unknown operation', { body: json({ query: `query A ${HELLO}`, operationName: 'B' }) }, 400, 'BAD_REQUEST'],
    ['two operations and no name', { body: json({ query: `query A ${HELLO} query B ${HELLO}` }) }, 400, 'BAD_REQUEST'],
    ['a query that is a number', { body: json({ query: 5 }) }, 400, 'BAD_REQUEST'],
    ['variables that are a text', { body: json({ query: HELLO, variables: '1' }) }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { body: json({ query: HELLO, variables: [1] }) }, 400, 'BAD_REQUEST'],
    ['extensions that are a number', { body: json({ query: HELLO, extensions: 5 }) }, 400, 'BAD_REQUEST'],
    ['an operation name that is a number', { body: json({ query: HELLO, operationName: 5 }) }, 400, 'BAD_REQUEST'],
    ['a batch', { body: json([{ query: HELLO }, { query: HELLO }]) }, 400, 'BAD_REQUEST'],
    ['an empty batch', { body: '[]' }, 400, 'BAD_REQUEST'],
    ['null', { body: 'null' }, 400, 'BAD_REQUEST'],
    ['a text', { body: '"{ viewer { id } }"' }, 400, 'BAD_REQUEST'],
    ['an empty body', { body: '' }, 400, 'BAD_REQUEST'],
    ['an empty object', { body: '{}' }, 400, 'BAD_REQUEST'],
    ['broken JSON', { body: '{"query":' }, 400, 'BAD_REQUEST'],
    ['a prototype in the JSON', { body: `{"query":"${HELLO}","__proto__":{"a":1}}` }, 400, 'BAD_REQUEST'],
    ['bytes that are no UTF-8', { body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }, 400, 'BAD_REQUEST'],
    [
      'a body above 1 MB',
      { body: json({ query: `# ${'a'.repeat(1024 * 1024)}\n${HELLO}` }) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['text/plain', { type: 'text/plain', body: json({ query: HELLO }) }, 415, 'UNSUPPORTED_MEDIA'],
    ['application/graphql', { type: 'application/graphql', body: HELLO }, 415, 'UNSUPPORTED_MEDIA'],
    ['a form', { type: 'application/x-www-form-urlencoded', body: `query=${HELLO}` }, 415, 'UNSUPPORTED_MEDIA'],
    ['no content type', { type: '', body: json({ query: HELLO }) }, 415, 'UNSUPPORTED_MEDIA'],
    ['latin1', { type: `${JSON_TYPE}; charset=latin1`, body: json({ query: HELLO }) }, 415, 'UNSUPPORTED_MEDIA'],
    ['utf-7', { type: `${JSON_TYPE}; charset="utf-7"`, body: json({ query: HELLO }) }, 415, 'UNSUPPORTED_MEDIA'],
    [
      'a persisted query',
      { body: json({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }) },
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['too many tokens', { body: json({ query: `{ ${'a:blogPosts{totalCount} '.repeat(400)} }` }) }, 400, 'BAD_REQUEST'],
    ['deep nesting', { body: json({ query: `${'{a'.repeat(900)}${'}'.repeat(900)}` }) }, 400, 'BAD_REQUEST'],
    ['a spread of itself', { body: json({ query: '{...A} fragment A on Query {...A}' }) }, 400, 'BAD_REQUEST'],
    [
      'a deep introspection',
      { body: json({ query: `{__schema{types{${'fields{type{'.repeat(4)}name${'}}'.repeat(4)}}}}` }) },
      400,
      'BAD_REQUEST',
    ],
    ['PUT', { method: 'PUT', body: json({ query: HELLO }) }, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a mutation by GET', { method: 'GET', path: '/graphql?query=mutation{signOut}' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a GET without a query', { method: 'GET' }, 400, 'BAD_REQUEST'],
    [
      'broken variables by GET',
      { method: 'GET', path: `/graphql?query=${encodeURIComponent(HELLO)}&variables={` },
      400,
      'BAD_REQUEST',
    ],
    ['a foreign kind of answer', { accept: 'text/plain', body: json({ query: HELLO }) }, 406, 'NOT_ACCEPTABLE'],
    ['a broken request at the address with a slash', { path: '/graphql/', body: '{' }, 400, 'BAD_REQUEST'],
    ['PUT at the address with a slash', { method: 'PUT', path: '/graphql/?a=1' }, 405, 'METHOD_NOT_ALLOWED'],
  ])('a refusal has the status and code of its fault: %s', async ([, sent, status, code], { product, employee }) => {
    const { json, ...answer } = await post(product, employee, sent);
    expect([answer.status, codeOf(json)]).toEqual([status, code]);
    expect(json).not.toHaveProperty('data');
    if (status === 405) expect(answer.headers.allow).toMatch(/POST/);
  });

  test.for<[what: string, variables: Record<string, unknown>]>([
    ['missing', {}],
    ['null', { input: null }],
    ['a text', { input: 'a' }],
    ['a list', { input: [1] }],
    ['without a required field', { input: { title: 'A title' } }],
    ['with a number for a text', { input: { ...blogPost(), title: 5 } }],
    ['with an object for a text', { input: { ...blogPost(), title: { $ne: '' } } }],
    ['with a text for a flag', { input: { ...blogPost(), isPublished: 'true' } }],
    ['with an unknown field', { input: { ...blogPost(), createdAt: '2020-01-01' } }],
    ['with a picture that is none', { input: { ...blogPost(), imageFile: { createReadStream: 1 } } }],
    ['with a NUL character', { input: { ...blogPost(), title: 'A title\u0000' } }],
    ['with half a surrogate pair', { input: { ...blogPost(), tags: ['a', '\ud800'] } }],
    ['with an escape character', { input: { ...blogPost(), body: '\u001b[31m' } }],
  ])('an invalid input is BAD_USER_INPUT: %s', async ([, variables], { employee }) => {
    const { code, data } = await employee.gql(CREATE, variables);
    expect([code, data?.createBlogPost ?? null]).toEqual(['BAD_USER_INPUT', null]);
  });

  test('a value of 100,000 levels causes no server error', async ({ product, employee }) => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const body of [
      `{"query":"${CREATE}","variables":{"input":${deep}}}`,
      `{"query":"${HELLO}","variables":${deep}}`,
      `{"query":"${HELLO}","extensions":{"a":${deep}}}`,
      `{"query":${deep}}`,
      deep,
    ]) {
      const { status } = await post(product, employee, { body });
      expect(status).toBeLessThan(500);
    }
  });

  test('an invalid id is BAD_USER_INPUT', async ({ employee }) => {
    for (const id of [
      '',
      '1',
      '../x',
      '{00000000-0000-4000-8000-000000000000}',
      '00000000-0000-4000-8000-000000000000}',
    ]) {
      const { code } = await employee.gql('mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }', { id });
      expect(code).toBe('BAD_USER_INPUT');
    }
  });

  test('a subscription at /graphql is BAD_REQUEST', async ({ employee }) => {
    for (const query of ['subscription { a }', 'subscription A { __typename }', 'subscription { arrived { kind } }']) {
      const { code, data } = await employee.gql(query);
      expect([code, data ?? null]).toEqual(['BAD_REQUEST', null]);
    }
  });
});

describe('the format of an answer', () => {
  const UNKNOWN_SLUG = '{ blogPost(slug: "nothing-here") { id } }';

  test('a field error has code, message, request id, location and path beside the data', async ({
    product,
    employee,
  }) => {
    const { json, status } = await post(product, employee, { body: JSON.stringify({ query: UNKNOWN_SLUG }) });
    expect(status).toBe(200);
    expect(json).toEqual({
      data: { blogPost: null },
      errors: [
        {
          message: 'Blog post not found.',
          extensions: { code: 'NOT_FOUND', requestId: expect.any(String) },
          locations: [{ line: 1, column: 3 }],
          path: ['blogPost'],
        },
      ],
    });
  });

  test('the content type follows the Accept header, with the older type by default', async ({ product, employee }) => {
    const query = { body: JSON.stringify({ query: UNKNOWN_SLUG }) };
    for (const sent of [
      query,
      { body: '{' },
      { body: JSON.stringify({ query: '{' }) },
      { ...query, type: 'text/plain' },
    ]) {
      expect((await post(product, employee, { ...sent, accept: MODERN })).headers['content-type']).toBe(
        `${MODERN}; charset=utf-8`,
      );
      for (const accept of [JSON_TYPE, '*/*', `${JSON_TYPE}, text/html;q=0.5`]) {
        expect((await post(product, employee, { ...sent, accept })).headers['content-type']).toBe(
          `${JSON_TYPE}; charset=utf-8`,
        );
      }
    }
  });

  test('an answer to POST has Cache-Control: no-store', async ({ product, employee }) => {
    expect((await post(product, employee, { body: JSON.stringify({ query: HELLO }) })).headers['cache-control']).toBe(
      'no-store',
    );
    expect((await post(product, employee, { body: '{' })).headers['cache-control']).toBe('no-store');
  });

  test('the content type is accepted with other spellings of JSON and utf-8', async ({ product, employee }) => {
    for (const type of [`${JSON_TYPE};charset=UTF-8`, `${JSON_TYPE}; charset="utf8"`, 'Application/JSON']) {
      expect((await post(product, employee, { type, body: JSON.stringify({ query: HELLO }) })).json.data).toEqual({
        blogPosts: { totalCount: 0 },
      });
    }
  });
});

describe('requests that a foreign page could send', () => {
  const query = `/graphql?query=${encodeURIComponent(HELLO)}`;
  test('a query by GET needs no header', async ({ product }) => {
    const inSpiteOf: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { 'content-type': 'application/json' },
    ];
    for (const headers of inSpiteOf) {
      const asked = await send(product.url, query, { headers });
      expect([asked.status, JSON.parse(asked.text)]).toEqual([200, { data: { blogPosts: { totalCount: 0 } } }]);
      expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a query by GET with a foreign content type is 415', async ({ product }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { status, text } = await send(product.url, query, { headers: { 'content-type': type } });
      expect([status, codeOf(JSON.parse(text))]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    }
  });

  test('a query by GET can have a token', async ({ product, employee }) => {
    const headers = { authorization: `Bearer ${employee.token}` };
    const path = `/graphql?query=${encodeURIComponent('{ viewer { id } }')}`;
    expect(JSON.parse((await send(product.url, path, { headers })).text).data).toEqual({ viewer: { id: employee.id } });
    expect(codeOf(JSON.parse((await send(product.url, path)).text))).toBe('UNAUTHENTICATED');
  });

  test('a mutation by GET is 405 without a change', async ({ product, employee }) => {
    const change = `/graphql?query=${encodeURIComponent('mutation { signOut }')}`;
    for (const method of ['GET', 'HEAD']) {
      for (const type of ['application/json', undefined]) {
        const { status, headers } = await send(product.url, change, {
          method,
          headers: { authorization: `Bearer ${employee.token}`, ...(type && { 'content-type': type }) },
        });
        expect([status, headers.allow]).toEqual([405, 'POST']);
      }
    }
    expect((await employee.gql('{ viewer { id } }')).code).toBeUndefined();
  });

  test('a form needs a header that no foreign page can send, by GET too', async ({ product, employee }) => {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await send(product.url, query, {
        method,
        headers: { authorization: `Bearer ${employee.token}`, 'content-type': 'multipart/form-data; boundary=a' },
      });
      expect([status, codeOf(JSON.parse(text))]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('no origin is allowed unless configured', async ({ product }) => {
    const { headers } = await send(product.url, '/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('HEAD has status and headers of GET without a body', async ({ product }) => {
    for (const [headers, path] of [
      [{}, query],
      [{}, '/graphql?query=%7B'],
      [{ 'content-type': 'text/plain' }, query],
    ] as const) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => send(product.url, path, { method, headers: { ...headers } })),
      );
      expect([head?.status, head?.text]).toEqual([get?.status, '']);
      expect(head?.headers['content-type']).toBe(get?.headers['content-type']);
      expect(head?.headers['content-length']).toBe(get?.headers['content-length']);
    }
  });

  test('OPTIONS lists the methods', async ({ product }) => {
    for (const path of ['/graphql', '/graphql/', '/graphql/stream']) {
      const { status, headers, text } = await send(product.url, path, { method: 'OPTIONS' });
      expect([path, status, headers.allow, text]).toEqual([path, 204, 'GET, HEAD, POST', '']);
    }
  });
});

test('aliases, repeated fields, fragments and directives follow the specification', async ({ product, employee }) => {
  const { slug } = await makePost(employee, { isPublished: true });
  const { data } = await product.nobody.gql(
    `query ($slug: String!, $no: Boolean!) { a: blogPost(slug: $slug) { ...F id @skip(if: $no) } b: blogPost(slug: $slug) { slug } }
     fragment F on BlogPost { slug title @include(if: $no) id }`,
    { slug, no: false },
  );
  expect(data).toEqual({ a: { slug, id: expect.any(String) }, b: { slug } });
});
