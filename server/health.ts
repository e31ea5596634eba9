import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/context.ts';

/** /healthz says that the process lives, /readyz that it can serve: the database answers. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.$client.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'the database cannot be reached' });
    }
  });
}
