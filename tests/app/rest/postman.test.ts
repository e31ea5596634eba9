import Ajv from 'ajv';
import { describe, expect } from 'vitest';
import { examples } from '#playground/examples.ts';
import type { PostmanCollection, PostmanFolder, PostmanItem } from '#server/app/rest/postman/collection.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { postmanSchema } from '#tests/kit/network/postmanSchema.ts';
import { send } from '#tests/kit/network/raw.ts';
import { rowCases } from '#tests/kit/network/restRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { wordsOf } from '#web/site/reference/calls.ts';

const PATH = '/api/postman.json';

let collection: PostmanCollection;
test.beforeAll(async ({ product }) => {
  collection = (await (await fetch(product.url + PATH)).json()) as PostmanCollection;
});

const itemsOf = (folder: PostmanFolder): PostmanItem[] =>
  folder.item.flatMap((one) => ('item' in one ? itemsOf(one) : [one]));
const folder = (name: string) => itemsOf(collection.item.find((one) => one.name === name) as PostmanFolder);

test('the collection matches the schema published by Postman', () => {
  const validate = new Ajv.default({ allErrors: true, strict: false }).compile(postmanSchema);
  validate(collection);
  expect(validate.errors).toBeNull();
  for (const wrong of [{}, { ...collection, item: [{ name: 'Neither' }] }, { ...collection, extra: 1 }])
    expect(validate(wrong)).toBe(false);
});

test('the collection has every REST call and every playground operation except subscriptions', async ({ product }) => {
  const document = await (await fetch(`${product.url}/api/openapi.json`)).json();
  const calls = wordsOf(document).flatMap((word) => word.calls);
  expect(folder('REST').map(({ request }) => `${request.method} ${request.url.raw}`)).toEqual(
    calls.map(({ method, path }) => `${method} {{baseUrl}}/api${path.replace(/\{(\w+)\}/, ':$1')}`),
  );
  expect(calls).toHaveLength(Object.keys(rowCases).length);
  expect(folder('GraphQL').map(({ name }) => name)).toEqual(
    examples.filter(({ query }) => !query.includes('subscription ')).map(({ title }) => title),
  );
});

async function sendIt({ request }: PostmanItem, variables: Record<string, string>): Promise<Response> {
  const filled = (text: string) => text.replace(/\{\{(\$?\w+)\}\}/g, (_, name) => variables[name] ?? '');
  const own = Object.fromEntries((request.url.variable ?? []).map(({ key, value }) => [key, value]));
  const path = request.url.path.map((part) =>
    part.startsWith(':') ? encodeURIComponent(own[part.slice(1)] ?? '') : part,
  );
  const [bearer] = collection.auth.bearer;
  const headers = new Headers(
    request.header
      .filter(({ disabled }) => !disabled)
      .map(({ key, value }) => [key, filled(value)] as [string, string]),
  );
  if (!request.auth) headers.set('authorization', `Bearer ${filled(bearer.value)}`);
  const { body } = request;
  const sent =
    body?.mode === 'graphql'
      ? JSON.stringify({ query: body.graphql.query, variables: JSON.parse(body.graphql.variables) })
      : body?.raw;
  return fetch(`${filled(request.url.host.join('.'))}/${path.join('/')}`, {
    method: request.method,
    headers,
    ...(sent !== undefined && { body: sent }),
  });
}
const variables = (token: string) => ({
  ...Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])),
  token,
});

describe('sending its requests', () => {
  test('every REST request is understood and permitted with an admin token', async ({ product, admin }) => {
    for (const item of folder('REST')) {
      // One request ends its session.
      const { token = '' } = item.request.url.raw.endsWith('/logout') ? await product.signedIn('admin') : admin;
      const { status } = await sendIt(item, variables(token));
      // Ids in examples do not exist, and passwords are wrong.
      const isSignIn = /\/admin\/(?:login|verify-otp|resend-otp)$/.test(item.request.url.raw);
      expect([item.name, status]).toEqual([
        item.name,
        expect.toBeOneOf(isSignIn ? [200, 401, 429] : [200, 201, 404, 409]),
      ]);
    }
  });
  test('REST requests without a token are permitted only if public', async () => {
    for (const item of folder('REST')) {
      const { status } = await sendIt(item, variables(''));
      const isSignIn = /\/admin\/(?:login|verify-otp|resend-otp)$/.test(item.request.url.raw);
      if (item.request.auth)
        expect([item.name, status]).toEqual([
          item.name,
          expect.toBeOneOf(isSignIn ? [200, 401, 429] : [200, 201, 404, 409]),
        ]);
      else expect([item.name, status]).toEqual([item.name, 401]);
    }
  });
  test('every GraphQL request is valid and has a token if needed', async ({ admin }) => {
    for (const item of folder('GraphQL')) {
      const { errors } = (await (await sendIt(item, variables(admin.token ?? ''))).json()) as {
        errors?: { extensions: { code: string } }[];
      };
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      expect([item.name, codes.filter((code) => !/^(NOT_FOUND|BAD_CREDENTIALS|CONFLICT)$/.test(code))]).toEqual([
        item.name,
        [],
      ]);
    }
  });
});

describe('access to the collection', () => {
  const statusOf = async ({ url }: Product, person?: Person) => {
    const headers: Record<string, string> = person?.token ? { authorization: `Bearer ${person.token}` } : {};
    return (await send(url, PATH, { headers })).status;
  };
  test.for([
    ['public', [200, 200, 200, 200]],
    ['staff', [401, 401, 200, 200]],
    ['off', [404, 404, 404, 200]],
  ] as const)(
    'PLAYGROUND=%s decides who can download the collection',
    async ([access, statuses], { onTestFinished }) => {
      const other = await startProduct({ PLAYGROUND: access });
      onTestFinished(() => other.stop());
      const boss = await other.signedIn('admin');
      const people = [undefined, await machineOf(boss, 'PUBLISHED'), await other.signedIn('Employee'), boss];
      const got = [];
      for (const person of people) got.push(await statusOf(other, person));
      // A PUBLISHED token is 403, as for introspection.
      expect(got.map((status) => (status === 403 ? 401 : status))).toEqual(statuses);
    },
  );

  test('the collection is a file, not indexed, with conditional requests', async ({ product }) => {
    const { headers } = await send(product.url, PATH);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="marquee.postman_collection.json"',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
    });
    const again = await send(product.url, PATH, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await send(product.url, PATH, { method: 'POST' })).status).toBe(405);
  });
});
