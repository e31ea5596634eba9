import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { askForToken, issueToken, listTokens, machineOf, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { planOf, queriesOf } from '#tests/kit/database/plans.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { doors } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const DAY = 24 * 3600 * 1000;

let admin: Person;
test.beforeAll(async ({ product }) => {
  admin = await product.signedIn('admin', { name: 'Meera Nair' });
});
test.beforeEach(({ product }) => product.services.db.delete(apiTokens));

const revoke = (id: string, who = admin) => who.gql(tokenOperations.revoke, { id });
const works = async (machine: Person) => Promise.all(doors.map(async ({ work }) => (await work(machine)).status));

describe('issuing an API token', () => {
  test('an API token of 256 random bits is returned once and stored as hash and hint', async ({ product }) => {
    const { id, token, apiToken } = await issueToken(admin, { name: ' The CRM\n', role: 'STAFF', days: 30 });
    expect(token).toMatch(/^mqt_[\w-]{43}$/);
    expect((await issueToken(admin)).token).not.toBe(token);
    expect(apiToken).toEqual({
      ...{ id, name: 'The CRM', role: 'STAFF', scopes: null, state: 'ACTIVE', hint: token.slice(-4), lastUsedAt: null },
      ...{
        createdBy: { id: admin.id, name: 'Meera Nair' },
        createdAt: apiToken.createdAt,
        updatedAt: apiToken.createdAt,
      },
      expiresAt: new Date(Date.parse(apiToken.createdAt) + 30 * DAY).toISOString(),
    });
    const hash = createHash('sha256').update(token).digest('hex');
    const { rows } = await product.services.db.execute('select * from api_tokens');
    expect(JSON.stringify(rows)).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(token.slice(4, -4));
    const reported = JSON.stringify((await admin.gql(tokenOperations.list)).data);
    expect([reported.includes(hash), reported.includes(token.slice(4, -4))]).toEqual([false, false]);
  });

  test.for<[field: string, value: unknown, sentence: string | null]>([
    ['name', '', 'Please name what the token is for'],
    ['name', ' a ', 'Please name what the token is for'],
    ['name', 'ab', null],
    ['name', 'a'.repeat(120), null],
    ['name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['days', 0, 'Please choose between 1 and 365 days'],
    ['days', 1, null],
    ['days', 365, null],
    ['days', 366, 'Please choose between 1 and 365 days'],
  ])('an API token with the %s %j has the fault: %s', async ([field, value, sentence]) => {
    const { code, errors } = await askForToken(admin, { [field]: value });
    expect([code, errors?.[0].extensions.fields]).toEqual(
      sentence ? ['BAD_USER_INPUT', { [field]: sentence }] : [undefined, undefined],
    );
  });

  test('issueApiToken requires a role and a lifetime', async ({ product }) => {
    for (const missing of ['role', 'days']) {
      expect((await askForToken(admin, { [missing]: undefined })).status).toBe(400);
    }
    expect((await askForToken(admin, { role: 'EMPLOYEE' })).status).toBe(400);
    expect(await product.services.db.$count(apiTokens)).toBe(0);
  });

  test('a token lookup uses the index of the hash', async ({ product }) => {
    const { machine } = await issueToken(admin);
    const [query] = await queriesOf(product, () => machine.rest('GET', '/blogs/all'));
    const plan = await planOf(product, query as never, '', 'set local enable_seqscan = off');
    expect(plan.map((node) => node['Index Name'])).toContain('api_tokens_token_key');
  });
});

describe('the list of API tokens', () => {
  test('the token list is newest first, in pages, with the state of each token', async ({ product }) => {
    const { id: expired } = await issueToken(admin, { days: 1 });
    product.passTime(DAY);
    const { id: revoked } = await issueToken(admin);
    await revoke(revoked);
    const other = await product.signedIn('admin', { name: 'Arjun Rao' });
    const { id: active } = await issueToken(other);
    const first = (await admin.gql(tokenOperations.list, { first: 2 })).data.apiTokens;
    const { endCursor: after } = first.pageInfo;
    const second = (await admin.gql(tokenOperations.list, { first: 2, after })).data.apiTokens;
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    const reported = [...first.nodes, ...second.nodes].map(({ id, state, createdBy }) => [id, state, createdBy.name]);
    expect(reported).toEqual([
      [active, 'ACTIVE', 'Arjun Rao'],
      [revoked, 'REVOKED', 'Meera Nair'],
      [expired, 'EXPIRED', 'Meera Nair'],
    ]);
  });

  test('updatedAt of a token is its issue or revocation, not its use or expiry', async ({ product }) => {
    const { id, machine, apiToken } = await issueToken(admin, { days: 1 });
    await works(machine);
    await expect.poll(async () => (await listTokens(admin))[id]?.lastUsedAt).not.toBeNull();
    product.passTime(DAY);
    expect((await listTokens(admin))[id]).toMatchObject({ state: 'EXPIRED', updatedAt: apiToken.updatedAt });
    const { updatedAt } = (await revoke(id)).data.revokeApiToken;
    expect(updatedAt > apiToken.updatedAt).toBe(true);
    expect((await revoke(id)).data.revokeApiToken.updatedAt).toBe(updatedAt);
    expect((await listTokens(admin))[id]?.updatedAt).toBe(updatedAt);
  });

  test('updatedSince lists tokens issued or revoked since then, those of blocked users included', async ({
    product,
  }) => {
    const maker = await product.signedIn('admin');
    await issueToken(admin);
    const { id: theirs } = await issueToken(maker);
    const changedSince = async (since: string) => {
      const list =
        'query ($since: DateTimeISO) { apiTokens(updatedSince: $since) { nodes { id updatedAt } totalCount } }';
      return (await admin.gql(list, { since })).data.apiTokens;
    };
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: maker.id });
    const { updatedAt } = (await listTokens(admin))[theirs] as { updatedAt: string };
    expect(await changedSince(updatedAt)).toEqual({ nodes: [{ id: theirs, updatedAt }], totalCount: 1 });
    expect((await changedSince(new Date(Date.parse(updatedAt) + 1).toISOString())).totalCount).toBe(0);
  });

  test('cleaning deletes a token a year after its end', async ({ product }) => {
    await issueToken(admin, { days: 1 });
    const clean = () => startHousekeeping(product.services)();
    product.passTime(366 * DAY - 60_000);
    await clean();
    expect(await product.services.db.$count(apiTokens)).toBe(1);
    product.passTime(120_000);
    await clean();
    expect(await product.services.db.$count(apiTokens)).toBe(0);
    admin = await product.signedIn('admin', { name: 'Meera Nair' });
  });
});

describe('the end of an API token', () => {
  test('a token expires exactly at its end', async ({ product }) => {
    const { machine, id } = await issueToken(admin, { days: 1 });
    product.passTime(DAY - 30_000);
    expect([await works(machine), (await listTokens(admin))[id]?.state]).toEqual([[200, 200], 'ACTIVE']);
    product.passTime(30_000);
    expect([await works(machine), (await listTokens(admin))[id]?.state]).toEqual([[401, 401], 'EXPIRED']);
  });

  test('any admin can revoke a token immediately, even repeatedly', async ({ product }) => {
    const { machine, id } = await issueToken(admin);
    expect(await works(machine)).toEqual([200, 200]);
    const other = await product.signedIn('admin');
    for (const _ of [1, 2]) {
      expect((await revoke(id, other)).data.revokeApiToken).toMatchObject({ id, state: 'REVOKED' });
      expect(await works(machine)).toEqual([401, 401]);
    }
    expect((await revoke(UNKNOWN)).errors?.[0]).toMatchObject({
      message: 'API token not found.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('a request that begins after a revocation is refused, also under concurrent use', async () => {
    const { machine, id } = await issueToken(admin);
    const uses = Array.from({ length: 20 }, () => works(machine));
    await revoke(id);
    const late = await Promise.all(Array.from({ length: 20 }, () => works(machine)));
    expect(late.flat().filter((status) => status !== 401)).toEqual([]);
    expect((await Promise.all(uses)).flat().filter((status) => ![200, 401].includes(status))).toEqual([]);
  });
});

describe('the last use of an API token', () => {
  const lastUse = async (id: string) => (await listTokens(admin))[id]?.lastUsedAt ?? null;

  test('lastUsedAt is written at most once a minute, for GraphQL and REST', async ({ product }) => {
    const { machine, id } = await issueToken(admin);
    expect(await lastUse(id)).toBeNull();
    await works(machine);
    await expect.poll(() => lastUse(id)).not.toBeNull();
    const first = await lastUse(id);
    product.passTime(50_000);
    await works(machine);
    const queries = await queriesOf(product, () => machine.rest('GET', '/blogs/all'));
    expect(queries.filter(({ text }) => text.startsWith('update'))).toEqual([]);
    expect(await lastUse(id)).toBe(first);
    product.passTime(10_000);
    const later = await queriesOf(product, () => machine.rest('GET', '/blogs/all'));
    expect(later.filter(({ text }) => text.startsWith('update'))).toHaveLength(1);
    await expect.poll(() => lastUse(id)).not.toBe(first);
    expect(Date.parse((await lastUse(id)) as string) - Date.parse(first as string)).toBeGreaterThanOrEqual(60_000);
  });

  test('lastUsedAt is not written for an invalid token', async ({ product }) => {
    const { machine, id } = await issueToken(admin);
    await revoke(id);
    const queries = await queriesOf(product, () => works(machine));
    expect(queries.filter(({ text }) => text.startsWith('update'))).toEqual([]);
    expect(await lastUse(id)).toBeNull();
  });

  test('a failing write of lastUsedAt fails no request', async ({ product }) => {
    const { db } = product.services;
    await db.execute(`create function refuse_use() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await db.execute(
      'create trigger refuse_use before update on api_tokens for each row execute function refuse_use()',
    );
    const machine = await machineOf(admin, 'STAFF');
    expect([await works(machine), await works(machine)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await db.execute('drop trigger refuse_use on api_tokens');
  });
});
