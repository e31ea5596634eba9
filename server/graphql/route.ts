import type { IncomingMessage } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCachePolicy } from '#server/cache/cachePolicy.ts';
import type { Context, Services } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { admit } from '#server/graphql/gates/auth.ts';
import { servePlayground } from '#server/graphql/playground/serve.ts';
import { acceptForms, isForm } from '#server/http/body.ts';
import { createContext } from '#server/http/createContext.ts';
import { readOperation } from '#server/http/multipart.ts';
import { requestContextOf } from '#server/http/requestContext.ts';
import { serveSdl } from './introspection.ts';

/** Serves GraphQL over HTTP at /graphql: JSON, and multipart for pictures. */
export async function serveGraphql(
  app: FastifyInstance,
  services: Services,
  apollo: ApolloServer<Context>,
): Promise<void> {
  const contexts = new WeakMap<IncomingMessage, Context>();
  acceptForms(app);
  const answerVisit = await servePlayground(app, services);

  serveSdl(app, services);
  const answer = fastifyApolloHandler(apollo, { context: async ({ raw }) => contexts.get(raw) as Context });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: async (request, reply) => {
      varyByAccept(reply);
      const page = await answerVisit(request, reply);
      if (page) return page;
      if (isForm(request.headers['content-type'])) admitForm(request, await createContext(services, request));
    },
    preHandler: async (request) => {
      // Only now: who sends a body slowly may have lost their session meanwhile.
      contexts.set(request.raw, await createContext(services, request));
      if (isForm(request.headers['content-type'])) request.body = await readOperation(request);
    },
    onSend: async (request, reply) => {
      setCachePolicy(reply, requestContextOf(request)?.maxAge ?? 0);
      // What Apollo says for persisted queries lets the answer be stored.
      if (/json/.test(String(reply.getHeader('content-type')))) reply.header('cache-control', 'no-store');
    },
    handler(request, reply) {
      return answer.call(this, asGet(request), reply);
    },
  });
}

/** Apollo knows no HEAD: it is a GET, the body of whose answer Fastify leaves out. */
const asGet = (request: FastifyRequest): FastifyRequest =>
  request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request;

/** One address has a page for browsers and answers for programs. CORS may have said already what else counts. */
const varyByAccept = (reply: FastifyReply) =>
  reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));

/** Pictures are for staff, and a form needs the header that no foreign page can send; judged before a byte is read. */
function admitForm(request: FastifyRequest, context: Context): void {
  if (!request.headers['apollo-require-preflight']) {
    throw fail('BAD_REQUEST', 'A multipart request needs the header apollo-require-preflight.');
  }
  admit(context, 'Employee');
}
