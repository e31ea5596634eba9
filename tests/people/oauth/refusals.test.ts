import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import {
  allowApps,
  CookieJar,
  callbackOf,
  connectApp,
  REDIRECT,
  refresh,
  registerApp,
  requestOf,
  startFlow,
} from '#tests/kit/network/oauthApp.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { rows, test } from '#tests/kit/test.ts';

const SCOPES: TokenScope[] = ['MESSAGES_READ'];
const who = async (machine: Person) =>
  (await machine.gql('{ currentApiToken { name } }')).data?.currentApiToken?.name ?? null;

test.beforeAll(async ({ admin }) => {
  await allowApps(admin);
});

const post = (url: string, body: object) =>
  fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test.for(
  rows([
    ['https on another host', 'https://claude.ai/api/mcp/auth_callback', 201],
    ['any loopback port', 'http://localhost/callback', 201],
    ['IPv6', 'http://[::1]:3000/', 201],
    ['Cursor', 'cursor://anysphere.cursor-mcp/oauth/callback', 201],
    ['http on another host', 'http://example.com/callback', 400],
    ['a host that begins as this computer', 'http://localhost.example.com/', 400],
    ['another scheme', 'myapp://callback', 400],
    ['a script', 'javascript:alert(1)', 400],
    ['a fragment', 'https://claude.ai/#x', 400],
    ['a user', 'https://claude.ai@evil.example/', 400],
    ['a long address', `https://claude.ai/${'x'.repeat(500)}`, 400],
    ['no address', '', 400],
  ]),
)('a registration is accepted only with a safe redirect: %s', async ([, redirect, status], { product }) => {
  const answer = await post(product.url, { client_name: 'App', redirect_uris: [redirect] });
  expect(answer.status).toBe(status);
  const body = await answer.json();
  if (status === 400) expect(body.error).toBe('invalid_redirect_uri');
  else expect(body).toMatchObject({ redirect_uris: [redirect], token_endpoint_auth_method: 'none' });
});

test('a registration with too many redirects or too long texts is refused', async ({ product }) => {
  const redirects = Array.from({ length: 11 }, (_, index) => `${REDIRECT}/${index}`);
  expect((await post(product.url, { client_name: 'App', redirect_uris: redirects })).status).toBe(400);
  expect((await post(product.url, { client_name: 'x'.repeat(60_000), redirect_uris: [REDIRECT] })).status).toBe(413);
});

test('a registration gets no secret', async ({ product }) => {
  const confidential = { token_endpoint_auth_method: 'client_secret_post', jwks_uri: 'http://127.0.0.1:1/' };
  const body = await (await post(product.url, { redirect_uris: [REDIRECT], ...confidential })).json();
  expect(body).toMatchObject({ client_name: '127.0.0.1', token_endpoint_auth_method: 'none' });
  expect(body).not.toHaveProperty('client_secret');
});

test.for(
  rows([
    ['a name of 60 characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['a longer name is shortened', 'x'.repeat(61), `${'x'.repeat(59)}…`],
    ['no emoji is cut in two', `${'x'.repeat(58)}👩‍👩‍👧‍👧 and more`, `${'x'.repeat(58)}…`],
    ['spaces around it do not count', `  ${'x'.repeat(60)}  `, 'x'.repeat(60)],
    ['a blank name', ' ', null],
    ['a name of two lines', 'App\nof mine', 'App of mine'],
    ['a number', 7, null],
  ]),
)('the name of a registered app is a text of at most 60 characters: %s', async ([, name, registered], { product }) => {
  const answer = await post(product.url, { client_name: name, redirect_uris: [REDIRECT] });
  const body = await answer.json();
  if (registered) expect([answer.status, body.client_name]).toEqual([201, registered]);
  else expect([answer.status, body.error]).toEqual([400, 'invalid_client_metadata']);
});

test('an app that also names addresses that are refused is registered with the others', async ({ admin }) => {
  const asked = ['code-oss://vscode.github/callback', REDIRECT, 'javascript:alert(1)', 'https://vscode.dev/redirect'];
  const app = await registerApp(admin.url, { redirect_uris: asked });
  expect(app.client.redirect_uris).toEqual([REDIRECT, 'https://vscode.dev/redirect']);
  const { started } = await startFlow(app, admin, { redirect_uri: 'code-oss://vscode.github/callback' });
  expect(started.status).toBe(400);
  expect((await startFlow(app, admin)).started.headers.get('location')).toBe('/oauth/connect');
});

test.for(
  rows([
    ['no body', 'null', 'invalid_redirect_uri'],
    ['a list', '[]', 'invalid_redirect_uri'],
    ['no addresses', '{ "client_name": "App" }', 'invalid_redirect_uri'],
    ['an address outside a list', `{ "redirect_uris": "${REDIRECT}" }`, 'invalid_redirect_uri'],
  ]),
)('a registration with %s has an error of RFC 7591', async ([, body, error], { product }) => {
  const answer = await fetch(`${product.url}/oauth/register`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  });
  expect([answer.status, (await answer.json()).error]).toEqual([400, error]);
});

test('a request with another redirect or of an unknown app never leaves the site', async ({ admin }) => {
  const app = await registerApp(admin.url);
  for (const [name, value] of [
    ['redirect_uri', 'http://127.0.0.1:9123/elsewhere'],
    ['redirect_uri', 'https://evil.example/'],
    ['client_id', 'unknown'],
  ] as const) {
    const { started } = await startFlow(app, admin, { [name]: value });
    expect([started.status, started.headers.get('location')]).toEqual([400, null]);
    expect(started.headers.get('x-frame-options')).toBe('DENY');
    expect(await started.text()).toContain('The app could not be connected.');
  }
  const { started } = await startFlow(app, admin, { redirect_uri: REDIRECT.replace('9123', '55001') });
  expect([started.status, started.headers.get('location')]).toEqual([303, '/oauth/connect']);
});

const badRequests: [name: string, params: Record<string, string>, error: string][] = [
  ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
  ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
  ['for another resource', { resource: 'https://elsewhere.example/' }, 'invalid_target'],
  ['without asking', { prompt: 'none' }, 'login_required'],
];

test.for(badRequests)(
  'a request %s is refused on a page for an app that nobody has connected',
  async ([, params], { admin }) => {
    const { started } = await startFlow(await registerApp(admin.url), admin, params);
    expect([started.status, started.headers.get('location')]).toEqual([400, null]);
    expect(await started.text()).toContain('The app could not be connected.');
  },
);

test.for(badRequests)(
  'a request %s is refused at an app that somebody has connected',
  async ([, params, error], { admin }) => {
    const { app } = await connectApp(admin, SCOPES);
    const { started } = await startFlow(app, admin, params);
    const location = new URL(started.headers.get('location') as string);
    const answer = new URLSearchParams(location.search || location.hash.slice(1));
    expect([location.origin, answer.get('error')]).toEqual([new URL(REDIRECT).origin, error]);
  },
);

test('an app that asks for its answer by form gets it in the query', async ({ admin }) => {
  const flow = await startFlow(await registerApp(admin.url), admin, { response_mode: 'form_post' });
  expect((await callbackOf(flow, SCOPES)).searchParams.get('code')).toBeTruthy();
});

test('a forged host changes no address', async ({ admin }) => {
  const { address } = await requestOf(await registerApp(admin.url));
  const { started, ...flow } = await startFlow(await registerApp(admin.url), admin);
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const answer = await fetch(address, { redirect: 'manual', headers: forged });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth/connect']);
  expect(answer.headers.getSetCookie().some((cookie) => /domain=|secure/i.test(cookie))).toBe(false);
  const callback = await callbackOf({ started, ...flow }, SCOPES);
  expect(callback.searchParams.get('iss')).toBe(admin.url);
});

test.for(
  rows([
    ['blocked', 'mutation ($id: UUID!) { blockUser(id: $id) { id } }'],
    ['of another role', 'mutation ($id: UUID!) { changeUserRole(id: $id, role: ADMIN) { id } }'],
    ['deleted', 'mutation ($id: UUID!) { removeUser(id: $id) { id } }'],
  ]),
)('an app of a user who is %s is refused at once', async ([, mutation], { product, admin }) => {
  const user = await product.signedIn('Employee');
  const { app, tokens, machine } = await connectApp(user, SCOPES);
  expect(await who(machine)).toBe('Test Agent (127.0.0.1)');
  expect((await admin.gql(mutation, { id: user.id })).errors).toBeUndefined();
  expect(await who(machine)).toBeNull();
  await expect(refresh(app, tokens.refresh_token as string)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a new password ends the apps of a user, not those of others', async ({ product, admin }) => {
  const user = await product.signedIn('Employee', { password: 'Secret-123' });
  const [{ machine }, { machine: other }] = [await connectApp(user, SCOPES), await connectApp(admin, SCOPES)];
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
  const input = { currentPassword: 'Secret-123', newPassword: 'Another-456' };
  expect((await user.gql(change, { input })).errors).toBeUndefined();
  expect([await who(machine), await who(other)]).toEqual([null, 'Test Agent (127.0.0.1)']);
});

test('a token of an app cannot refuse apps', async ({ admin }) => {
  const { machine } = await connectApp(admin, ['SITE_WRITE']);
  expect((await allowApps(machine, false)).code).toBe('FORBIDDEN');
});

test('a token of an app cannot issue an API token', async ({ admin }) => {
  const { machine } = await connectApp(admin, ['SITE_WRITE']);
  const issue = 'mutation { issueApiToken(input: { name: "Next", role: STAFF, days: 1 }) { token } }';
  expect((await machine.gql(issue)).code).toBe('FORBIDDEN');
});

test('the client of the MCP SDK connects by the address alone', async ({ product, admin }) => {
  let client: OAuthClientInformationFull | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let address: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'MCP client', redirect_uris: [REDIRECT] },
    clientInformation: () => client,
    saveClientInformation: (saved) => {
      client = saved as OAuthClientInformationFull;
    },
    tokens: () => tokens,
    saveTokens: (saved) => {
      tokens = saved;
    },
    redirectToAuthorization: (url) => {
      address = url;
    },
    saveCodeVerifier: (saved) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  const mcp = new URL(`${product.url}/mcp`);
  const transport = new StreamableHTTPClientTransport(mcp, { authProvider: provider });
  const first = new Client({ name: 'tests', version: '1.0.0' });
  await expect(first.connect(transport as Parameters<Client['connect']>[0])).rejects.toThrow('Unauthorized');
  expect(address?.searchParams.get('resource')).toBe(String(mcp));
  const jar = new CookieJar();
  const flow = { verifier, state: '', jar, started: await jar.get(address as URL), user: admin };
  const callback = await callbackOf(flow, SCOPES);
  await transport.finishAuth(callback.searchParams.get('code') as string);
  const second = new Client({ name: 'tests', version: '1.0.0' });
  const again = new StreamableHTTPClientTransport(mcp, { authProvider: provider });
  await second.connect(again as Parameters<Client['connect']>[0]);
  expect((await second.listTools()).tools.map(({ name }) => name)).toContain('list_enquiries');
  await second.close();
  expect(await auth(provider, { serverUrl: mcp })).toBe('AUTHORIZED');
});

test('a site that refuses apps answers 404 to everything that apps use', async ({ product, admin }) => {
  const { app, machine } = await connectApp(admin, SCOPES);
  await allowApps(admin, false);
  const posts = ['register', 'token', 'revoke'].map((name) => [`/oauth/${name}`, 'POST'] as const);
  const gets = ['/oauth/authorize', '/.well-known/oauth-authorization-server'];
  for (const [path, method] of [...posts, ...gets.map((path) => [path, 'GET'] as const)])
    expect([path, (await fetch(product.url + path, { method })).status]).toEqual([path, 404]);
  expect((await startFlow(app, admin)).started.status).toBe(404);
  const document = await (await fetch(`${product.url}/.well-known/oauth-protected-resource`)).json();
  expect(document).not.toHaveProperty('authorization_servers');
  const refused = await fetch(`${product.url}/mcp`, { method: 'POST', body: '{}' });
  expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="mcp"');
  expect(await who(machine)).toBeNull();
  await allowApps(admin);
  expect(await who(machine)).toBe('Test Agent (127.0.0.1)');
});
