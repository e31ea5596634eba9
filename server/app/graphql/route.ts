import type { IncomingMessage } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { maxAgeIn, setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { MAX_TOKENS } from '#server/app/graphql/gates/document.ts';
import { acceptsMultipart, createMultipart } from '#server/app/graphql/live/formats.ts';
import type { AnswerLive } from '#server/app/graphql/live/serve.ts';
import { servePlayground } from '#server/app/graphql/playground/serve.ts';
import { acceptForms, isForm } from '#server/app/http/body.ts';
import { createContext } from '#server/app/http/createContext.ts';
import { keyedRequestOf } from '#server/app/http/keyedRequest.ts';
import { readOperation } from '#server/app/http/multipart.ts';
import { varyBy } from '#server/app/http/varyBy.ts';
import { admit } from '#server/platform/access/admit.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { answerOnce, type KeyedRequest } from '#server/platform/idempotency/answerOnce.ts';
import { sendOnce } from '#server/platform/idempotency/http.ts';
import { takesKey } from '#server/platform/idempotency/takesKey.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { serveSdl } from './introspection.ts';

export async function serveGraphql(
  app: FastifyInstance,
  services: Services,
  apollo: ApolloServer<Context>,
  answerLive: AnswerLive,
): Promise<void> {
  const contexts = new WeakMap<IncomingMessage, Context>();
  const keyedRequests = new WeakMap<IncomingMessage, KeyedRequest>();
  acceptForms(app);
  const answerVisit = await servePlayground(app, services);

  serveSdl(app, services);
  const answer = fastifyApolloHandler(apollo, { context: async ({ raw }) => contexts.get(raw) as Context });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: async (request, reply) => {
      varyBy(reply, 'Accept');
      const page = await answerVisit(request, reply);
      if (page) return page;
      if (isForm(request.headers['content-type'])) admitForm(request, await createContext(services, request));
    },
    preHandler: async (request) => {
      // After the body: the session may have ended while it arrived.
      const context = await createContext(services, request);
      contexts.set(request.raw, context);
      const keyed = request.method === 'POST' && keyedRequestOf(request, context);
      if (keyed) keyedRequests.set(request.raw, keyed);
      if (isForm(request.headers['content-type'])) request.body = await readOperation(request);
    },
    async handler(request, reply) {
      if (acceptsMultipart(request.headers) && isSubscription(request.body))
        return answerLive(request, reply, contexts.get(request.raw) as Context, createMultipart());
      const keyed = keyedRequests.get(request.raw);
      if (!keyed || !isKeyable(request.body)) {
        const body = await answer.call(this, asGet(request), reply);
        const maxAge = maxAgeIn(reply.getHeader('cache-control'));
        // Other caches may use it for GET, and nothing that a caller with a token gets.
        const isPublic = request.method !== 'POST' && maxAge > 0 && request.headers.authorization === undefined;
        if (isPublic) varyBy(reply, 'Authorization');
        setCachePolicy(reply, maxAge).header('cache-control', isPublic ? `public, max-age=${maxAge}` : 'no-store');
        return body;
      }
      const once = await answerOnce(contexts.get(request.raw) as Context, keyed, async (within) => {
        contexts.set(request.raw, within);
        const { body, isDone } = wholeOrNothing(String(await answer.call(this, request, reply)));
        const contentType = String(reply.getHeader('content-type'));
        // A query of `__typename` alone must not fill the table of idempotency keys.
        const hasRun = Boolean(requestContextOf(request)?.fields.size);
        return {
          answer: { status: reply.statusCode, contentType, body },
          isDone: hasRun && isDone,
        };
      });
      return sendOnce(reply, once);
    },
  });
}

/** A keyed document is done as a whole or not at all: with one refused field the others are rolled back, and not answered. */
function wholeOrNothing(body: string): { body: string; isDone: boolean } {
  const answer = JSON.parse(body) as { data?: Record<string, unknown> | null; errors?: { path?: string[] }[] };
  const { data, errors = [] } = answer;
  // A field deep inside may make the whole result null.
  const isRefused = errors.some(({ path: [field = ''] = [] }) => data?.[field] === null);
  if (!isRefused) return { body, isDone: Boolean(data) };
  return { body: JSON.stringify({ ...answer, data: null }), isDone: false };
}

/** Clients send subscriptions by POST, with the whole document. */
function isSubscription(body: unknown): boolean {
  const { query, operationName } = Object(body) as { query?: unknown; operationName?: unknown };
  const document = typeof query === 'string' ? parsed(query) : null;
  const name = typeof operationName === 'string' ? operationName : null;
  return (document && getOperationAST(document, name)?.operation) === OperationTypeNode.SUBSCRIPTION;
}

/** @returns null for a syntax error, which Apollo Server reports */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch {
    return null;
  }
}

/** Whether the operation supports an Idempotency-Key. @throws BAD_REQUEST without a document */
function isKeyable(body: unknown): boolean {
  const { query, operationName } = Object(body) as { query?: unknown; operationName?: unknown };
  if (typeof query !== 'string') throw fail('BAD_REQUEST', 'With an Idempotency-Key the whole document is sent.');
  const document = parsed(query);
  return document !== null && takesKey(document, typeof operationName === 'string' ? operationName : null);
}

/** Apollo does not support HEAD. It runs as GET, and Fastify omits the body. */
const asGet = (request: FastifyRequest): FastifyRequest =>
  request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request;

const withFiles: NeededScopes = { any: ['CONTENT_WRITE', 'SITE_WRITE', 'MESSAGES_REPLY'] };

/** A form needs a header that no foreign page can send. Checked before the body is read. */
function admitForm(request: FastifyRequest, context: Context): void {
  if (!request.headers['apollo-require-preflight']) {
    throw fail('BAD_REQUEST', 'A multipart request needs the header apollo-require-preflight.');
  }
  admit(context, 'Employee', withFiles);
}
