import { describe, expect } from 'vitest';
import { MAX_STREAMS } from '#server/app/graphql/live/streams.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { ARRIVED, hear, listen } from '#tests/kit/network/live.ts';
import { send } from '#tests/kit/network/raw.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

const authorization = (employee: Person) => `Bearer ${employee.token}`;
const query = (text: string) => ({ body: JSON.stringify({ query: text }) });

test('a stream without a session is 401 before it begins', async ({ product }) => {
  for (const person of [product.nobody, new Person(product.url, { token: 'x.y.z' })]) {
    const { status, refusal, headers } = await listen(person);
    expect(status).toBe(401);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(refusal).toEqual({
      errors: [
        {
          message: 'Please sign in: there is no session, or it has ended.',
          extensions: { code: 'UNAUTHENTICATED', requestId: headers.get('x-request-id') },
        },
      ],
    });
  }
});

describe('client errors at the stream', () => {
  const many = (part: string, count: number) => `subscription { arrived { ${part.repeat(count)} } }`;
  test.for<[what: string, init: RequestInit, status: number, code: string]>([
    ['a document that cannot be parsed', query('subscription {'), 400, 'BAD_REQUEST'],
    ['an unknown field', query('subscription { secrets }'), 400, 'BAD_REQUEST'],
    ['an unknown part of an arrival', query('subscription { arrived { password } }'), 400, 'BAD_REQUEST'],
    ['two fields', query('subscription { one: arrived { kind } two: arrived { kind } }'), 400, 'BAD_REQUEST'],
    ['a field that is left out', query('subscription { arrived @skip(if: true) { kind } }'), 400, 'BAD_REQUEST'],
    [
      'a part that is left out',
      query('subscription { ... @include(if: false) { arrived { kind } } }'),
      400,
      'BAD_REQUEST',
    ],
    [
      'a fragment that is left out',
      query('subscription { ...A @skip(if: true) } fragment A on Subscription { arrived { kind } }'),
      400,
      'BAD_REQUEST',
    ],
    ['introspection', query('subscription { __schema { types { name } } }'), 400, 'BAD_REQUEST'],
    ['the name of the type alone', query('subscription { __typename }'), 400, 'BAD_REQUEST'],
    ['a query', query('{ viewer { id } }'), 400, 'BAD_REQUEST'],
    ['a mutation', query('mutation { signOut }'), 400, 'BAD_REQUEST'],
    ['a fragment alone', query('fragment A on Arrival { kind }'), 400, 'BAD_REQUEST'],
    ['too many tokens', query(many('kind ', 2001)), 400, 'BAD_REQUEST'],
    ['too many aliases', query(many('a: kind b: kind ', 16)), 400, 'BAD_REQUEST'],
    ['too many fields', query(many('kind ', 1000)), 400, 'BAD_REQUEST'],
    [
      'a missing variable',
      query('subscription ($no: Boolean!) { arrived { kind @skip(if: $no) } }'),
      400,
      'BAD_USER_INPUT',
    ],
    ['two operations and no name', query(`${ARRIVED} query B { viewer { id } }`), 400, 'BAD_REQUEST'],
    ['a query that is a number', { body: '{"query":5}' }, 400, 'BAD_REQUEST'],
    ['a name that is a number', { body: JSON.stringify({ query: ARRIVED, operationName: 5 }) }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { body: JSON.stringify({ query: ARRIVED, variables: [] }) }, 400, 'BAD_REQUEST'],
    ['a batch', { body: JSON.stringify([{ query: ARRIVED }]) }, 400, 'BAD_REQUEST'],
    ['null', { body: 'null' }, 400, 'BAD_REQUEST'],
    ['broken JSON', { body: '{' }, 400, 'BAD_REQUEST'],
    ['an empty body', { body: '' }, 400, 'BAD_REQUEST'],
    ['a body above 1 MB', query(`# ${'a'.repeat(1024 * 1024)}\n${ARRIVED}`), 413, 'PAYLOAD_TOO_LARGE'],
    ['PUT', { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', { method: 'DELETE', body: null }, 405, 'METHOD_NOT_ALLOWED'],
    ['PROPFIND', { method: 'PROPFIND', body: null }, 405, 'METHOD_NOT_ALLOWED'],
  ])('the stream refuses a malformed request: %s', async ([, init, status, code], { employee }) => {
    const ear = await listen(employee, '', init);
    expect([ear.status, ear.refusal?.errors[0].extensions.code]).toEqual([status, code]);
    expect(ear.refusal).not.toHaveProperty('data');
    if (status === 405) expect(ear.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test('a form, a foreign content type and GET without a query open no stream', async ({ product, employee }) => {
    const headers = { authorization: authorization(employee), 'content-type': 'multipart/form-data; boundary=a' };
    const form = await send(product.url, '/graphql/stream', { method: 'POST', headers, body: '--a--' });
    const text = { ...headers, 'content-type': 'text/plain' };
    const plain = await send(product.url, '/graphql/stream', { method: 'POST', headers: text, body: ARRIVED });
    expect([form.status, plain.status]).toEqual([415, 415]);
    for (const search of ['', '?query=', '?query=a&query=b', `?query=${encodeURIComponent(ARRIVED)}&variables={`]) {
      const answer = await send(product.url, `/graphql/stream${search}`, {
        headers: { authorization: authorization(employee) },
      });
      expect([search, answer.status]).toEqual([search, 400]);
    }
  });
});

test('GET opens a stream and HEAD shows only its content type', async ({ product, employee }) => {
  const text = encodeURIComponent('subscription ($no: Boolean!) { arrived { kind id: kind @skip(if: $no) } }');
  const path = `/graphql/stream/?query=${text}&variables=${encodeURIComponent('{"no":true}')}`;
  const headers = { authorization: authorization(employee) };
  const closing = new AbortController();
  const response = await fetch(product.url + path, { headers, signal: closing.signal });
  const first = await response.body?.pipeThrough(new TextDecoderStream()).getReader().read();
  expect([response.status, first?.value]).toEqual([200, ':\n\n']);
  closing.abort();
  const head = await send(product.url, path, { method: 'HEAD', headers });
  expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
  expect((await send(product.url, path, { method: 'HEAD' })).status).toBe(401);
});

describe('limits of streams', () => {
  test('a user can open another stream at the limit only after closing one', async ({ product, employee }) => {
    const person = await product.signedIn('Employee');
    const ears = [];
    for (let index = 0; index < MAX_STREAMS.ofUser; index += 1) ears.push(await hear(person));
    const { status, refusal, headers } = await listen(person);
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
    expect(refusal.errors).toEqual([
      {
        message: 'Too many streams are open. Please close one of them.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 30, requestId: headers.get('x-request-id') },
      },
    ]);
    const other = await hear(employee);
    ears.shift()?.close();
    await until(async () => {
      const ear = await listen(person);
      if (ear.status === 200) ears.push(ear);
      return ear.status === 200;
    });
    for (const ear of [...ears, other]) ear.close();
  });

  test('the streams of an API token do not count for its admin', async ({ product }) => {
    const admin = await product.signedIn('admin');
    const [full, other] = await Promise.all([issueToken(admin), issueToken(admin)]);
    const ears = [];
    for (let index = 0; index < MAX_STREAMS.ofUser; index += 1) ears.push(await hear(full.machine));
    expect((await listen(full.machine)).status).toBe(429);
    for (let index = 0; index < MAX_STREAMS.ofUser; index += 1) ears.push(await hear(admin));
    expect((await listen(admin)).status).toBe(429);
    ears.push(await hear(other.machine));
    for (const ear of ears) ear.close();
  });

  test('a connection whose client does not read is closed at a limit', async ({ product }) => {
    const person = await product.signedIn('Employee');
    const { id } = await makeMessage(product, { message: '汉'.repeat(5000) });
    const parts = Array.from({ length: 30 }, (_, index) => `m${index}: message { message }`).join(' ');
    const response = await fetch(`${product.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ query: `subscription { arrived { ${parts} } }` }),
    });
    const announced = JSON.stringify({ event: 'message.received', id });
    const others = await hear(person);
    // 450 kB each: 100 exceed the socket buffers of both ends, with a margin of 20.
    for (let index = 0; index < 100; index += 1) {
      await product.services.db.execute(`select pg_notify('marquee_events', '${announced}')`);
      expect((await others.next()).arrived.kind).toBe('MESSAGE');
    }
    const read = async () => {
      let length = 0;
      for await (const chunk of response.body as ReadableStream<Uint8Array>) length += chunk.length;
      return length;
    };
    await expect(read()).rejects.toThrow();
    others.close();
  });
});
