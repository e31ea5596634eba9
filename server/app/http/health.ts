import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import { commit, version } from '#server/platform/version.ts';

const probes = ['/healthz', '/readyz', '/metrics'];

export const isProbe = ({ routeOptions }: FastifyRequest): boolean => probes.includes(routeOptions.url ?? '');

/** /readyz: the database is migrated and answers, the data folder is writable, the process is not stopping. */
export function serveHealth(app: FastifyInstance, { isReady, isStopping, writes }: Services): void {
  app.get('/healthz', async () => ({ status: 'alive', version, commit }));
  app.get('/readyz', async (_request, reply) => {
    const refuse = (status: string) => reply.code(503).header('retry-after', '5').send({ status });
    if (isStopping()) return refuse('stopping');
    const folder = await writes.findFolder();
    if (folder) return refuse(`${folder.target} cannot be written: ${folder.explanation}`);
    try {
      if (!isReady()) throw new Error('not yet');
      const database = await writes.findDatabase();
      return database ? refuse(`${database.target} cannot be written: ${database.explanation}`) : { status: 'ready' };
    } catch {
      return refuse('the database cannot be reached');
    }
  });
}
