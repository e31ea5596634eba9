import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { isProbe } from './health.ts';

/** The route pattern. The address itself is chosen by the client and may contain a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Level: `info` in production, otherwise and for probes `debug` (decision 007). No client input, no address. */
export function logRequests(app: FastifyInstance, { log, settings }: Pick<Services, 'log' | 'settings'>): void {
  const level = settings.production ? 'info' : 'debug';
  app.addHook('onResponse', async (request, reply) => {
    const { fields, user } = requestContextOf(request) ?? {};
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
