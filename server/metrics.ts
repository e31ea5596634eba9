import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** /metrics in Prometheus' text format: the process, and every request by route, method and status. */
export function serveMetrics(app: FastifyInstance): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: an address is the visitor's to choose, and every one would be a series.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
}
