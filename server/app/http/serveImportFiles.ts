import type { FastifyInstance } from 'fastify';
import { IMPORT_CHUNK_BYTES, IMPORT_FILES } from '#schema/import.ts';
import { admit } from '#server/platform/access/admit.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { takePart } from '#server/transfer/import/office/takePart.ts';
import { createContext } from './createContext.ts';

type Request = { Params: { id: string }; Querystring: { offset?: string }; Body: Buffer };

/**
 * Takes the bytes of uploads from admins, a part at a time, by the bearer token of the request: GraphQL takes a form whole into
 * memory, and a proxy no more than some megabytes at once.
 */
export async function serveImportFiles(app: FastifyInstance, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: IMPORT_CHUNK_BYTES } as const;
  app.addContentTypeParser('application/octet-stream', options, (_request, body, done) => done(null, body));
  app.put<Request>(`${IMPORT_FILES}/:id/file`, {
    // Before a byte of the body is read.
    onRequest: async (request) => admitAdmin(await createContext(services, request)),
    async handler(request, reply) {
      // Only now: who sends a part slowly may have lost their session meanwhile.
      const context = await createContext(services, request);
      admitAdmin(context);
      const { params, query, body } = request;
      const offset = /^\d{1,10}$/.test(query.offset ?? '') ? Number(query.offset) : null;
      if (offset === null || !Buffer.isBuffer(body) || !body.length) throw fail('BAD_REQUEST');
      const received = await takePart(context, params.id, offset, body);
      return reply.header('cache-control', 'no-store').send({ received });
    },
  });
}

const admitAdmin = (context: Context) => admit(context, 'admin', 'unscopedOnly');
