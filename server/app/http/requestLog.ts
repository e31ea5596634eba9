import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import type { CacheHit, LogFields } from '#server/platform/metrics.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { isProbe } from './health.ts';

/** The pattern, not the address: an address is the visitor's to choose, and may hold a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** @returns what the log says of a request and of every later one that its cached response answers */
export const logFieldsOf = ({ request }: FastifyReply): LogFields => ({
  route: routeOf(request),
  fields: [...(requestContextOf(request)?.fields ?? [])],
});

/**
 * Writes a line per request (decision 007): in production at `info`, elsewhere at `debug`, where the probes always are. It
 * tells nothing that the visitor wrote, and no address.
 * @returns writes the line of a request that the cache has answered
 */
export function logRequests(app: FastifyInstance, { log, settings }: Pick<Services, 'log' | 'settings'>) {
  const level = settings.production ? 'info' : 'debug';
  app.addHook('onResponse', async (request, reply) => {
    const { route, fields } = logFieldsOf(reply);
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      fields: fields.length ? fields : undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: requestContextOf(request)?.user,
    };
    log[isProbe(request) ? 'debug' : level](line, 'request');
  });
  return ({ requestId, method, status, ms, logFields: { route, fields } }: CacheHit): void => {
    const line = { requestId, method, route, fields: fields.length ? fields : undefined, status, ms: Math.round(ms) };
    log[level](line, 'request');
  };
}
