import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { pictureUrl } from '#server/platform/storage/picture/pictures.ts';
import { hasSize, successorOf, vectorOf } from '#server/platform/storage/picture/read.ts';
import { type Format, readSize, type Size } from '#server/platform/storage/picture/sizes.ts';
import { readFile } from '#server/platform/storage/store.ts';
import { contentSecurity } from './contentSecurity.ts';

/** Only generated names, so that no path is possible. */
const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{2,3})\.(avif|webp)|\.webp)$/;
const vectorName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.svg$/;

export function servePictures(app: FastifyInstance, services: Services): void {
  const { store, sizes } = services;

  /** Creates a missing size. @returns null when that failed, undefined when the size is not defined */
  const sized = async (size: Size): Promise<Buffer | null | undefined> => {
    const made = await readSize(store, size);
    if (made) return made;
    return (await hasSize(services, size)) ? sizes.make(size) : undefined;
  };

  const forward = async (reply: FastifyReply, id: string) => {
    const successor = await successorOf(services, id);
    if (!successor) throw fail('NOT_FOUND');
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .redirect(pictureUrl(services, successor), 302);
  };

  const sendVector = async (reply: FastifyReply, id: string) => {
    const vector = await vectorOf(services, id);
    if (!vector) return forward(reply, id);
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', contentSecurity.vector)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(vector);
  };

  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const [, vectorId] = vectorName.exec(request.params.name) ?? [];
    if (vectorId) return sendVector(reply, vectorId);
    const [, id, width, format] = name.exec(request.params.name) ?? [];
    if (!id) throw fail('NOT_FOUND');
    const small = format ? await sized({ id, width: Number(width), format: format as Format }) : null;
    const bytes = small === undefined ? null : (small ?? (await readFile(store, pictureKey(id))));
    if (!bytes) return forward(reply, id);
    const isAsAsked = !format || small;
    return (
      reply
        .type(small ? `image/${format}` : 'image/webp')
        .header('content-security-policy', contentSecurity.file)
        // Legacy front ends show pictures on other origins.
        .header('cross-origin-resource-policy', 'cross-origin')
        // If the size could not be created, the original is sent and not cached.
        .header('cache-control', isAsAsked ? 'public, max-age=31536000, immutable' : 'no-cache')
        .send(bytes)
    );
  });
}
