import axios from 'axios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure, rowCases } from '#tests/kit/network/restRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let people: Record<'public' | 'staff' | 'admin', Person>;
beforeAll(async () => {
  product = await startProduct();
  const [staff, admin] = [await product.signedIn('Employee'), await product.signedIn('admin')];
  people = { public: product.nobody, staff, admin };
});
afterAll(() => product.stop());

type Request = { method: string; path: string; token: string | undefined };
type Answered = { status: number; body: unknown };
type Client = (asked: Request) => Promise<Answered>;

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const byAxios =
  (data?: unknown): Client =>
  async ({ method, path, token }) => {
    const url = `${product.url}/api${path}`;
    const { status, data: body } = await axios({
      ...{ method, url, data, headers: bearer(token) },
      validateStatus: () => true,
    });
    return { status, body };
  };

const byFetch =
  (body?: RequestInit['body']): Client =>
  async ({ method, path, token }) => {
    const response = await fetch(`${product.url}/api${path}`, { method, body: body ?? null, headers: bearer(token) });
    return { status: response.status, body: await response.json() };
  };

async function* nothing(): AsyncGenerator<string> {}

/** @param inChunks without a length, so that only the end of the body shows that it is empty */
const bytes =
  (type: string | undefined, inChunks = false): Client =>
  async ({ method, path, token }) => {
    const length: Record<string, string> = inChunks ? { 'transfer-encoding': 'chunked' } : { 'content-length': '0' };
    const { status, text } = await send(product.url, `/api${path}`, {
      method,
      headers: { ...bearer(token), ...length, ...(type !== undefined && { 'content-type': type }) },
      body: inChunks ? nothing() : '',
    });
    return { status, body: JSON.parse(text) };
  };

const FORM_OF_THE_WEB = 'application/x-www-form-urlencoded';
const types = [
  ...[undefined, FORM_OF_THE_WEB, 'application/json', 'application/json; charset=latin1', 'text/plain'],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/octet-stream', 'nonsense', ''],
];

const clients: [name: string, client: Client][] = [
  ['axios without data', byAxios()],
  ['axios with an empty text', byAxios('')],
  ['fetch without a body', byFetch()],
  ['fetch with an empty form of the web', byFetch(new URLSearchParams())],
  ['no bytes in chunks', bytes(FORM_OF_THE_WEB, true)],
];
const moreClients: [name: string, client: Client][] = [
  ['axios with null', byAxios(null)],
  ['axios with an empty form', byAxios(new FormData())],
  ['fetch with an empty text', byFetch('')],
  ['fetch with an empty form', byFetch(new FormData())],
  ...types.map((type): [string, Client] => [`no bytes of the type ${type}`, bytes(type)]),
  ...types.map((type): [string, Client] => [`no bytes of the type ${type}, in chunks`, bytes(type, true)]),
];

const calls = Object.entries(rowCases).filter(([name]) => !name.startsWith('GET '));
/** A call without body, one with a required body, and one that treats broken bodies specially. */
const someCalls = ['DELETE /affiliate/:id', 'POST /messages/us', 'POST /admin/reviews/:token'];

describe.for(calls)('%s takes an empty body for an empty object', ([name, row]) => {
  const method = name.split(' ')[0] as string;

  test.for([...clients, ...(someCalls.includes(name) ? moreClients : [])])(
    'an empty body is treated as {}: %s',
    async ([, client]) => {
      const { path, body } = await row.good(product, people.staff);
      if (row.audience !== 'public') {
        const stranger = await client({ method, path, token: undefined });
        expect(stranger.status).toBe(401);
      }
      const { token } = row.endsSession ? await product.signedIn('Employee') : people[row.audience];
      const answer = await client({ method, path, token });
      expect(answer.status).toBe(body ? 422 : row.status);
      if (!body) return expect(answer.body).toEqual(row.answer);
      // The missing fields are named as for `{}`.
      const { errors } = (await people[row.audience].rest(method, path, {})).body;
      const { message, ...fields } = errors;
      expectFailure(answer.body, message, fields);
    },
  );
});

test('an invalid media type with a body is 415', async () => {
  const headers = { 'content-type': 'nonsense', authorization: `Bearer ${people.staff.token}` };
  const answer = await send(product.url, '/api/admin/logout', { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(415);
});

test('axios sends a form content type with an empty body', async () => {
  const { request } = await axios.post(`${product.url}/api/admin/logout`, undefined, { validateStatus: () => true });
  expect(request.getHeader('content-type')).toBe(FORM_OF_THE_WEB);
});

describe('an empty body', () => {
  test('a truncated empty chunked body is no server error', async () => {
    const printed = product.printed.length;
    const abort = new AbortController();
    const asked = fetch(`${product.url}/api/messages/us`, {
      method: 'POST',
      signal: abort.signal,
      body: new ReadableStream({ pull: () => abort.abort() }),
      ...{ duplex: 'half' },
    });
    await expect(asked).rejects.toThrow('aborted');
    expect((await product.nobody.rest('GET', '/blogs')).status).toBe(200);
    expect(product.printed.slice(printed)).toEqual([]);
  });

  test('an empty body at GraphQL is a missing document or an unsupported type', async () => {
    for (const [type, status, code] of [
      ['application/json', 400, 'BAD_REQUEST'],
      [FORM_OF_THE_WEB, 415, 'UNSUPPORTED_MEDIA'],
      [undefined, 400, 'BAD_REQUEST'],
    ] as const) {
      const headers = { ...(type && { 'content-type': type }), 'content-length': '0', 'apollo-require-preflight': '1' };
      const { status: got, text } = await send(product.url, '/graphql', { method: 'POST', headers });
      expect([got, JSON.parse(text).errors[0].extensions.code]).toEqual([status, code]);
    }
  });
});
