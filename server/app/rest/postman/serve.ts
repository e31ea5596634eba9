import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '#server/app/cache/cacheEntry.ts';
import { refuseToRead } from '#server/app/graphql/introspection.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Services } from '#server/platform/context.ts';
import { POSTMAN, type Reference } from '#web/site/reference/reference.ts';
import { collectionOf } from './collection.ts';

/** Serves the Postman collection to callers who may introspect, because it contains GraphQL operations. */
export function servePostman(app: FastifyInstance, services: Services, reference: () => Promise<Reference>): void {
  const { PLAYGROUND, PUBLIC_URL } = services.settings;
  app.get(POSTMAN, async (request, reply) => {
    if (PLAYGROUND !== 'public') refuseToRead(PLAYGROUND, await createContext(services, request));
    const text = JSON.stringify(collectionOf(await reference(), PUBLIC_URL), null, 2);
    // Weak, because the response has several encodings.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.headers({
      ...{ etag, 'x-robots-tag': 'noindex' },
      'cache-control': PLAYGROUND === 'public' ? 'no-cache' : 'no-store',
      'content-disposition': 'attachment; filename="marquee.postman_collection.json"',
    });
    if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
