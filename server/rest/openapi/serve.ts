import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '#server/tagged.ts';
import { paths } from '#web/paths.ts';
import { OPENAPI, type Reference } from '#web/reference/reference.ts';

/** What draws the page of the reference. */
export type DrawReference = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the OpenAPI document, and at the entry of the REST layer its page for browsers, itself for anything else. */
export function serveReference(app: FastifyInstance, reference: Reference, draw: DrawReference): void {
  const text = JSON.stringify(reference);
  const send = (request: FastifyRequest, reply: FastifyReply) => sendTagged(request, reply, 'application/json', text);
  app.get(OPENAPI, async (request, reply) => send(request, reply));
  app.get(paths.reference, async (request, reply) => {
    reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));
    return wantsPage(request.headers.accept) ? draw(request, reply) : send(request, reply);
  });
}

/** @returns whether a page is wanted rather than JSON, as browsers say; with nothing said it is not */
function wantsPage(accept = ''): boolean {
  const weight = (type: string) => {
    const named = accept.split(',').map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    );
    const parameters = named.find(([name]) => name === type)?.slice(1);
    if (!parameters) return 0;
    return Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  };
  return weight('text/html') > weight('application/json');
}
