import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { MAX_UNCONNECTED } from '#server/people/oauth/clients.ts';
import { hashRecord, MAX_OF_CONNECTION, MAX_REQUESTS } from '#server/people/oauth/records.ts';
import { oauthClients, oauthRecords } from '#server/people/oauth/table.ts';
import {
  allowApps,
  callbackOf,
  connectApp,
  exchange,
  REDIRECT,
  refresh,
  registerApp,
  startFlow,
} from '#tests/kit/network/oauthApp.ts';
import { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'off' });

const SCOPES: TokenScope[] = ['MESSAGES_READ'];
const MINUTE_MS = 60_000;

test.beforeAll(async ({ admin }) => {
  await allowApps(admin);
});

/** Inserts apps that nobody has connected until the table has as many as it may have. */
async function flood(product: Product): Promise<void> {
  const { db, now } = product.services;
  const at = now().toISOString();
  await db.execute(sql`insert into oauth_clients (id, name, redirect_uris, created_at)
    select gen_random_uuid(), 'Flood', array['https://flood.example'], ${at}::timestamptz
    from generate_series(1, ${MAX_UNCONNECTED - (await countUnconnected(product))}::int)`);
}
const countUnconnected = ({ services: { db } }: Product) => db.$count(oauthClients, isNull(oauthClients.connectedAt));

const register = (product: Product) =>
  fetch(`${product.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'App', redirect_uris: [REDIRECT] }),
  });

const clear = ({ services: { db } }: Product) => db.delete(oauthClients).where(eq(oauthClients.name, 'Flood'));

test('a flood of registrations is refused before it removes an app that has just registered', async ({
  product,
  admin,
}) => {
  const young = await registerApp(admin.url);
  await flood(product);
  const refused = await register(product);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1800]);
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  const flow = await startFlow(young, admin);
  const tokens = await exchange(young, flow, await callbackOf(flow, SCOPES));
  expect(tokens.access_token).toMatch(/^mqa_/);
  await clear(product);
});

test('a flood removes older apps instead of one whose user has yet to answer', async ({ product, admin }) => {
  const asked = await registerApp(admin.url);
  const left = await registerApp(admin.url);
  product.passTime(20 * MINUTE_MS);
  const flow = await startFlow(asked, admin);
  product.passTime(15 * MINUTE_MS);
  await flood(product);
  for (let i = 0; i < 3; i += 1) expect((await register(product)).status).toBe(i === 0 ? 201 : 429);
  expect(await countUnconnected(product)).toBe(MAX_UNCONNECTED);
  expect((await startFlow(left, admin)).started.status).toBe(400);
  const tokens = await exchange(asked, flow, await callbackOf(flow, SCOPES));
  expect(tokens.access_token).toMatch(/^mqa_/);
  await clear(product);
});

test('concurrent registrations do not exceed the limit of apps', async ({ product }) => {
  await flood(product);
  product.passTime(31 * MINUTE_MS);
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(product)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await countUnconnected(product)).toBe(MAX_UNCONNECTED);
  await clear(product);
});

test('an app has a limited number of requests that wait for an answer', async ({ product, admin }) => {
  const app = await registerApp(admin.url);
  const other = await registerApp(admin.url);
  const otherFlow = await startFlow(other, admin);
  const requests = () =>
    product.services.db.$count(
      oauthRecords,
      sql`${oauthRecords.payload} #>> '{params,client_id}' = ${app.client.client_id}`,
    );
  await Promise.all(Array.from({ length: MAX_REQUESTS + 5 }, () => startFlow(app, admin)));
  const flow = await startFlow(app, admin);
  expect(await requests()).toBe(MAX_REQUESTS);
  for (const [one, its] of [
    [app, flow],
    [other, otherFlow],
  ] as const)
    expect((await exchange(one, its, await callbackOf(its, SCOPES))).access_token).toMatch(/^mqa_/);
});

test('a connection keeps a limited number of records', async ({ product, admin }) => {
  const { app, tokens } = await connectApp(admin, SCOPES);
  const { tokens: others, machine: other } = await connectApp(admin, SCOPES);
  const { db } = product.services;
  const [record] = await db
    .select({ tokenId: oauthRecords.tokenId })
    .from(oauthRecords)
    .where(eq(oauthRecords.hash, hashRecord('RefreshToken', tokens.refresh_token as string)));
  const tokenId = record?.tokenId as string;
  const of = (model: string) =>
    db.$count(oauthRecords, and(eq(oauthRecords.tokenId, tokenId), eq(oauthRecords.model, model)));
  for (const model of ['AccessToken', 'RefreshToken'])
    await db.execute(sql`insert into oauth_records (hash, model, payload, token_id, expires_at, consumed_at)
      select gen_random_uuid(), ${model}, '{}', ${tokenId}, now() + interval '1 minute', now()
      from generate_series(1, ${MAX_OF_CONNECTION + 50})`);
  product.passTime(1000);
  const next = await refresh(app, tokens.refresh_token as string);
  expect([await of('AccessToken'), await of('RefreshToken')]).toEqual([MAX_OF_CONNECTION, MAX_OF_CONNECTION]);
  const who = '{ currentApiToken { name } }';
  expect((await new Person(admin.url, { token: next.access_token }).gql(who)).errors).toBeUndefined();
  expect((await refresh(app, next.refresh_token as string)).access_token).toMatch(/^mqa_/);
  expect((await other.gql(who)).errors).toBeUndefined();
  expect(others.refresh_token).toBeTruthy();
});

test('expired records of a connection are deleted', async ({ product, admin }) => {
  const { db } = product.services;
  await db.delete(oauthRecords);
  const { app, tokens } = await connectApp(admin, SCOPES);
  await startFlow(await registerApp(admin.url), admin);
  const models = async () => {
    await startHousekeeping(product.services)();
    return (await db.select({ model: oauthRecords.model }).from(oauthRecords)).map(({ model }) => model).sort();
  };
  expect(await models()).toEqual(expect.arrayContaining(['AccessToken', 'Interaction', 'RefreshToken']));
  product.passTime(61 * MINUTE_MS);
  const left = await models();
  expect(left).toContain('RefreshToken');
  for (const model of ['AccessToken', 'AuthorizationCode', 'Interaction']) expect(left).not.toContain(model);
  expect((await refresh(app, tokens.refresh_token as string)).access_token).toMatch(/^mqa_/);
});
