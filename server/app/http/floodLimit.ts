import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ATTACHMENTS } from '#server/clients/message/thread/attachments.ts';
import { isApiToken } from '#server/people/apiToken/bearer.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';
import { noteRateLimit } from '#server/platform/limit/noteRateLimit.ts';
import { bearerOf } from './bearer.ts';
import { hasSessionToken } from './createContext.ts';

/** How many requests that make work one address may send a server process: five hundred a second, for a whole minute. */
export const floodLimit = { requests: 30_000, seconds: 60 };
/**
 * How many answers that are drawn or read anew for nobody in particular a network may have of a server process: twenty a
 * second, for a whole minute. A crawler asks for ten a second at most, and what the cache answers is not counted.
 */
export const readingLimit = { requests: 1200, seconds: 60 };
/** How many addresses are remembered. */
const ADDRESSES = 10_000;

/**
 * Refuses what no person and no honest program sends (decision 016): before anybody is looked up, in memory. It counts
 * whatever carries a body, every question to /graphql, and what API tokens read; apart from that what anybody reads, where
 * the cache in front has no answer: pages, addresses where nothing is, lists of /api. Pictures, scripts and probes are not counted, nor is who
 * comes with a session's token, nor this machine itself: its address stands for a proxy that has not been named in
 * TRUST_PROXY, or for the operator.
 */
export async function registerFloodLimit(app: FastifyInstance, services: Services): Promise<void> {
  const { RATE_LIMITS } = services.settings;
  if (!RATE_LIMITS) return;
  await app.register(rateLimit, { global: false, cache: ADDRESSES, keyGenerator: ({ ip }) => networkOf(ip) });
  for (const [name, { requests: points, seconds }, isMeant] of [
    ['flood', floodLimit, makesWork],
    ['reading', readingLimit, readsAnew],
  ] as const) {
    const check = app.createRateLimit({
      max: points,
      timeWindow: seconds * 1000,
      allowList: async (request) => !isMeant(request) || isLoopback(request.ip) || hasSessionToken(services, request),
    });
    app.addHook('onRequest', async (request) => {
      const state = await check(request);
      // What everybody may keep says nothing of whoever happened to ask: of reading only the refusal tells.
      if (state.isAllowed || (isMeant === readsAnew && !state.isExceeded)) return;
      const reset = Math.max(1, Math.ceil(state.ttl / 1000));
      noteRateLimit(name, { points, seconds, remaining: state.remaining, reset });
      // Retry-After is written where every refusal is.
      if (state.isExceeded) throw fail('RATE_LIMITED', undefined, { retryAfter: reset });
    });
  }
}

const reading = ['GET', 'HEAD', 'OPTIONS'];
const questioned = ['/graphql', '/graphql/stream'];
// The route, not the address as it is written: /%67raphql is the same.
const makesWork = (request: FastifyRequest) => {
  const { method, url, routeOptions } = request;
  if (!reading.includes(method) || (questioned.includes(routeOptions.url ?? '') && url.includes('?'))) return true;
  return hasApiToken(request) && isReadAnew(request);
};

const hasApiToken = (request: FastifyRequest) => isApiToken(bearerOf(request) ?? '');
const isReadAnew = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  reading.includes(method) && !notDrawn.some((parent) => url === parent || url.startsWith(`${parent}/`));
/** Files, which a page asks for by the dozen, what machines watch, and what has a count of its own above. */
const notDrawn = ['/assets', '/uploads', ATTACHMENTS, '/healthz', '/readyz', '/metrics', '/graphql'];
const readsAnew = (request: FastifyRequest) => isReadAnew(request) && !hasApiToken(request);
