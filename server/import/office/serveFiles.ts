import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { idForm } from '#schema/common.ts';
import { IMPORT_CHUNK_BYTES, IMPORT_FILES, importStrings } from '#schema/import.ts';
import type { Context, Services } from '#server/context.ts';
import { fail, foundOr } from '#server/errors.ts';
import { admit } from '#server/graphql/gates/auth.ts';
import { createContext } from '#server/http/createContext.ts';
import { imports } from '#server/import/table.ts';
import { fileOf, writePart } from './files.ts';
import { brokenOffAt } from './imports.ts';

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

/**
 * Writes a part of a file, and has the file looked through when it is whole.
 * @returns how many bytes have come
 * @throws NOT_FOUND; CONFLICT when the part does not follow the last one, or the upload has ended; PAYLOAD_TOO_LARGE beyond
 * the size that was announced
 */
async function takePart({ db, settings, now }: Context, id: string, offset: number, bytes: Buffer): Promise<number> {
  if (!idForm.test(id)) throw fail('NOT_FOUND', importStrings.notFound);
  return db.transaction(async (tx) => {
    // Whoever sends the same part at the same time waits.
    const found = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    const { state, received, size, fileName } = foundOr(found, importStrings.notFound);
    if (state !== 'uploading' || size === null) throw fail('CONFLICT', importStrings.notUploading);
    if (offset !== received) throw fail('CONFLICT', importStrings.outOfOrder);
    const end = offset + bytes.length;
    if (end > size) throw fail('PAYLOAD_TOO_LARGE');
    await writePart(fileOf(settings.DATA_DIR, { id, fileName }), offset, bytes);
    const isWhole = end === size;
    await tx
      .update(imports)
      .set({ received: end, keptUntil: brokenOffAt(now()), ...(isWhole && { state: 'looking' as const }) })
      .where(eq(imports.id, id));
    return end;
  });
}
