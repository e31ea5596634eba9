import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import { errors, fail } from '#server/platform/errors.ts';
import { bearerOf, CHALLENGE } from './bearer.ts';
import { refusalOfRequestError } from './createContext.ts';
import { plainHeaders } from './headers.ts';
import { routeOf } from './requestLog.ts';

const METRICS = '/metrics';

export function serveMetrics(
  app: FastifyInstance,
  { metrics, settings }: Pick<Services, 'metrics' | 'settings'>,
): void {
  app.addHook('onResponse', async (request, reply) =>
    metrics.countRequest(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000),
  );
  if (settings.METRICS_PORT === undefined) addMetrics(app, { metrics, settings });
}

export function buildMetricsApp({ metrics, settings }: Pick<Services, 'metrics' | 'settings'>): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(plainHeaders(settings)));
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/plain').send(`${errors.NOT_FOUND[1]}\n`),
  );
  app.setErrorHandler(async (error, _request, reply) => {
    const { status, message } = refusalOfRequestError(error);
    if (status === 401) reply.header('www-authenticate', CHALLENGE);
    return reply.code(status).type('text/plain').send(`${message}\n`);
  });
  addMetrics(app, { metrics, settings });
  return app;
}

function addMetrics(app: FastifyInstance, { metrics, settings }: Pick<Services, 'metrics' | 'settings'>): void {
  const { METRICS_TOKEN: token } = settings;
  app.get(METRICS, async (request, reply) => {
    if (token !== undefined && !isSame(bearerOf(request) ?? '', token))
      throw fail('UNAUTHENTICATED', 'Figures are told to whoever sends the bearer token of METRICS_TOKEN.');
    const { type, text } = await metrics.text();
    return reply.type(type).send(text);
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
