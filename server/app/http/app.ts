import cors from '@fastify/cors';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { CSV } from '#schema/csvStrings.ts';
import { IMPORT_FILES } from '#schema/import.ts';
import { INTERACTION } from '#schema/oauth.ts';
import type { Site } from '#schema/site.ts';
import { registerResponseCache } from '#server/app/cache/responseCache.ts';
import { serveCsv } from '#server/app/csv/serve.ts';
import { startApollo } from '#server/app/graphql/apollo.ts';
import { createExecute } from '#server/app/graphql/execute.ts';
import { refuseGraphql } from '#server/app/graphql/formatError.ts';
import { SDL_PATH } from '#server/app/graphql/introspection.ts';
import { createLive, serveStream } from '#server/app/graphql/live/serve.ts';
import { logError } from '#server/app/graphql/logError.ts';
import { serveGraphql } from '#server/app/graphql/route.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { LINES, serveLines } from '#server/app/lines/serve.ts';
import { serveDiscovery } from '#server/app/mcp/discovery.ts';
import { MCP, refuseMcp } from '#server/app/mcp/refuse.ts';
import { serveMcp } from '#server/app/mcp/serve.ts';
import { isOAuthEndpoint } from '#server/app/oauth/endpoints.ts';
import { refuseOAuth } from '#server/app/oauth/refuse.ts';
import { serveOAuth } from '#server/app/oauth/serve.ts';
import { serveEmbeds } from '#server/app/pages/embed/serve.ts';
import type { PageSource } from '#server/app/pages/pageSource.ts';
import { servePages } from '#server/app/pages/pages.ts';
import { refusePage } from '#server/app/pages/refusalPage.ts';
import { MANIFEST } from '#server/app/pages/seo/manifest.ts';
import { serveFound } from '#server/app/pages/seo/serve.ts';
import { openApiOf } from '#server/app/rest/openapi/document.ts';
import { servePostman } from '#server/app/rest/postman/serve.ts';
import { MAX_PARAM } from '#server/app/rest/row.ts';
import { refuseRest, serveRest } from '#server/app/rest/run.ts';
import { serveReferrals } from '#server/clients/affiliate/referral/serve.ts';
import { serveCalendars } from '#server/clients/booking/serveCalendars.ts';
import { ATTACHMENTS } from '#server/clients/message/conversation/attachments.ts';
import type { Services } from '#server/platform/context.ts';
import { type Refusal, unavailable } from '#server/platform/errors.ts';
import { memoizeLast } from '#server/platform/event/cacheByVersion.ts';
import { REPLAYED } from '#server/platform/idempotency/http.ts';
import { requestIds, trackRequests } from '#server/platform/requestContext.ts';
import { FEED } from '#web/shared/paths.ts';
import { type AllowedMethods, collectAllowedMethods, refusalOfUnknownRoute } from './allowedMethods.ts';
import { limitBodies } from './bodiesInFlight.ts';
import { acceptJson, MAX_BODY_BYTES, refuseEncodedBodies } from './body.ts';
import { clientErrorHandler, handleOddRequests, MAX_REQUEST_MS } from './clientErrors.ts';
import { refusalOfRequestError } from './createContext.ts';
import { registerFloodLimit } from './floodLimit.ts';
import { readForwardedFor } from './forwardedFor.ts';
import { plainHeaders, sendHeaders } from './headers.ts';
import { isProbe, serveHealth } from './health.ts';
import { sendRateLimits } from './rateLimitHeaders.ts';
import { logRequests } from './requestLog.ts';
import { canonicalTarget } from './requestTarget.ts';
import { serveAttachments } from './serveAttachments.ts';
import { serveImportFiles } from './serveImportFiles.ts';
import { serveMetrics } from './serveMetrics.ts';
import { servePersonalData } from './servePersonalData.ts';
import { servePictures } from './servePictures.ts';
import { serveVisits } from './serveVisits.ts';

const refuseJsonSchema = () => {
  throw new Error('A route has a JSON schema, which nothing compiles.');
};

/** Does not listen yet. The order of registration is the order in which a request passes. */
export async function buildApp(services: Services, pages: PageSource): Promise<FastifyInstance> {
  const { settings } = services;
  const app = createFastify(services);
  const methodsOf = collectAllowedMethods(app);
  app.setNotFoundHandler((request, reply) => refuseUnknown(methodsOf, request, reply));
  await addHooks(app, services, pages, methodsOf);
  await serveRoutes(app, services, pages);
  readForwardedFor(app, settings.TRUST_PROXY);
  return app;
}

function createFastify(services: Services): FastifyInstance {
  const { settings, log } = services;
  const refuse = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOfRequestError(error);
    logError(services, refusal, error);
    return answerRefusal(request, reply, refusal);
  };
  const app = Fastify({
    // At level info, Fastify's own lines repeat what serve.ts prints.
    loggerInstance: log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines already contain the request id (server/app/start/services.ts).
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: MAX_REQUEST_MS,
    clientErrorHandler: clientErrorHandler(settings),
    // Node would answer by itself; handleOddRequests rejects these requests.
    http: { requireHostHeader: false },
    trustProxy: settings.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    genReqId: requestIds(settings.TRUST_PROXY),
    rewriteUrl: ({ url = '/' }) => canonicalTarget(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM },
    // schema/ validates bodies. Fastify's JSON schema compilers would add to every start.
    schemaController: { compilersFactory: { buildValidator: refuseJsonSchema, buildSerializer: refuseJsonSchema } },
    // The router's own errors: no hook has set the headers yet.
    frameworkErrors: (error, request, reply) =>
      refuse(error, request, (reply as FastifyReply).headers(plainHeaders(settings))),
  }) as unknown as FastifyInstance;
  app.setErrorHandler(refuse);
  return app;
}

/** What every request passes before its route: headers, limits and the cache of responses. */
async function addHooks(
  app: FastifyInstance,
  services: Services,
  pages: PageSource,
  methodsOf: AllowedMethods,
): Promise<void> {
  const { settings, contentVersion, now, metrics } = services;
  acceptJson(app);
  trackRequests(app);
  logRequests(app, services);
  sendHeaders(app, settings, pages);
  handleOddRequests(app, settings);
  const hasOrigins = settings.CORS_ORIGINS.length > 0;
  if (hasOrigins) await app.register(cors, { delegator: originsOf(settings.CORS_ORIGINS) });
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? refuseUnknown(methodsOf, request, reply) : undefined,
  );
  refuseEncodedBodies(app);
  sendRateLimits(app);
  const addressOf = (url: string) => {
    const [path = ''] = url.split('?', 1);
    return readsNoQuery(path) ? path : pages.addressOf(url);
  };
  // During development pages change with their sources.
  if (pages.scriptHashes) registerResponseCache(app, { contentVersion, now, hasOrigins, addressOf, metrics });
  await registerFloodLimit(app, services);
  limitBodies(app, services);
  // A database that is not ready yet would cause internal errors.
  app.addHook('onRequest', async (request, reply) =>
    services.isReady() || isProbe(request) ? undefined : answerRefusal(request, reply, unavailable),
  );
}

async function serveRoutes(app: FastifyInstance, services: Services, pages: PageSource): Promise<void> {
  const schema = buildSchema();
  const apollo = await startApollo(services, schema);
  app.addHook('onClose', () => apollo.stop());
  const execute = createExecute(apollo);
  serveMetrics(app, services);
  serveHealth(app, services);
  servePictures(app, services);
  serveAttachments(app, services);
  servePersonalData(app, services);
  serveFound(app, services, pages.crawling);
  serveEmbeds(app, services);
  serveReferrals(app, services);
  serveCalendars(app, services);
  await app.register((scope) => serveImportFiles(scope, services));
  await app.register((scope) => serveVisits(scope, services, pages.isVisited));
  const live = createLive(services, schema);
  await app.register((scope) => serveGraphql(scope, services, apollo, live.answer));
  await app.register(async (scope) => serveStream(scope, services, live));
  await app.register(async (scope) => serveCsv(scope, services, schema, execute));
  await app.register(async (scope) => serveLines(scope, services, schema, execute));
  await app.register(async (scope) => serveRest(scope, services, schema, execute));
  serveDiscovery(app, services);
  await app.register(async (scope) => serveMcp(scope, services, schema, execute));
  await app.register(async (scope) => serveOAuth(scope, services));
  const referenceOf = memoizeLast((site: Site) => openApiOf(schema, site, services.settings.PUBLIC_URL));
  const reference = async () => referenceOf(await services.readSite());
  await app.register(async (scope) => servePostman(scope, services, reference));
  await app.register((scope) => servePages(scope, services, execute, pages, reference));
}

const pathOf = (request: FastifyRequest) => (request.url.split('?', 1)[0] as string).replace(/\/+$/, '');
const isGraphql = (path: string) =>
  ['/graphql', '/graphql/stream', SDL_PATH].includes(path) || path.startsWith(`${LINES}/`);
const isRest = (path: string) =>
  path === '/api' || ['/api', ATTACHMENTS, IMPORT_FILES, CSV].some((parent) => path.startsWith(`${parent}/`));

const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', FEED, MANIFEST];
const readsNoQuery = (path: string) => isRest(path) || files.includes(path);

const isForApps = (path: string) => path === MCP || isOAuthEndpoint(path) || path.startsWith('/.well-known/oauth-');

/** Foreign origins may call /graphql, /api, /mcp and the endpoints of OAuth and download attachments. They cannot read a page. */
const originsOf = (origins: string[]) => async (request: FastifyRequest) => ({
  origin: isGraphql(pathOf(request)) || isRest(pathOf(request)) || isForApps(pathOf(request)) ? origins : false,
  preflight: Boolean(request.headers.origin && request.headers['access-control-request-method']),
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: [
    'content-disposition',
    REPLAYED,
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'www-authenticate',
    'x-request-id',
  ],
  maxAge: 600,
});

function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.code(refusal.status).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  const path = pathOf(request);
  if (isGraphql(path)) return refuseGraphql(request, reply, refusal);
  if (isRest(path)) return refuseRest(request, reply, refusal);
  if (path === MCP) return refuseMcp(request, reply, refusal);
  if (isOAuthEndpoint(path) || path === INTERACTION) return refuseOAuth(reply, refusal);
  return refusePage(request, reply, refusal);
}

function refuseUnknown(methodsOf: AllowedMethods, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, allow } = refusalOfUnknownRoute(methodsOf(pathOf(request)), request.method);
  if (allow) reply.header('allow', allow);
  // OPTIONS lists the methods of an address (RFC 9110, 9.3.7). The CORS plugin answers preflight requests.
  if (allow && request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send();
  return answerRefusal(request, reply, refusal);
}
