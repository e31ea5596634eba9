import * as oauth from 'oauth4webapi';
import type { TokenScope } from '#schema/apiToken.ts';
import { type AppRequest, INTERACTION } from '#schema/oauth.ts';
import { Person } from '#tests/kit/people/person.ts';

/** The test server speaks http. */
const insecure = { [oauth.allowInsecureRequests]: true };
export const REDIRECT = 'http://127.0.0.1:9123/callback';

/** An app that uses the client of oauth4webapi. */
export type App = {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
};

export type Tokens = oauth.TokenEndpointResponse;

export const allowApps = (admin: Person, isAllowed = true) =>
  admin.gql('mutation ($isAllowed: Boolean!) { allowApps(isAllowed: $isAllowed) { allowsApps } }', { isAllowed });

/** Discovers the server, and registers. */
export async function registerApp(url: string, metadata: Partial<oauth.Client> = {}): Promise<App> {
  const issuer = new URL(url);
  const discovery = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  const server = await oauth.processDiscoveryResponse(issuer, discovery);
  const answer = await oauth.dynamicClientRegistrationRequest(
    server,
    { client_name: 'Test Agent', redirect_uris: [REDIRECT], ...metadata },
    insecure,
  );
  return { server, client: await oauth.processDynamicClientRegistrationResponse(answer) };
}

/** A browser, as far as OAuth needs one: it keeps cookies and follows no redirects. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async get(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const answer = await fetch(address, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const [, path = '/'] = /path=([^;]+)/i.exec(line) ?? [];
      if (value) this.#cookies.set(name, { value, path });
      else this.#cookies.delete(name);
    }
    return answer;
  }
}

export type Flow = { verifier: string; state: string; jar: CookieJar; started: Response; user: Person };
type Params = Record<string, string>;

/** @returns the address that an app sends a browser to, and what it keeps for the exchange */
export async function requestOf({ server, client }: App, params: Params = {}) {
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.authorization_endpoint as string);
  const all: Params = {
    client_id: client.client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...params,
  };
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value);
  return { address: url, verifier, state };
}

/** Sends the browser of a user to the authorization endpoint. */
export async function startFlow(app: App, user: Person, params: Params = {}): Promise<Flow> {
  const { address, verifier, state } = await requestOf(app, params);
  const jar = new CookieJar();
  return { verifier, state, jar, started: await jar.get(address), user };
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

export async function readRequest({ jar, user }: Flow): Promise<{ status: number; body: AppRequest | null }> {
  const answer = await jar.get(user.url + INTERACTION, { headers: bearer(user) });
  const { request = null } = await answer.json();
  return { status: answer.status, body: request };
}

/** Answers as the consent screen does. @param scopes null cancels */
export async function answerFlow(
  flow: Flow,
  scopes: readonly TokenScope[] | null,
  uid?: string,
): Promise<{ status: number; body: { location?: string; error?: string } }> {
  const answer = await flow.jar.get(flow.user.url + INTERACTION, {
    method: 'POST',
    headers: { ...bearer(flow.user), 'content-type': 'application/json' },
    body: JSON.stringify({ uid: uid ?? (await readRequest(flow)).body?.uid, scopes }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** @returns the address at which the app gets the answer of the user */
export async function callbackOf(flow: Flow, scopes: readonly TokenScope[] | null): Promise<URL> {
  const { body } = await answerFlow(flow, scopes);
  const resumed = await flow.jar.get(body.location as string);
  return new URL(resumed.headers.get('location') as string);
}

/** Exchanges the code of an answer. @throws ResponseBodyError when it is refused */
export async function exchange(
  { server, client }: App,
  { state, verifier }: Pick<Flow, 'state' | 'verifier'>,
  callback: URL,
  redirect = REDIRECT,
): Promise<Tokens> {
  const params = oauth.validateAuthResponse(server, client, callback, state);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    params,
    redirect,
    verifier,
    insecure,
  );
  return oauth.processAuthorizationCodeResponse(server, client, answer);
}

export async function refresh({ server, client }: App, token: string, params: Params = {}): Promise<Tokens> {
  const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, {
    ...insecure,
    additionalParameters: params,
  });
  return oauth.processRefreshTokenResponse(server, client, answer);
}

export async function revoke({ server, client }: App, token: string): Promise<void> {
  const answer = await oauth.revocationRequest(server, client, oauth.None(), token, insecure);
  await oauth.processRevocationResponse(answer);
}

/** Connects a new app. @returns it with its tokens, and a person who uses the access token */
export async function connectApp(
  user: Person,
  scopes: readonly TokenScope[],
  params: Params = {},
  metadata: Partial<oauth.Client> = {},
) {
  const app = await registerApp(user.url, metadata);
  const flow = await startFlow(app, user, params);
  const callback = await callbackOf(flow, scopes);
  const tokens = await exchange(app, flow, callback);
  return { app, flow, callback, tokens, machine: new Person(user.url, { token: tokens.access_token }) };
}
