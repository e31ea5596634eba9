import { expect } from 'vitest';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { postMcp } from '#tests/kit/network/mcp.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' });

const statusOf = async (machine: Person) => (await machine.gql('{ viewer { id } }')).status;
const use = (machine: Person, times: number) => Promise.all(Array.from({ length: times }, () => statusOf(machine)));
const limit = (admin: Person, id: string, requestsPerMinute: number | null) =>
  admin.gql(tokenOperations.limit, { id, input: { requestsPerMinute } });

test('a token sends as many requests a minute as its admin chose, at GraphQL and REST together', async ({ admin }) => {
  const { machine } = await issueToken(admin, { requestsPerMinute: 3 });
  expect([await statusOf(machine), (await machine.rest('GET', '/messages')).status]).toEqual([200, 200]);
  expect(await statusOf(machine)).toBe(200);
  expect([await statusOf(machine), (await machine.rest('GET', '/messages')).status]).toEqual([429, 429]);
});

test('a refusal says how many requests the token may send and how long to wait', async ({ admin, product }) => {
  const { token, machine } = await issueToken(admin, { requestsPerMinute: 1 });
  await statusOf(machine);
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  });
  const { errors } = await answer.json();
  expect(errors[0]).toMatchObject({
    message: 'This API token may send 1 requests a minute.',
    extensions: { code: 'RATE_LIMITED' },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('ratelimit-policy')).toContain('"token";q=1;w=60');
});

test('requests of agents count too, each once', async ({ admin }) => {
  const { machine } = await issueToken(admin, { requestsPerMinute: 2 });
  const list = async () => (await postMcp(machine, { jsonrpc: '2.0', id: 1, method: 'tools/list' })).status;
  expect([await list(), await list(), await list()]).toEqual([200, 200, 429]);
});

test('each token of an admin counts apart from other tokens and sessions', async ({ admin }) => {
  const { machine: first } = await issueToken(admin, { requestsPerMinute: 1 });
  const { machine: second } = await issueToken(admin, { requestsPerMinute: 1 });
  expect([...(await use(first, 2)).sort(), await statusOf(second)]).toEqual([200, 429, 200]);
  expect(new Set(await use(admin, 5))).toEqual(new Set([200]));
});

test('a token without a limit is not limited', async ({ admin }) => {
  const { machine } = await issueToken(admin);
  expect(new Set(await use(machine, 30))).toEqual(new Set([200]));
});

test('an admin changes and removes the limit of a token from its next request on', async ({ admin }) => {
  const { id, machine } = await issueToken(admin);
  expect((await limit(admin, id, 1)).data.limitApiToken.requestsPerMinute).toBe(1);
  expect((await use(machine, 2)).sort()).toEqual([200, 429]);
  expect((await limit(admin, id, null)).data.limitApiToken.requestsPerMinute).toBeNull();
  expect(await statusOf(machine)).toBe(200);
});

test('both secrets of a rotated token count together', async ({ admin }) => {
  const { id, machine } = await issueToken(admin, { requestsPerMinute: 1 });
  await statusOf(machine);
  const { data } = await admin.gql(tokenOperations.rotate, { id, input: {} });
  const next = new Person(machine.url, { token: data.rotateApiToken.token });
  expect(await statusOf(next)).toBe(429);
});

test.for<[requestsPerMinute: number, refused: boolean]>([
  [0, true],
  [1, false],
  [30_000, false],
  [30_001, true],
])('a limit of %i requests a minute is refused: %s', async ([requestsPerMinute, refused], { admin }) => {
  const { id } = await issueToken(admin);
  expect((await limit(admin, id, requestsPerMinute)).code).toBe(refused ? 'BAD_USER_INPUT' : undefined);
});
