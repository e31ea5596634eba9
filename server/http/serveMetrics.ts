import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { routeOf } from './requestLog.ts';

/** Counts every request, and serves what is counted at /metrics. */
export function serveMetrics(app: FastifyInstance, { metrics }: { metrics: Metrics }): void {
  app.addHook('onResponse', async (request, reply) =>
    metrics.countRequest(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000),
  );
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await metrics.text();
    return reply.type(type).send(text);
  });
}
