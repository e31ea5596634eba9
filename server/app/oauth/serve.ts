import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenScopes } from '#schema/apiToken.ts';
import {
  askedScopes,
  ClientMetadata,
  ConsentInput,
  INTERACTION,
  oauthStrings,
  permittedMetadata,
} from '#schema/oauth.ts';
import { createContext } from '#server/app/http/createContext.ts';
import { MCP } from '#server/app/mcp/refuse.ts';
import { ERROR_TITLE, refusalPage } from '#server/app/pages/refusalPage.ts';
import { registerClient } from '#server/people/oauth/clients.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { Limit } from '#server/platform/limit/limits.ts';
import { answerRequest, readRequest } from './consent.ts';
import { endpoints, METADATA } from './endpoints.ts';

/** Some clients look here too. There is no OpenID provider. */
const OPENID = '/.well-known/openid-configuration';

type Provider = import('oidc-provider').default;

/** Largest body that oidc-provider reads (oidc-provider/lib/shared/selective_body.js), and of a registration. */
const MAX_BYTES = 56 * 1024;

/** Serves the authorization server for apps. Everything is 404 until an admin lets users connect apps. */
export async function serveOAuth(app: FastifyInstance, services: Services): Promise<void> {
  const loaded = loadedProvider(services);
  serveMetadata(app, services);
  serveRegistration(app, services);
  serveConsent(app, services, loaded.load);
  await serveProtocol(app, services, loaded);
}

type LoadedProvider = {
  /** oidc-provider loads with the first request of an app, so that the start does not wait for it. */
  load: () => Promise<Provider>;
  /** The requests that it answers, by the request of Node.js. */
  requests: WeakMap<object, FastifyRequest>;
};

function loadedProvider(services: Services): LoadedProvider {
  let loading: Promise<Provider> | undefined;
  const requests = new WeakMap<object, FastifyRequest>();
  const load = () => {
    loading ??= importQuietly().then(({ createProvider }) =>
      createProvider(services, (context, error, description) => {
        const request = requests.get(context.req) as FastifyRequest;
        const message = sentences[error] ?? sentences[description] ?? `${description || error}.`;
        context.type = 'html';
        context.body = refusalPage(request, { status: context.status, message }).replaceAll(
          ERROR_TITLE,
          oauthStrings.failed,
        );
      }),
    );
    return loading;
  };
  return { load, requests };
}

async function refuseWhileOff(services: Services): Promise<void> {
  if (!(await services.readSite()).allowsApps) throw fail('NOT_FOUND');
}

const limitBy = (services: Services, limit: Limit) => async (request: FastifyRequest) => {
  await refuseWhileOff(services);
  await services.limits.take(limit, request.ip);
};

function serveMetadata(app: FastifyInstance, services: Services): void {
  const { origin } = new URL(services.settings.PUBLIC_URL);
  for (const path of [METADATA, METADATA + MCP, OPENID, OPENID + MCP])
    app.get(path, async (_request, reply) => {
      const { allowsApps } = await services.readSite();
      if (!allowsApps || path.startsWith(OPENID))
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'not_found', error_description: 'There is nothing here.' });
      return reply.header('cache-control', 'no-cache').send(metadataOf(origin));
    });
}

function serveRegistration(app: FastifyInstance, services: Services): void {
  const onRequest = limitBy(services, 'registerApp');
  app.post(endpoints.register, { bodyLimit: MAX_BYTES, onRequest }, async (request, reply) => {
    const { success, data, error } = ClientMetadata.safeParse(permittedMetadata(request.body));
    if (!success) {
      const redirectIssue = error.issues.find(({ path }) => path[0] === 'redirect_uris');
      return reply.code(400).send({
        error: redirectIssue ? 'invalid_redirect_uri' : 'invalid_client_metadata',
        error_description: (redirectIssue ?? error.issues[0])?.message,
      });
    }
    const client = await registerClient(services, data);
    return reply.code(201).send({
      client_id: client.id,
      client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      ...forEveryClient,
    });
  });
}

/** The screen on which a user answers the request of an app. */
function serveConsent(app: FastifyInstance, services: Services, load: LoadedProvider['load']): void {
  const onRequest = () => refuseWhileOff(services);
  // Null without a request, because the screen may be opened by itself.
  app.get(INTERACTION, async (request, reply) => {
    const context = await userOf(services, request);
    const appRequest = context.site.allowsApps && (await readRequest(context, await load(), request.raw, reply.raw));
    return reply.send({ request: appRequest || null });
  });
  app.post(INTERACTION, { bodyLimit: MAX_BYTES, onRequest }, async (request, reply) => {
    const context = await userOf(services, request);
    const { success, data } = ConsentInput.safeParse(request.body);
    if (!success) throw fail('BAD_USER_INPUT', oauthStrings.noScope);
    return reply.send({ location: await answerRequest(context, await load(), request.raw, reply.raw, data) });
  });
}

/** Only a person consents: a session, never a token. */
async function userOf(services: Services, request: FastifyRequest): Promise<Context> {
  const context = await createContext(services, request);
  if (!context.viewer?.sessionId) throw fail('UNAUTHENTICATED');
  return context;
}

/** What oidc-provider answers. */
async function serveProtocol(
  app: FastifyInstance,
  services: Services,
  { load, requests }: LoadedProvider,
): Promise<void> {
  const { host, protocol } = new URL(services.settings.PUBLIC_URL);
  /** Hands over the whole request, with its body. */
  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await load();
    const { raw } = request;
    requests.set(raw, request);
    // Only PUBLIC_URL makes addresses, whatever the client or a proxy has sent.
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    reply.hijack();
    reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as [string, string][]));
    await provider.callback()(raw, reply.raw);
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.get(endpoints.authorize, { onRequest: limitBy(services, 'authorizeApp') }, async (request, reply) => {
      request.raw.url = withKnownParams(request.raw.url as string);
      return handOver(request, reply);
    });
    scope.get(`${endpoints.authorize}/:token`, { onRequest: limitBy(services, 'authorizeApp') }, handOver);
    // Loaded before the body is counted (http/bodiesInFlight.ts): oidc-provider must read it at once, or it is gone.
    const onRequest = [limitBy(services, 'oauthToken'), async () => void (await load())];
    scope.post(endpoints.token, { onRequest }, handOver);
    scope.post(endpoints.revoke, { onRequest }, handOver);
  });
}

/** oidc-provider prints a warning unless Node.js calls its release LTS, which the pinned one may not do yet. */
async function importQuietly(): Promise<typeof import('./provider.ts')> {
  const { warn } = console;
  console.warn = (...words) => (String(words[0]).includes('Unsupported runtime') ? undefined : warn(...words));
  try {
    return await import('./provider.ts');
  } finally {
    console.warn = warn;
  }
}

/** Sentences for people, by the error code or description of oidc-provider. */
const sentences: Record<string, string> = {
  invalid_client: 'This app is not known here any more. Remove this site from the app and add it again.',
  invalid_redirect_uri: 'The app wants its answer at an address that it has not registered.',
  'authorization request has expired': oauthStrings.ended,
  'interaction session not found': oauthStrings.ended,
};

/** Values that this server sets for every app (RFC 7591, 2): no secret, code and refresh token only. */
const forEveryClient = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
};

const metadataOf = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + endpoints.authorize,
  token_endpoint: origin + endpoints.token,
  registration_endpoint: origin + endpoints.register,
  revocation_endpoint: origin + endpoints.revoke,
  scopes_supported: tokenScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: forEveryClient.grant_types,
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/api`,
});

/** Unknown scopes are dropped; without a known one, the app asks for what the user chooses (RFC 6749, 3.3). */
function withKnownParams(address: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('scope', askedScopes(url.searchParams.get('scope')).join(' '));
  // The metadata names the query only. A page that posts a form to the app would break the Content-Security-Policy.
  url.searchParams.delete('response_mode');
  return url.pathname + url.search;
}
