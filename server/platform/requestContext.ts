import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Per-request data for the log and error responses. */
export type RequestContext = {
  requestId: string;
  user?: string;
  /** The API token of the caller, which webhook events name. */
  token?: { id: string; name: string };
  /** The requested root fields, from any entry point. */
  fields: Set<string>;
  /** Remaining points of the limits that the request used (server/app/http/rateLimitHeaders.ts). */
  rateLimits?: Record<string, { points: number; seconds: number; remaining: number; reset: number }>;
};

const current = new AsyncLocalStorage<RequestContext>();
const requestContexts = new WeakMap<FastifyRequest, RequestContext>();

export const currentRequestContext = (): RequestContext | undefined => current.getStore();
/** Runs `work` outside the request, for work that outlives it. */
export const outsideRequests = <T>(work: () => T): T => current.exit(work);
/** Undefined if the router itself refused the request. */
export const requestContextOf = (request: FastifyRequest): RequestContext | undefined => requestContexts.get(request);

const wellFormed = /^[\w.-]{8,64}$/;

/** Gives each request an id (header X-Request-Id) and a context. */
export function trackRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const requestContext: RequestContext = { requestId: request.id, fields: new Set() };
    requestContexts.set(request, requestContext);
    current.run(requestContext, done);
  });
  // Reading the body loses the async context.
  app.addHook('preValidation', (request, _reply, done) =>
    current.run(requestContexts.get(request) as RequestContext, done),
  );
}

/**
 * Returns the id set by a proxy that TRUST_PROXY trusts, if it forwarded the request; otherwise generates one.
 * @param trusted TRUST_PROXY
 */
export function requestIds(trusted: readonly string[] = []): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trusted]);
  return (request) => {
    const requestId = request.headers['x-request-id'];
    if (!trusted.length || typeof requestId !== 'string' || !wellFormed.test(requestId)) return randomUUID();
    return proxyAddr.all(request, trust).length > 1 ? requestId : randomUUID();
  };
}
