import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Told } from '#server/cache/cacheEntry.ts';
import type { Served } from '#server/cache/responseCache.ts';
import type { Services } from '#server/context.ts';
import { writeLine } from '#server/log.ts';
import { isProbe } from './health.ts';
import { requestContextOf } from './requestContext.ts';

/** The pattern, not the address: an address is the visitor's to choose, and may hold a token. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** What all answers have in common that are told alike, as members of JSON. */
const common = new WeakMap<Told, string>();
function membersOf(told: Told): string {
  const known = common.get(told);
  if (known !== undefined) return known;
  const { route, fields } = told;
  const members = JSON.stringify({ route, fields: fields.length ? fields : undefined }).slice(1, -1);
  common.set(told, members);
  return members;
}

/**
 * Writes a line per request (decision 007): in production at `info`, elsewhere at `debug`, where the probes always are. It
 * tells nothing that the visitor wrote, and no address.
 * @returns writes the line of a request that the application did not answer itself
 */
export function logRequests(app: FastifyInstance, { log, settings }: Pick<Services, 'log' | 'settings'>) {
  const level = settings.production ? 'info' : 'debug';
  app.addHook('onResponse', async (request, reply) => {
    const { user, fields } = requestContextOf(request) ?? {};
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
  return ({ requestId, method, status, ms, told }: Served): void => {
    if (!log.isLevelEnabled(level)) return;
    const about = `"requestId":"${requestId}","method":"${method}",${membersOf(told)}`;
    writeLine(level, `${about},"status":${status},"ms":${Math.round(ms)},"msg":"request"`);
  };
}
