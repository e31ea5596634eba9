import { describe, expect } from 'vitest';
import { table } from '#server/app/rest/table.ts';
import { send } from '#tests/kit/network/raw.ts';
import { expectFailure, rowCases } from '#tests/kit/network/restRows.ts';
import { type RowCase, UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const everybody = ['anonymous', 'employee', 'admin'] as const;

let people: { anonymous: Person; employee: Person; admin: Person };
test.beforeAll(async ({ product, employee }) => {
  people = { anonymous: product.nobody, employee, admin: await product.signedIn('admin') };
});

test('the table covers every legacy call', () => {
  expect(table.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(rowCases).sort());
});

const published = [
  'GET /blogs',
  'GET /blogs/:slug',
  'GET /portfolio/published',
  'GET /portfolio/:slug',
  'GET /admin/reviews/published',
];

describe.for(Object.entries(rowCases))('%s', ([name, row]) => {
  const method = name.split(' ')[0] as string;
  const refused: Record<RowCase['audience'], Partial<Record<keyof typeof people, number>>> = {
    public: {},
    staff: { anonymous: 401 },
    admin: { anonymous: 401, employee: 403 },
  };

  test.for(everybody)('the call by %s has its status, headers and format', async (who, { product, employee }) => {
    const isStaff = who !== 'anonymous';
    const person =
      row.endsSession && isStaff ? await product.signedIn(who === 'admin' ? who : 'Employee') : people[who];
    const { path, body } = await row.good(product, employee);
    const answer = await person.rest(method, path, body);
    const refusal = refused[row.audience][who];
    expect(answer.status).toBe(refusal ?? row.status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const isPublic = who === 'anonymous' && published.includes(name);
    expect(answer.headers.get('cache-control')).toBe(isPublic ? 'no-cache' : 'no-store');
    if (refusal) expectFailure(answer.body);
    else expect(answer.body).toEqual(row.answer);
  });

  const { bad, unknown } = row;
  test('the table has an invalid body and an unknown id where possible', () => {
    const { input, path } = table.find((one) => `${one.method} ${one.path}` === name) ?? {};
    expect([bad !== undefined, unknown !== undefined]).toEqual([input !== undefined, path?.includes(':')]);
  });

  if (bad)
    test.for(everybody)(
      'an invalid body is 422 with a message per field, for %s if permitted',
      async (who, { product, employee }) => {
        const { path } = await row.good(product, employee);
        const [body, field, sentence] = bad;
        const answer = await people[who].rest(method, path, body);
        expect(answer.status).toBe(refused[row.audience][who] ?? 422);
        if (answer.status === 422) expectFailure(answer.body, sentence, { [field]: sentence });
        else expectFailure(answer.body);
      },
    );

  if (unknown)
    test.for(everybody)(
      'an unknown id is 404 and a malformed one 422, for %s if permitted',
      async (who, { product, employee }) => {
        const refusal = refused[row.audience][who];
        const { body } = await row.good(product, employee);
        const missing = await people[who].rest(method, unknown, body);
        expect(missing.status).toBe(refusal ?? 404);
        expectFailure(missing.body);
        if (!name.includes(':id')) return;
        for (const id of ['no-id', '1', `${UNKNOWN}0`, `{${UNKNOWN}}`, '%20', 'null', '__proto__']) {
          const malformed = await people[who].rest(method, unknown.replace(UNKNOWN, id), body);
          expect([id, malformed.status]).toEqual([id, refusal ?? 422]);
          expectFailure(
            malformed.body,
            refusal ? undefined : 'This is no id: an id has 8-4-4-4-12 hexadecimal digits.',
          );
        }
      },
    );

  test('a trailing slash has no effect', async ({ product, employee }) => {
    const person = row.endsSession ? await product.signedIn('admin') : people.admin;
    const { path, body } = await row.good(product, employee);
    const answer = await person.rest(method, `${path}/`, body);
    expect([answer.status, answer.body]).toEqual([row.status, row.answer]);
  });

  if (method === 'GET')
    test('HEAD has the headers of GET without a body', async ({ product, employee }) => {
      const { path } = await row.good(product, employee);
      const headers = { authorization: `Bearer ${people.admin.token}` };
      const get = await send(product.url, `/api${path}`, { headers });
      const head = await send(product.url, `/api${path}`, { method: 'HEAD', headers });
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    });
});

test.for<[path: string, known: string]>([
  ['', 'GET HEAD'],
  ['/openapi.json', 'GET HEAD'],
  ['/blogs', 'GET HEAD'],
  ['/blogs/all', 'DELETE GET HEAD'],
  ['/blogs/create', 'DELETE GET HEAD POST'],
  ['/blogs/a-slug', 'DELETE GET HEAD'],
  ['/blogs/a-slug/toggle-publish', 'PATCH'],
  ['/messages', 'GET HEAD'],
  ['/messages/us', 'DELETE GET HEAD POST'],
  ['/messages/some-id', 'DELETE GET HEAD'],
  ['/messages/some-id/read', 'PATCH'],
  ['/messages/some-id/reply', 'POST'],
  ['/portfolio', 'GET HEAD POST'],
  ['/portfolio/published', 'DELETE GET HEAD'],
  ['/portfolio/a-slug', 'DELETE GET HEAD'],
  ['/portfolio/some-id/toggle', 'PATCH'],
  ['/admin', 'GET HEAD'],
  ['/admin/login', 'DELETE POST'],
  ['/admin/some-id', 'DELETE'],
  ['/admin/some-id/toggle-block', 'PUT'],
  ['/admin/reviews/all', 'DELETE GET HEAD POST'],
  ['/admin/reviews/published', 'DELETE GET HEAD POST'],
  ['/admin/reviews/generate-link', 'DELETE POST'],
  ['/admin/reviews/some-id', 'DELETE POST'],
  ['/admin/reviews/some-id/toggle-publish', 'PATCH'],
  ['/affiliate', 'GET HEAD POST'],
  ['/affiliate/some-id', 'DELETE'],
])('%s supports %s as OPTIONS lists and no other method', async ([path, known], { product }) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    if (known.split(' ').includes(method)) continue;
    for (const slash of ['', '/']) {
      const { status, headers, text } = await send(product.url, `/api${path}${slash}`, { method });
      expect([method, status]).toEqual([method, 405]);
      expect(String(headers.allow).split(', ').sort().join(' ')).toBe(known);
      if (method !== 'HEAD') expectFailure(JSON.parse(text));
    }
  }
  for (const slash of ['', '/']) {
    const { status, headers, text } = await send(product.url, `/api${path}${slash}`, { method: 'OPTIONS' });
    expect([status, text]).toEqual([204, '']);
    expect(String(headers.allow).split(', ').sort().join(' ')).toBe(known);
  }
});

test.for(['/api/unknown', '/api/blogs/a/b', '/api/blogs/a/toggle-publish/b', '/api/graphql'])(
  '%s is 404 for every method',
  async (path, { product }) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, text } = await send(product.url, path, { method });
      expect([method, status]).toEqual([method, 404]);
      expectFailure(JSON.parse(text));
    }
  },
);

test.for([
  ['application/json', '{'],
  ['application/json', JSON.stringify({ text: 'a'.repeat(1024 * 1024) })],
  ['text/plain', 'text'],
])(
  'an unknown address or method is refused before the body is read: %s',
  async ([type = '', body = ''], { product }) => {
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    for (const [method, path, status] of [
      ['PUT', '/api/blogs', 405],
      ['DELETE', '/graphql', 405],
      ['POST', '/api/unknown', 404],
      ['POST', '/unknown', 404],
    ] as const) {
      expect([path, (await send(product.url, path, { method, headers, body })).status]).toEqual([path, status]);
    }
  },
);

test('a slug above the maximum length is 404', async ({ product }) => {
  for (const length of [121, 500, 501, 5000]) {
    const { status, body } = await product.nobody.rest('GET', `/blogs/${'a'.repeat(length)}`);
    expect(status).toBe(404);
    expectFailure(body);
  }
});

test('a parameter above the maximum length is 404 for every method', async ({ product }) => {
  const name = 'a'.repeat(501);
  for (const [method, path] of [
    ['POST', `/admin/reviews/${name}`],
    ['PATCH', `/blogs/${name}/toggle-publish`],
    ['PUT', `/admin/${name}/toggle-block`],
    ['DELETE', `/portfolio/${name}`],
  ] as const) {
    const { status, body } = await product.nobody.rest(method, path, {});
    expect([path, status]).toEqual([path, 404]);
    expectFailure(body);
  }
});
