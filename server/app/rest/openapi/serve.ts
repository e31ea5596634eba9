import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_MAX_AGE, setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { prefersHtml } from '#server/app/http/accept.ts';
import { varyBy } from '#server/app/http/varyBy.ts';
import { paths } from '#web/shared/paths.ts';
import { OPENAPI, type Reference } from '#web/site/reference/reference.ts';

export type DrawReference = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function serveReference(app: FastifyInstance, reference: () => Promise<Reference>, draw: DrawReference): void {
  const send = async (reply: FastifyReply) => {
    const text = JSON.stringify(await reference());
    return setCachePolicy(reply, DEFAULT_MAX_AGE).type('application/json; charset=utf-8').send(text);
  };
  app.get(OPENAPI, async (_, reply) => send(reply));
  app.get(paths.reference, async (request, reply) => {
    varyBy(reply, 'Accept');
    return prefersHtml(request.headers) ? draw(request, reply) : send(reply);
  });
}
