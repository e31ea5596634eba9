import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { isProbe } from '#server/health.ts';
import { trailOf } from '#server/trail.ts';

/** The pattern, not the address: an address is the visitor's to choose, and may hold a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/**
 * A line per request (decision 007): in production at `info`, elsewhere at `debug`, where the probes always are. It tells
 * nothing that the visitor wrote, and no address.
 */
export function logRequests(app: FastifyInstance, { log, settings }: Pick<Services, 'log' | 'settings'>): void {
  const level = settings.production ? 'info' : 'debug';
  app.addHook('onResponse', async (request, reply) => {
    const { user, fields } = trailOf(request) ?? {};
    const line = {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      fields: fields?.size ? [...fields] : undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user,
    };
    log[isProbe(request) ? 'debug' : level](line, 'request');
  });
}
