import type { FastifyInstance } from 'fastify';
import { IMPORT_CHUNK_BYTES, IMPORT_FILES } from '#schema/import.ts';
import { admit } from '#server/platform/access/admit.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { takePart } from '#server/transfer/import/office/takePart.ts';
import { createContext } from './createContext.ts';

type Request = { Params: { id: string }; Querystring: { offset?: string }; Body: Buffer };

/** GraphQL would load a whole form into memory, and proxies limit the size of a body. */
export async function serveImportFiles(app: FastifyInstance, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: IMPORT_CHUNK_BYTES } as const;
  app.addContentTypeParser('application/octet-stream', options, (_request, body, done) => done(null, body));
  app.put<Request>(`${IMPORT_FILES}/:id/file`, {
    // Before the body is read.
    onRequest: async (request) => admitAdmin(await createContext(services, request)),
    async handler(request, reply) {
      // The session may have ended while the chunk arrived.
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
