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
  // What every hit of an entry has in its line is written as JSON once.
  const loggers = new WeakMap<LogFields, Services['log']>();
  const loggerOf = (logFields: LogFields) => {
    const { route, fields } = logFields;
    const logger = loggers.get(logFields) ?? log.child({ route, fields: fields.length ? fields : undefined });
    loggers.set(logFields, logger);
    return logger;
  };
  return ({ requestId, method, status, ms, logFields }: CacheHit): void =>
    loggerOf(logFields)[level]({ requestId, method, status, ms: Math.round(ms) }, 'request');
}
