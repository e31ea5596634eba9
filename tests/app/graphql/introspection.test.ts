import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const SDL = '/graphql/schema.graphql';
const committed = readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8');

const accesses = ['public', 'staff', 'off'] as const;
type Access = (typeof accesses)[number];
const callerNames = ['nobody', 'PUBLISHED token', 'employee', 'STAFF token', 'admin', 'ADMIN token'] as const;
type CallerName = (typeof callerNames)[number];
const staff: CallerName[] = ['employee', 'STAFF token', 'admin', 'ADMIN token'];
const admins: CallerName[] = ['admin', 'ADMIN token'];
const may: Record<Access, readonly CallerName[]> = { public: callerNames, staff, off: admins };

type Installation = { product: Product; people: Record<CallerName, Person> };
const installations = {} as Record<Access, Installation>;
beforeAll(async () => {
  for (const access of accesses) {
    const product = await startProduct({ PLAYGROUND: access, CORS_ORIGINS: 'https://app.example' });
    const admin = await product.signedIn('admin');
    const people = {
      nobody: product.nobody,
      'PUBLISHED token': await machineOf(admin, 'PUBLISHED'),
      employee: await product.signedIn('Employee'),
      'STAFF token': await machineOf(admin, 'STAFF'),
      admin,
      'ADMIN token': await machineOf(admin, 'ADMIN'),
    };
    installations[access] = { product, people };
  }
});
afterAll(async () => {
  for (const { product } of Object.values(installations)) await product.stop();
});

const cases = accesses.flatMap((access) => callerNames.map((caller) => [access, caller] as const));

describe('introspection by PLAYGROUND', () => {
  const questions = [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "User") { name } }',
    '{ ...F } fragment F on Query { a: __schema { types { name } } }',
  ];
  const refusals: Record<Access, (caller: CallerName) => [status: number, code: string] | undefined> = {
    public: () => undefined,
    staff: (caller) => (caller === 'nobody' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']),
    off: () => [400, 'BAD_REQUEST'],
  };

  test.for(cases)('PLAYGROUND=%s decides whether introspection is answered: %s', async ([access, caller]) => {
    const person = installations[access].people[caller];
    for (const query of questions) {
      const { status, code, data, errors } = await person.gql(query);
      const refusal = may[access].includes(caller) ? [200, undefined] : refusals[access](caller);
      expect([query, status, code]).toEqual([query, ...(refusal ?? [])]);
      expect(Boolean(data)).toBe(!errors);
      expect(errors?.[0]?.message ?? '').not.toMatch(/Apollo/);
    }
    expect((await person.gql('{ __typename blogPosts { totalCount __typename } }')).code).toBeUndefined();
  });

  test('an introspection query persisted by an admin is refused to others, by text and by hash', async () => {
    const [query] = questions as [string];
    const { people, product } = installations.off;
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
    const ask = async (asked: object, token?: string) => {
      const answer = await fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ ...asked, extensions }),
      });
      return [answer.status, Boolean((await answer.json()).data)];
    };
    expect(await ask({ query }, people.admin.token)).toEqual([200, true]);
    expect(await ask({}, people.admin.token)).toEqual([200, true]);
    expect(await ask({})).toEqual([400, false]);
    expect(await ask({ query })).toEqual([400, false]);
  });
});

describe('suggestions in error messages', () => {
  const CREATE = 'mutation ($input: IssueApiTokenInput!) { issueApiToken(input: $input) { id } }';
  const slips: [what: string, query: string, variables?: Record<string, unknown>][] = [
    ['a field', '{ blogPosts { nods { id } } }'],
    ['a root field', '{ blogPost { id } blogPots { totalCount } }'],
    ['an argument', '{ blogPosts(frst: 1) { totalCount } }'],
    ['a type', 'query ($input: SignInInpu!) { __typename }'],
    ['a selection that is missing', '{ blogPosts }'],
    ['a value of an enum', '{ messages(folder: INBX) { totalCount } }'],
    ['a text for an enum', '{ messages(folder: "INBOX") { totalCount } }'],
    [
      'an enum in a variable',
      'query ($folder: Folder) { messages(folder: $folder) { totalCount } }',
      { folder: 'INBX' },
    ],
    ['a field of an input', 'mutation { signIn(input: { identifer: "a", password: "b" }) { message } }'],
    ['a field of an input in a variable', CREATE, { input: { name: 'a', role: 'STAFF', days: 1, nme: 'a' } }],
  ];

  test.for(cases)('PLAYGROUND=%s decides whether error messages suggest names: %s', async ([access, caller]) => {
    const { people, product } = installations[access];
    const named = [];
    for (const [what, query, variables] of slips) {
      const { status, errors } = await people[caller].gql(query, variables);
      expect([what, status]).toEqual([what, 400]);
      for (const { message } of errors ?? []) expect(message).toBe(message.trim());
      if (errors?.some(({ message }) => message.includes('Did you mean'))) named.push(what);
    }
    expect(named).toEqual(may[access].includes(caller) ? slips.map(([what]) => what) : []);

    const streamed = await Promise.all(
      [
        { query: 'subscription { arived { kind } }' },
        { query: 'subscription ($if: Boolean!) { arrived { kind @include(iff: $if) } }', variables: { if: true } },
      ].map(async (asked) => {
        const answer = await fetch(`${product.url}/graphql/stream`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(people[caller].token && { authorization: `Bearer ${people[caller].token}` }),
          },
          body: JSON.stringify(asked),
        });
        return [answer.status, (await answer.text()).includes('Did you mean')];
      }),
    );
    const isNamed = may[access].includes(caller);
    expect(streamed).toEqual([
      [400, isNamed],
      [400, isNamed],
    ]);
  });
});

describe(`GET ${SDL}`, () => {
  const download = ({ product, people }: Installation, caller: CallerName, headers: Record<string, string> = {}) => {
    const { token } = people[caller];
    return send(product.url, SDL, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });
  };

  test.for(cases)('PLAYGROUND=%s decides whether the SDL is served: %s', async ([access, caller]) => {
    const { status, text, headers } = await download(installations[access], caller);
    if (may[access].includes(caller)) {
      expect([status, text === committed, headers['content-type']]).toEqual([200, true, 'text/plain; charset=utf-8']);
      expect(headers['cache-control']).toBe(access === 'public' ? 'no-cache' : 'no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      return;
    }
    const refused =
      access === 'off' ? [404, 'NOT_FOUND'] : caller === 'nobody' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN'];
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual(refused);
  });

  /** Introspection has role and scopes in the description of a field, the SDL in its directives. */
  const withoutAccess = (data: unknown): IntrospectionQuery =>
    JSON.parse(JSON.stringify(data), (key, value) =>
      key === 'description' && typeof value === 'string'
        ? value.replace(/\n\n(Role: \w+\.|API tokens: none\.|Scopes of API tokens: .+\.)( .+)?$/, '')
        : value,
    );

  test('the SDL equals introspection, with descriptions and directives', async () => {
    const { data } = await installations.public.people.nobody.gql(
      getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true }),
    );
    const print = (schema: ReturnType<typeof buildSchema>) => printSchema(lexicographicSortSchema(schema));
    const { text } = await download(installations.public, 'nobody');
    expect(print(buildSchema(text))).toBe(print(buildClientSchema(withoutAccess(data))));
    expect(text).toContain('@auth(role: EMPLOYEE)');
    expect(text).toContain('"""The published posts, newest first."""');
  });

  test('the SDL is 304 for the ETag that GET and HEAD have', async () => {
    for (const access of ['public', 'staff'] as const) {
      const { headers, text } = await download(installations[access], 'employee');
      const again = await download(installations[access], 'employee', { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect((await download(installations[access], 'employee', { 'if-none-match': '"other"' })).status).toBe(200);
      const { product, people } = installations[access];
      const authorization = `Bearer ${people.employee.token}`;
      const head = await send(product.url, SDL, { method: 'HEAD', headers: { authorization } });
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag]);
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
    }
  });

  test('the SDL is compressed for clients that accept it', async () => {
    const { headers } = await download(installations.public, 'nobody', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(committed.length / 3);
    expect(headers.vary).toContain('Accept-Encoding');
  });

  test('the SDL refuses other methods than GET and HEAD with 405 and Allow', async () => {
    const { product } = installations.public;
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, text } = await send(product.url, SDL, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(text).errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
    }
  });

  test('only configured origins can read the SDL', async () => {
    const { product } = installations.public;
    const fromPage = async (origin: string) =>
      (await send(product.url, SDL, { headers: { origin } })).headers['access-control-allow-origin'];
    expect(await fromPage('https://app.example')).toBe('https://app.example');
    expect(await fromPage('https://evil.example')).toBeUndefined();
  });
});
