import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';

/** What is asked by machines that watch, again and again, also while there is no database. */
const probes = ['/healthz', '/readyz', '/metrics'];

/** @returns whether the request is for one of the probes */
export const isProbe = ({ routeOptions }: FastifyRequest): boolean => probes.includes(routeOptions.url ?? '');

/** /healthz says that the process lives, /readyz that it can serve: the database is prepared, and answers. */
export function serveHealth(app: FastifyInstance, { db, isReady }: Services): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      if (!isReady()) throw new Error('not yet');
      await db.$client.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'the database cannot be reached' });
    }
  });
}
