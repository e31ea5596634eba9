import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { listTokens } from '#tests/kit/content/apiToken.ts';
import { connect } from '#tests/kit/network/mcp.ts';
import {
  allowApps,
  answerFlow,
  callbackOf,
  connectApp,
  exchange,
  readRequest,
  refresh,
  registerApp,
  revoke,
  startFlow,
} from '#tests/kit/network/oauthApp.ts';
import { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const SCOPES: TokenScope[] = ['CONTENT_READ', 'MESSAGES_READ'];
const WHO = '{ currentApiToken { name role scopes hint } messages(first: 1) { totalCount } }';
const code = (error: { error?: string; cause?: { error?: string } }) => error.error ?? error.cause?.error;
const refusal = (promise: Promise<unknown>) => promise.then(() => 'accepted', code);
const HOUR_MS = 3600 * 1000;

test.beforeAll(async ({ admin }) => {
  expect((await allowApps(admin)).data).toEqual({ allowApps: { allowsApps: true } });
});

test('an app that connects with a code and PKCE acts at GraphQL, REST and MCP', async ({ product, admin }) => {
  const { tokens, machine } = await connectApp(admin, SCOPES, { scope: 'CONTENT_READ MESSAGES_READ CONTENT_PUBLISH' });
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'MESSAGES_READ CONTENT_READ' });
  expect(tokens.access_token).toMatch(/^mqa_[\w-]{43}$/);
  const { data } = await machine.gql(WHO);
  expect(data.currentApiToken).toEqual({
    name: 'Test Agent (127.0.0.1)',
    role: 'ADMIN',
    scopes: ['MESSAGES_READ', 'CONTENT_READ'],
    hint: tokens.access_token.slice(-4),
  });
  expect((await machine.rest('GET', '/messages')).status).toBe(200);
  expect((await machine.gql('mutation { launchSite(isLaunched: true) { id } }')).code).toBe('FORBIDDEN');
  const tools = await (await connect(machine)).tools();
  expect(tools).toContain('list_enquiries');
  expect(tools).not.toContain('reply_to_enquiry');
  const row = Object.values(await listTokens(admin)).find(({ name }) => name === 'Test Agent (127.0.0.1)');
  expect(row).toMatchObject({ state: 'ACTIVE', hint: '', createdBy: { id: admin.id }, lastUsedAt: expect.any(String) });
  const stored = await product.services.db.execute('select * from oauth_records');
  for (const secret of [tokens.access_token, tokens.refresh_token as string])
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
});

test('a refresh token that is used twice ends the connection', async ({ admin }) => {
  const { app, tokens, machine } = await connectApp(admin, SCOPES);
  const next = await refresh(app, tokens.refresh_token as string);
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  const renewed = new Person(admin.url, { token: next.access_token });
  expect((await renewed.gql(WHO)).code).toBeUndefined();
  expect(await refusal(refresh(app, tokens.refresh_token as string))).toBe('invalid_grant');
  for (const one of [machine, renewed]) expect((await one.gql(WHO)).data?.currentApiToken ?? null).toBeNull();
  expect(await refusal(refresh(app, next.refresh_token as string))).toBe('invalid_grant');
});

test('of several concurrent exchanges one succeeds, of refreshes at most one', async ({ admin }) => {
  const app = await registerApp(admin.url);
  const flow = await startFlow(app, admin);
  const callback = await callbackOf(flow, SCOPES);
  const exchanges = await Promise.all([1, 2, 3, 4].map(() => refusal(exchange(app, flow, callback))));
  expect(exchanges.filter((one) => one === 'accepted')).toHaveLength(1);
  const { app: other, tokens } = await connectApp(admin, SCOPES);
  const refreshes = await Promise.all([1, 2, 3, 4].map(() => refusal(refresh(other, tokens.refresh_token as string))));
  expect(refreshes.filter((one) => one === 'accepted').length).toBeLessThanOrEqual(1);
});

test('a refresh token that is used twice at the same time ends the connection', async ({ admin }) => {
  const { app, tokens, machine } = await connectApp(admin, SCOPES);
  await Promise.all([1, 2, 3, 4].map(() => refusal(refresh(app, tokens.refresh_token as string))));
  expect((await machine.gql(WHO)).data?.currentApiToken ?? null).toBeNull();
});

test('a refresh may ask for less, never for more', async ({ admin }) => {
  const { app, tokens } = await connectApp(admin, SCOPES);
  expect(await refusal(refresh(app, tokens.refresh_token as string, { scope: 'REMOVE' }))).toBe('invalid_scope');
  const { access_token: token } = await refresh(app, tokens.refresh_token as string, { scope: 'CONTENT_READ' });
  const { data } = await new Person(admin.url, { token }).gql('{ currentApiToken { scopes } }');
  expect(data.currentApiToken.scopes).toEqual(['CONTENT_READ']);
});

test('an app ends its connection by revoking its tokens', async ({ product, admin }) => {
  const { app, tokens, machine } = await connectApp(admin, SCOPES, {}, { client_name: 'Other' });
  await revoke(app, tokens.refresh_token as string);
  expect((await machine.gql(WHO)).data?.currentApiToken ?? null).toBeNull();
  expect(await refusal(refresh(app, tokens.refresh_token as string))).toBe('invalid_grant');
  const [revoked] = await product.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.viaName, 'Other (127.0.0.1)'));
  expect(revoked).toMatchObject({ action: 'apiToken.revoke', actorId: admin.id, subjectLabel: 'Other (127.0.0.1)' });
});

test('a code is refused when it is used, expired or sent with another verifier or redirect', async ({
  product,
  admin,
}) => {
  const app = await registerApp(admin.url);
  const flow = await startFlow(app, admin);
  const callback = await callbackOf(flow, SCOPES);
  expect(await refusal(exchange(app, { ...flow, verifier: 'x'.repeat(43) }, callback))).toBe('invalid_grant');
  expect(await refusal(exchange(app, flow, callback, 'http://127.0.0.1:9124/callback'))).toBe('invalid_grant');
  const tokens = await exchange(app, flow, callback);
  expect(await refusal(exchange(app, flow, callback))).toBe('invalid_grant');
  // A code that is used twice ends what the first use brought (RFC 6749, 4.1.2).
  expect(await refusal(refresh(app, tokens.refresh_token as string))).toBe('invalid_grant');
  const late = await startFlow(app, admin);
  const lateCallback = await callbackOf(late, SCOPES);
  product.passTime(61 * 1000);
  expect(await refusal(exchange(app, late, lateCallback))).toBe('invalid_grant');
});

test('an employee is not offered scopes of admins, which the server refuses too', async ({ employee }) => {
  const app = await registerApp(employee.url);
  const flow = await startFlow(app, employee, { scope: 'SITE_WRITE CONTENT_WRITE REMOVE' });
  const { body } = await readRequest(flow);
  expect(body).toMatchObject({
    ...{ name: 'Test Agent', receiver: '127.0.0.1', role: 'staff' },
    ...{ scopes: ['CONTENT_READ', 'CONTENT_WRITE', 'REMOVE'], proposed: ['CONTENT_READ', 'CONTENT_WRITE'] },
  });
  expect((await answerFlow(flow, ['SITE_WRITE'])).status).toBe(422);
  const callback = await callbackOf(flow, ['SITE_WRITE', 'CONTENT_WRITE']);
  const tokens = await exchange(app, flow, callback);
  expect(tokens.scope).toBe('CONTENT_READ CONTENT_WRITE');
  const machine = new Person(employee.url, { token: tokens.access_token });
  expect((await machine.gql('{ currentApiToken { role } }')).data).toEqual({ currentApiToken: { role: 'STAFF' } });
});

test('a user cannot give a scope that the app did not ask for', async ({ admin }) => {
  const app = await registerApp(admin.url);
  const narrow = await startFlow(app, admin, { scope: 'CONTENT_READ' });
  const tokens = await exchange(app, narrow, await callbackOf(narrow, ['CONTENT_READ', 'REMOVE']));
  expect(tokens.scope).toBe('CONTENT_READ');
});

test('the user of an app that names no scopes chooses among all', async ({ admin }) => {
  const app = await registerApp(admin.url);
  const open = await startFlow(app, admin, { scope: 'openid profile' });
  expect((await readRequest(open)).body?.scopes).toHaveLength(20);
});

test('a request that the user cancels returns access_denied to the app', async ({ admin }) => {
  const app = await registerApp(admin.url);
  const flow = await startFlow(app, admin);
  const { searchParams } = await callbackOf(flow, null);
  expect([searchParams.get('error'), searchParams.get('state')]).toEqual(['access_denied', flow.state]);
});

test('an answer needs the session, the browser of the request and the request that was shown', async ({
  admin,
  employee,
}) => {
  const app = await registerApp(admin.url);
  const flow = await startFlow(app, admin);
  const other = await startFlow(app, admin);
  const uid = (await readRequest(other)).body?.uid;
  expect((await answerFlow(flow, SCOPES, uid)).status).toBe(404);
  expect((await answerFlow({ ...flow, jar: (await startFlow(app, admin)).jar }, SCOPES, uid)).status).toBe(404);
  expect((await readRequest({ ...flow, user: new Person(admin.url) })).status).toBe(401);
  const { machine } = await connectApp(employee, SCOPES);
  expect((await readRequest({ ...flow, user: machine })).status).toBe(401);
});

test('a request ends after half an hour', async ({ product, admin }) => {
  const app = await registerApp(admin.url);
  const flow = await startFlow(app, admin);
  product.passTime(31 * 60 * 1000);
  expect(await readRequest(flow)).toEqual({ status: 200, body: null });
  expect((await answerFlow(flow, SCOPES, 'ended')).status).toBe(404);
});

test('an access token ends after an hour, a connection after 30 days without a refresh', async ({ product, admin }) => {
  const { app, tokens, machine } = await connectApp(admin, SCOPES);
  product.passTime(HOUR_MS + 1000);
  expect((await machine.gql(WHO)).data?.currentApiToken ?? null).toBeNull();
  const next = await refresh(app, tokens.refresh_token as string);
  product.passTime(30 * 24 * HOUR_MS + 1000);
  expect(await refusal(refresh(app, next.refresh_token as string))).toBe('invalid_grant');
});
