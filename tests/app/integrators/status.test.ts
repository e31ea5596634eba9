import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from '#server/app/http/body.ts';
import { limitTable } from '#server/platform/limit/limits.ts';
import { issueToken, machineOf } from '#tests/kit/content/apiToken.ts';
import { operationsForm } from '#tests/kit/content/picture.ts';
import { guide, rowsBelow } from '#tests/kit/network/examples.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let wire: Wire;
let employee: Person;
let reader: Person;
let scoped: Person;
beforeAll(async () => {
  product = await startProduct(
    { RATE_LIMITS: 'on' },
    {
      connectThrough: async (databaseUrl) => {
        wire = await wireTo(databaseUrl);
        return wire.url;
      },
    },
  );
  employee = await product.signedIn('Employee');
  const admin = await product.signedIn('admin');
  reader = await machineOf(admin, 'PUBLISHED');
  scoped = (await issueToken(admin, { role: 'ADMIN', scopes: ['MESSAGES_READ'] })).machine;
});
afterAll(async () => {
  await product.stop();
  await wire.cut();
});

const READ = '{ blogPosts { totalCount } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }';
const CREATE = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }';
const WRONG = { identifier: 'nobody@staff.example', password: 'Wrong-123' };
const preflight = { 'apollo-require-preflight': 'true' };
const staff = () => ({ authorization: `Bearer ${employee.token}` });

const send = (init: RequestInit, search = '') => fetch(`${product.url}/graphql${search}`, { method: 'POST', ...init });
const json = (body: unknown, headers = {}) =>
  send({ headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const get = (query: string, headers = {}) => send({ method: 'GET', headers }, `?query=${encodeURIComponent(query)}`);
const form = (headers: Record<string, string>, bytes = 10) =>
  send({ headers, body: operationsForm(CREATE, { input: { imageFile: null } }, new Blob([new Uint8Array(bytes)])) });

const requests: Record<string, () => Promise<Response[]>> = {
  'the operation ran; errors says which fields failed': () =>
    Promise.all([
      json({ query: READ }),
      json({ query: '{ blogPost(slug: "nothing-here") { id } }' }),
      json({ query: '{ viewer { id } }' }),
      get(READ),
      get(READ, staff()),
      json({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }),
    ]),
  'the document does not parse or does not fit the schema': () =>
    Promise.all([
      json({ query: '{' }),
      json({ query: '{ nothing }' }),
      json({ query: `{ ${'a: __typename '.repeat(50)} }` }),
    ]),
  'a variable is missing, or not of its type': () =>
    Promise.all([json({ query: SIGN_IN }), json({ query: SIGN_IN, variables: { input: 'a' } })]),
  'a form without the header Apollo-Require-Preflight': () => Promise.all([form(staff())]),
  'a persisted query whose hash is not that of its text': () =>
    Promise.all([json({ query: READ, extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } })]),
  'several operations in one request': () => Promise.all([json([{ query: READ }, { query: READ }])]),
  'a form of somebody who is not signed in': () => Promise.all([form(preflight)]),
  'a form with an API token that only reads, or whose scopes take no pictures': () =>
    Promise.all([reader, scoped].map(({ token }) => form({ ...preflight, authorization: `Bearer ${token}` }))),
  'a change by GET; a method that is none of GET, HEAD, POST and OPTIONS': () =>
    Promise.all([get('mutation { signOut }', staff()), send({ method: 'PUT' }), send({ method: 'DELETE' })]),
  'an Accept that fits neither kind of answer': () => Promise.all([json({ query: READ }, { accept: 'text/plain' })]),
  'the body or a picture is too large': () =>
    Promise.all([
      json({ query: READ, padding: 'a'.repeat(MAX_BODY_BYTES) }),
      form({ ...preflight, ...staff() }, MAX_FORM_BYTES),
    ]),
  'the body is neither JSON nor a multipart form, or not UTF-8; a GET with a Content-Type other than JSON': () =>
    Promise.all([
      get(READ, { 'content-type': 'text/plain' }),
      send({ headers: { 'content-type': 'text/plain' }, body: READ }),
      json({ query: READ }, { 'content-type': 'application/json; charset=latin1' }),
    ]),
  async 'RATE_LIMITED, with Retry-After'() {
    const guess = () => json({ query: SIGN_IN, variables: { input: WRONG } });
    for (let guesses = 0; guesses < limitTable.signIn.points; guesses += 1) expect((await guess()).status).toBe(200);
    return [await guess()];
  },
  async 'UNAVAILABLE, with Retry-After'() {
    await wire.cut();
    // Until then the cache may answer.
    await until(() => product.services.contentVersion.current() === null);
    const answers = await Promise.all([json({ query: READ }), json({ query: '{ viewer { id } }' }, staff())]);
    await wire.mend();
    return answers;
  },
};
const rows = rowsBelow(guide, 'Errors').filter(([status = '']) => /^\d+$/.test(status));

test('every documented status is tested here', () => {
  expect(rows.map(([, when]) => when)).toEqual(Object.keys(requests));
});

test.for(rows)('the server answers with %s: %s', async ([status, when = '']) => {
  for (const answer of (await requests[when]?.()) ?? []) {
    expect(answer.status).toBe(Number(status));
    if (when.endsWith('with Retry-After')) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
