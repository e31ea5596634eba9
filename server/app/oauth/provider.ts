import { generateKeyPairSync } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { and, eq } from 'drizzle-orm';
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { APP_TOKEN_PREFIX, tokenScopes } from '#schema/apiToken.ts';
import { findClient } from '#server/people/oauth/clients.ts';
import { lifetimes } from '#server/people/oauth/connections.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { signingKeyOf } from '#server/platform/crypto/encrypt.ts';
import { paths } from '#web/shared/paths.ts';
import { createAdapter } from './adapter.ts';
import { endpoints } from './endpoints.ts';
import { resourcesOf } from './resources.ts';

export type RenderError = (context: KoaContextWithOIDC, error: string, description: string) => void;

const { Prompt, Check } = interactionPolicy;

/** Every request of an app asks the user: there is no consent that answers later requests. */
const policy = () => [
  new Prompt(
    { name: 'login', requestable: true },
    new Check('no_user', 'a user has to answer', ({ oidc }) => !oidc.result?.login),
  ),
  new Prompt(
    { name: 'consent', requestable: true },
    new Check('no_consent', 'a user has to agree', ({ oidc }) => !oidc.result?.consent),
  ),
];

/** Authorization code with PKCE for public clients, refresh tokens that rotate, revocation. Everything else is off. */
export function createProvider(services: Services, renderError: RenderError): Provider {
  const { settings, log } = services;
  const provider = new Provider(new URL(settings.PUBLIC_URL).origin, configurationOf(services, renderError));
  // serve.ts sets the forwarded headers from PUBLIC_URL.
  provider.proxy = true;
  showErrorsOfStrangers(provider, services, renderError);
  prefixAccessTokens(provider);
  dropHeaders(provider);
  const warn = (error: Error) => log.warn({ reason: error.message }, 'a request of an app failed');
  provider.on('server_error', (_context, error) => warn(error));
  // Koa prints errors that nobody listens to.
  (provider as EventEmitter).on('error', warn);
  return provider;
}

function configurationOf(services: Services, renderError: RenderError): Configuration {
  const { settings, secret, db } = services;
  const scope = tokenScopes.join(' ');
  const resources = resourcesOf(settings);
  const clientOf = async (id: string) => {
    const client = await findClient(services, id);
    return client && { client_id: client.id, client_name: client.name, redirect_uris: client.redirectUris };
  };
  return {
    adapter: (model: string) =>
      createAdapter(services, model, clientOf, () => new errors.InvalidGrant('it has just been used')),
    clientAuthMethods: ['none'],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // Required to fit the key below; no token is signed.
      id_token_signed_response_alg: 'ES256',
      // Any port of a loopback address (RFC 8252, 7.3); which addresses are permitted says schema/oauth.ts.
      application_type: 'native',
    },
    clientBasedCORS: (_context, origin) => settings.CORS_ORIGINS.includes(origin),
    cookies: {
      keys: [signingKeyOf('OAuth cookies', secret)],
      names: { interaction: 'oauth_interaction', resume: 'oauth_resume', session: 'oauth_session' },
      short: { httpOnly: true, sameSite: 'lax', path: '/oauth', signed: true, overwrite: true },
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth', signed: true, overwrite: true },
    },
    expiresWithSession: () => false,
    features: {
      claimsParameter: { enabled: false },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      // An app revokes its own tokens only.
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_context, _client, several) => several?.[0] ?? (resources[0] as string),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (!resources.includes(resource)) throw new errors.InvalidTarget();
          return { scope, accessTokenFormat: 'opaque', accessTokenTTL: lifetimes.accessToken };
        },
      },
    },
    fetch: () => Promise.reject(new Error('the address of an app is not fetched')),
    // Characters of 6 bits, as in makeToken.
    formats: { bitsOfOpaqueRandomness: 256 },
    findAccount: async (_context, id) => {
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.isBlocked, false)));
      return user && { accountId: id, claims: () => ({ sub: id }) };
    },
    interactions: { policy: policy() as never, url: () => paths.connectApp },
    issueRefreshToken: () => true,
    // oidc-provider needs a key. Nothing is signed with it.
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] } as never,
    loadExistingGrant: ({ oidc }) => {
      const id = oidc.result?.consent?.grantId;
      return id ? oidc.provider.Grant.find(id) : Promise.resolve(undefined);
    },
    pkce: { required: () => true },
    renderError: (context, { error, error_description: description = '' }) => renderError(context, error, description),
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: {
      authorization: endpoints.authorize,
      token: endpoints.token,
      revocation: endpoints.revoke,
    },
    scopes: [...tokenScopes],
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      Grant: lifetimes.connection,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.refreshToken,
      Session: lifetimes.interaction,
    },
  };
}

/** An app that nobody has connected gets no errors: its address would be a way out of the site that anybody can make. */
function showErrorsOfStrangers(provider: Provider, services: Services, renderError: RenderError): void {
  provider.use(async (context, next) => {
    await next();
    const target = URL.parse(context.response.get('location'));
    const answer = new URLSearchParams(target?.search || target?.hash.slice(1));
    const error = answer.get('error');
    if (!error || context.path !== endpoints.authorize) return;
    const answered = context as KoaContextWithOIDC;
    const client = await findClient(services, answered.oidc.client?.clientId ?? '');
    if (client?.connectedAt) return;
    context.remove('location');
    context.status = 400;
    renderError(answered, error, answer.get('error_description') ?? '');
  });
}

/** People and secret scanners recognise an access token by its prefix. */
function prefixAccessTokens(provider: Provider): void {
  // The types do not know the method.
  const tokens = provider.AccessToken.prototype as unknown as { generateTokenId(): string };
  const { generateTokenId } = tokens;
  tokens.generateTokenId = function generate(this: object) {
    return APP_TOKEN_PREFIX + generateTokenId.call(this);
  };
}

/** Sessions are not stored (adapter.ts). CORS_ORIGINS says which pages may read answers (server/app/http/app.ts). */
function dropHeaders(provider: Provider): void {
  provider.use(async (context, next) => {
    await next();
    const cookies = [context.response.headers['set-cookie'] ?? []].flat().map(String);
    context.set(
      'Set-Cookie',
      cookies.filter((cookie) => !cookie.startsWith('oauth_session')),
    );
    if (context.response.get('Access-Control-Allow-Origin') === '*') context.remove('Access-Control-Allow-Origin');
  });
}
