import type { Attack } from './attack.ts';
import { bombs } from './bomb.ts';
import { JSON_TYPE } from './graphql.ts';
import { injections, randomOf, seed } from './values.ts';

const post = (what: string, body: unknown, more: Partial<Attack> = {}): Attack => ({
  what,
  door: 'graphql',
  path: '/graphql',
  method: 'POST',
  headers: JSON_TYPE,
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  ...more,
});
const READ = '{ blogPosts { totalCount } }';
const nonsense = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{}',
    '{ }',
    'query',
    'query {',
    'mutation {}',
    '#',
    '\ufeff',
    '\0',
    '{ \0 }',
    '{ nothing }',
    '{ __proto__ }',
    '{ constructor { prototype } }',
  ],
  ...[
    '{ toString }',
    '{ hasOwnProperty }',
    '{ __typename',
    'fragment A on Query { __typename }',
    '{ ...A }',
    'type A { a: Int }',
    'schema { query: A }',
  ],
  ...[
    'extend type Query { a: Int }',
    'subscription { arrived { kind } }',
    'subscription { a: __typename }',
    'subscription A { nothing } subscription B { nothing }',
  ],
  ...[
    '{ viewer { passwordHash } }',
    '{ users { nodes { password } } }',
    '{ users(orderBy: "password") { totalCount } }',
    '{ users(where: { email: { contains: "a" } }) { totalCount } }',
  ],
  ...[
    '{ blogPosts }',
    '{ blogPosts { } }',
    '{ blogPosts { nodes } }',
    '{ blogPosts { nodes { id { a } } } }',
    '{ blogPosts(first: "5") { totalCount } }',
    '{ blogPosts(first: $a) { totalCount } }',
  ],
  ...[
    'query ($a: Int) { __typename }',
    'query ($a: Nothing) { __typename }',
    'query ($a: Int = "a") { blogPosts(first: $a) { totalCount } }',
    'query ($a: Query) { __typename }',
  ],
  ...[
    '{ blogPost(slug: {}) { id } }',
    '{ blogPost(slug: ["a"]) { id } }',
    '{ blogPost(slug: null) { id } }',
    '{ blogPost { id } }',
    '{ blogPost(slug: "a", slug: "b") { id } }',
  ],
  ...[
    'mutation { signOut(all: true) }',
    'mutation { signUp }',
    'mutation { nothing }',
    '{ a: blogPosts { totalCount } a: reviews { totalCount } }',
    '{ _entities { __typename } }',
    '{ _service { sdl } }',
  ],
  ...[
    'query A { __typename } query A { __typename }',
    'query A { __typename } query B { __typename }',
    '{ __typename @skip }',
    '{ __typename @skip(if: "a") }',
    '{ __type(name: 5) { name } }',
  ],
];

const envelopes: unknown[] = [
  ...[
    [],
    [{ query: READ }],
    [{ query: READ }, { query: READ }],
    {},
    { query: null },
    { query: 5 },
    { query: {} },
    { query: [READ] },
    { query: true },
  ],
  ...['null', 'true', '5', '"a"', '{', '[', '', '{"query":', '\ufeff{"query":"{a}"}', READ, `query=${READ}`],
  ...[5, 'a', [], true, [[]]].map((variables) => ({ query: READ, variables })),
  ...[5, {}, [], true, 'Nothing', '__proto__', 'constructor', 'toString', '\0'].map((operationName) => ({
    query: READ,
    operationName,
  })),
  ...[5, 'a', [], true].map((extensions) => ({ query: READ, extensions })),
  ...[{}, { version: 1 }, { version: 1, sha256Hash: 'a'.repeat(64) }, { version: '1', sha256Hash: '../../a' }].map(
    (persistedQuery) => ({ extensions: { persistedQuery } }),
  ),
  ...[
    '{"query":"{__typename}","__proto__":{"a":1}}',
    '{"query":"{a}","variables":{"__proto__":{"a":1}}}',
    `{"query":"{a}","variables":${'['.repeat(50_000)}}`,
  ],
  ...[
    { id: 'a' },
    { documentId: 'sha256:a' },
    { mutation: 'mutation { signOut }' },
    { operations: READ },
    { query: READ, variables: { a: { toString: 1 } }, operationName: 'a' },
  ],
];

const mayAnswer = (envelope: unknown) =>
  typeof envelope === 'object' && envelope !== null && 'query' in envelope && typeof envelope.query === 'string';

/** GraphQL at both addresses, with everything that is no operation. */
export function documents(): Attack[] {
  return ['/graphql', '/graphql/stream'].flatMap((path) => [
    ...bombs.map(([what, query]) => post(what, { query }, { path })),
    ...nonsense.map((query) => post(query, { query }, { path })),
    ...envelopes.map((body) => post(JSON.stringify(body).slice(0, 100), body, { path, mayAnswer: mayAnswer(body) })),
    ...injections.map((text) => post(text, { query: text }, { path })),
    ...injections.map((text) =>
      post(`the name ${text}`, { query: 'query A { __typename }', operationName: text }, { path }),
    ),
    ...injections.map((text) =>
      post(
        `a variable ${text}`,
        { query: 'query ($a: Int) { blogPosts(first: $a) { totalCount } }', variables: { a: text } },
        { path },
      ),
    ),
  ]);
}

const WHOLE = `query A($first: Int = 5, $slug: String!) { blogPosts(first: $first, tag: "a\\u0041") { nodes { ...P } }
  blogPost(slug: $slug) @include(if: true) { ...P } } fragment P on BlogPost { id title nothing tags }`;

export function mangled(): Attack[] {
  const random = randomOf(seed);
  const letters = '{}()[]:$@!.,"\\#&|=a0 \n\0\u2028é';
  const cut = Array.from({ length: WHOLE.length }, (_, end) => WHOLE.slice(0, end));
  const changed = Array.from({ length: 200 }, () => {
    const at = Math.floor(random() * WHOLE.length);
    return WHOLE.slice(0, at) + letters[Math.floor(random() * letters.length)] + WHOLE.slice(at + 1);
  });
  return [...cut, ...changed].map((query) => post(query, { query }));
}

const get = (search: string, headers = {}, more: Partial<Attack> = {}): Attack => ({
  what: `GET ${search.slice(0, 80)} ${JSON.stringify(headers)}`,
  door: 'graphql',
  path: `/graphql?${search}`,
  headers,
  ...more,
});
const query = (text: string) => `query=${encodeURIComponent(text)}`;

/** Requests that GraphQL over HTTP forbids. */
export const overHttp = (): Attack[] => [
  ...['mutation { signOut }', 'mutation { a: __typename }'].map((text) =>
    get(query(text), {}, { status: 405, names: 'METHOD_NOT_ALLOWED' }),
  ),
  ...['text/plain', 'text/css', 'image/png', 'application/xml'].flatMap((accept) => [
    get(query(READ), { accept }, { status: 406, names: 'NOT_ACCEPTABLE' }),
    post(
      `Accept ${accept}`,
      { query: READ },
      { headers: { ...JSON_TYPE, accept }, status: 406, names: 'NOT_ACCEPTABLE' },
    ),
  ]),
  ...[
    '',
    'query',
    'query=',
    'query=%7B',
    'query=%',
    'query=%ff',
    'query=a&query=b',
    'query[]=a',
    'query[$ne]=a',
    'variables={}',
    '__proto__[a]=1&query={',
  ].map((search) => get(search)),
  ...[
    'variables=',
    'variables={',
    'variables=[]',
    'variables=5',
    'variables="a"',
    'variables=%ff',
    'variables={"__proto__":1}',
    'operationName=A',
    'extensions={',
    'extensions=5',
  ].map((more) => get(`${query(READ)}&${more}`, {}, { mayAnswer: true })),
  ...[
    'text/plain',
    'multipart/mixed; boundary=a',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'application/json; charset=utf-16',
    'text/json',
    '',
    'a/b;c',
  ].map((type) => post(`Content-Type ${type}`, JSON.stringify({ query: READ }), { headers: { 'content-type': type } })),
  ...['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'].flatMap((method) =>
    ['/graphql', '/graphql/', '/graphql/stream'].map((path) =>
      post(`${method} ${path}`, { query: READ }, { method, path, status: 405 }),
    ),
  ),
  ...[
    Buffer.from(JSON.stringify({ query: READ }), 'utf16le'),
    Buffer.from([0x7b, 0xff, 0x7d]),
    Buffer.from([0x1f, 0x8b, 8, 0]),
  ].map((body) => post('no UTF-8', body)),
  ...['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'].map((coding) =>
    post(`encoded ${coding}`, Buffer.from([0x1f, 0x8b, 8, 0]), {
      headers: { ...JSON_TYPE, 'content-encoding': coding },
    }),
  ),
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'a/b;c'].map((type) =>
    get(query(READ), { 'content-type': type }, { status: 415, names: 'UNSUPPORTED_MEDIA' }),
  ),
  get(query(READ), { 'content-type': 'multipart/form-data; boundary=a' }, { status: 400 }),
  ...[
    true,
    5,
    'a',
    [],
    {},
    { version: 1 },
    { version: 1, sha256Hash: {} },
    { version: 1, sha256Hash: '__proto__' },
  ].flatMap((persistedQuery) => [
    post(`persisted ${JSON.stringify(persistedQuery)}`, { extensions: { persistedQuery } }, { mayAnswer: true }),
    get(`extensions=${encodeURIComponent(JSON.stringify({ persistedQuery }))}`, {}, { mayAnswer: true }),
  ]),
];
