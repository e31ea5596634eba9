import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/context.ts';
import { fail } from '#server/errors.ts';

/** Only names that this product gives: nothing that could be a path. */
const name = /^[0-9a-f-]{36}\.webp$/;

/** Serves uploaded pictures at /uploads, as nothing but pictures. */
export function servePictures(app: FastifyInstance, { store }: Services): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const key = request.params.name;
    if (!name.test(key) || !(await store.exists(key))) throw fail('NOT_FOUND');
    return (
      reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Legacy front ends show pictures on origins of their own.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(await store.getBytes(key)))
    );
  });
}
