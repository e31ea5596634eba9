import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasCacheableBody } from '#server/app/cache/cacheKey.ts';
import { LINES } from '#server/app/lines/serve.ts';
import { ATTACHMENTS } from '#server/clients/message/conversation/attachments.ts';
import { isApiToken, isAppToken } from '#server/people/apiToken/bearer.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';
import { noteRateLimit } from '#server/platform/limit/noteRateLimit.ts';
import { bearerOf } from './bearer.ts';
import { hasSessionToken } from './createContext.ts';

/** Requests with work per address and server process: 500 per second for a whole minute. */
export const floodLimit = { requests: 30_000, seconds: 60 };
/** Uncached anonymous reads: 20 per second for a minute. A crawler sends at most 10 per second. */
export const readingLimit = { requests: 1200, seconds: 60 };
const ADDRESSES = 10_000;

/**
 * Refuses floods in memory, before the caller is looked up (decision 016). The first limit counts requests with a body,
 * queries to /graphql, and reads with an API token. The second counts anonymous reads that the cache does not answer:
 * pages, unknown addresses, lists of /api. Not counted: files, probes, requests with a session token, and this
 * machine's own address, which is a proxy that TRUST_PROXY does not name, or the operator.
 */
export async function registerFloodLimit(app: FastifyInstance, services: Services): Promise<void> {
  const { RATE_LIMITS } = services.settings;
  if (!RATE_LIMITS) return;
  await app.register(rateLimit, { global: false, cache: ADDRESSES, keyGenerator: ({ ip }) => networkOf(ip) });
  for (const [name, { requests: points, seconds }, isCounted] of [
    ['flood', floodLimit, makesWork],
    ['reading', readingLimit, readsAnew],
  ] as const) {
    const check = app.createRateLimit({
      max: points,
      timeWindow: seconds * 1000,
      allowList: async (request) => !isCounted(request) || isLoopback(request.ip) || hasSessionToken(services, request),
    });
    const count = async (request: FastifyRequest) => {
      const state = await check(request);
      // A cacheable response must not contain the limits of one caller. For reads only the refusal has them.
      if (state.isAllowed || (isCounted === readsAnew && !state.isExceeded)) return;
      const reset = Math.max(1, Math.ceil(state.ttl / 1000));
      noteRateLimit(name, { points, seconds, remaining: state.remaining, reset });
      // The error handler adds Retry-After.
      if (state.isExceeded) throw fail('RATE_LIMITED', undefined, { retryAfter: reset });
    };
    // The cache answers a query when its body has been read; such a response does not count.
    app.addHook('onRequest', async (request) => (hasCacheableBody(request) ? undefined : count(request)));
    app.addHook('preHandler', async (request) => (hasCacheableBody(request) ? count(request) : undefined));
  }
}

const reading = ['GET', 'HEAD', 'OPTIONS'];
const questioned = ['/graphql', '/graphql/stream'];
// Use the route, not the raw address: /%67raphql is the same route.
const makesWork = (request: FastifyRequest) => {
  const { method, url, routeOptions } = request;
  if (routeOptions.url?.startsWith(LINES)) return true;
  if (!reading.includes(method) || (questioned.includes(routeOptions.url ?? '') && url.includes('?'))) return true;
  return hasApiToken(request) && isReadAnew(request);
};

const hasApiToken = (request: FastifyRequest) => {
  const bearer = bearerOf(request) ?? '';
  return isApiToken(bearer) || isAppToken(bearer);
};
const isReadAnew = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  reading.includes(method) && !notDrawn.some((parent) => url === parent || url.startsWith(`${parent}/`));
/** Not counted as reads: files, probes, and /graphql, which has its own count above. */
const notDrawn = ['/assets', '/uploads', ATTACHMENTS, '/healthz', '/readyz', '/metrics', '/graphql'];
const readsAnew = (request: FastifyRequest) => isReadAnew(request) && !hasApiToken(request);
