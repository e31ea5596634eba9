import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import type { CacheHit, LogFields } from '#server/platform/metrics.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { isProbe } from './health.ts';

/** The route pattern. The address itself is chosen by the client and may contain a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

export const logFieldsOf = ({ request }: FastifyReply): LogFields => ({
  route: routeOf(request),
  fields: [...(requestContextOf(request)?.fields ?? [])],
});

/**
 * Level: `info` in production, otherwise and for probes `debug` (decision 007). No client input, no address.
 * @returns logs a request that the cache has answered
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
