import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { isProbe } from '#server/health.ts';
import { trailOf } from '#server/trail.ts';

/** The pattern, not the address: an address is the visitor's to choose, and may hold a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** What is told of a request that was answered. */
type Told = {
  requestId: string;
  method: string;
  route: string;
  fields?: readonly string[];
  status: number;
  ms: number;
};

/**
 * Writes a line per request (decision 007): in production at `info`, elsewhere at `debug`, where the probes always are. It
 * tells nothing that the visitor wrote, and no address.
 * @returns writes the line of a request that the application did not answer itself
 */
export function logRequests(app: FastifyInstance, { log, settings }: Pick<Services, 'log' | 'settings'>) {
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
  return (told: Told): void => log[level](told, 'request');
}
