import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is remembered of a request while it is answered, for the log and for error answers. */
export type RequestContext = {
  requestId: string;
  /** The id of the member of staff who asks. */
  user?: string;
  /** The root fields of the schema that were asked for, through any door. */
  fields: Set<string>;
  /** What is left of the limits that the request has met, by their names (server/limit/rateLimitHeaders.ts). */
  rateLimits?: Record<string, { points: number; seconds: number; remaining: number; reset: number }>;
};

const current = new AsyncLocalStorage<RequestContext>();
const trails = new WeakMap<FastifyRequest, RequestContext>();

/** @returns the trail of the request that this code runs for, if it runs for one */
export const currentRequestContext = (): RequestContext | undefined => current.getStore();
/** Begins what outlives the request that happens to need it first. */
export const outsideRequests = <T>(begin: () => T): T => current.exit(begin);
/** @returns the trail of a request; none where the router itself refused it */
export const requestContextOf = (request: FastifyRequest): RequestContext | undefined => trails.get(request);

/** How a proxy may name a request: letters, digits, hyphens, dots and underscores. */
const wellFormed = /^[\w.-]{8,64}$/;

/** Gives every request its id, which every answer carries as X-Request-Id, and its trail. */
export function trackRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const trail: RequestContext = { requestId: request.id, fields: new Set() };
    trails.set(request, trail);
    current.run(trail, done);
  });
  // A body that was read has lost it.
  app.addHook('preValidation', (request, _reply, done) => current.run(trails.get(request) as RequestContext, done));
}

/**
 * What names a request: what a proxy calls it that TRUST_PROXY vouches for, and that has handed it on (only then is a second
 * address believed); else a name of our own.
 * @param trusted TRUST_PROXY
 */
export function requestIds(trusted: readonly string[] = []): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trusted]);
  return (request) => {
    const given = request.headers['x-request-id'];
    if (!trusted.length || typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
    return proxyAddr.all(request, trust).length > 1 ? given : randomUUID();
  };
}
