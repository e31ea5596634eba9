import type { IncomingMessage } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  type ValidationRule,
} from 'graphql';
import { keep, type Remake } from '#server/cache/cachePolicy.ts';
import { maxAgeOf } from '#server/cache/maxAge.ts';
import type { Context, Services } from '#server/context.ts';
import { codeByStatus, type ErrorCode, fail, type Refusal, refusalOf, UNKNOWN_HASH } from '#server/errors.ts';
import { admit } from '#server/graphql/gates/auth.ts';
import { refuseCostly } from '#server/graphql/gates/cost.ts';
import { modestDocument } from '#server/graphql/gates/document.ts';
import { servePlayground } from '#server/graphql/playground/serve.ts';
import { acceptForms, isForm } from '#server/http/body.ts';
import { createAnonymousContext, createContext } from '#server/http/createContext.ts';
import { readOperation } from '#server/http/multipart.ts';
import { currentRequestContext, requestContextOf } from '#server/http/requestContext.ts';
import { type Execute, logSurprise } from './execute.ts';
import { introspectionFor, serveSdl } from './introspection.ts';
import { openPersistedQueries } from './persistedQueries.ts';

/** How many tokens a document from outside may have. */
export const MAX_TOKENS = 2000;

/** Serves GraphQL over HTTP at /graphql: JSON, and multipart for pictures. */
export async function serveGraphql(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  execute: Execute,
): Promise<void> {
  const contexts = new WeakMap<IncomingMessage, Context>();
  const apollo = new ApolloServer<Context>({
    schema,
    // Who may is decided for each request (introspection.ts).
    introspection: true,
    // A foreign page that makes a browser ask by GET carries nobody's rights: there are no cookies, and a GET changes nothing.
    // POST takes JSON, which needs a preflight, and forms, which `admitForm` judges.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: openPersistedQueries(),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [noSubscription, modestDocument],
    formatError: (formatted, error) => formatError(services, formatted, error),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would follow every field; what may be kept is not for it to say.
      ApolloServerPluginCacheControlDisabled(),
      loudStatus,
      modestCost,
      publicAge,
      introspectionFor(services.settings.PLAYGROUND),
    ],
    logger: services.log,
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
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
      const { answered } = requestContextOf(request) ?? {};
      if (answered) keep(reply, answered.maxAge, remakeOf(services, schema, execute, answered.document));
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

/** What gives an answer as a whole its status; every other failure of a field is a 200 with its code. */
const loudCodes: ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'UNAVAILABLE'];

const loudStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors, response: { http } }) {
      const refusals = errors?.map(refusalOf) ?? [];
      // 500 is Apollo's for whatever a plugin has refused before a field was asked.
      const refusal = http.status === 500 ? refusals[0] : refusals.find(({ code }) => loudCodes.includes(code));
      if (!refusal) return;
      http.status = refusal.status;
      if (refusal.retryAfter) http.headers.set('retry-after', String(refusal.retryAfter));
    },
  }),
};

/** Notes what was answered, and for how long everybody may have it. */
const publicAge: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ schema, document, operationName, errors }) {
      const trail = currentRequestContext();
      if (trail && document && !errors)
        trail.answered = { document, maxAge: maxAgeOf(schema, document, operationName) };
    },
  }),
};

/**
 * How the answer to a document that Apollo has judged and answered is made again: by the same executor, and with the same
 * limit on what its variables make it cost.
 * @returns nothing for a document of several operations
 */
function remakeOf(
  services: Services,
  schema: GraphQLSchema,
  execute: Execute,
  document: DocumentNode,
): Remake | undefined {
  const operation = getOperationAST(document);
  if (!operation) return undefined;
  return async (variables, requestId) => {
    refuseCostly(schema, document, operation, variables);
    const { data } = await execute(document, variables, createAnonymousContext(services, { ...nowhere, requestId }));
    return data && `${JSON.stringify({ data })}\n`;
  };
}
/** What everybody may have goes by nobody's address. */
const nowhere = { address: '', userAgent: '' };

/** What an answer would hold can be told only with the variables. */
const modestCost: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ schema, document, operation, request }) {
      if (operation) refuseCostly(schema, document, operation, request.variables);
    },
  }),
};

/** Subscriptions have an address of their own; here one would reach the executor, which has no code for it. */
const noSubscription: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== 'subscription') return;
    context.reportError(new GraphQLError('A subscription is answered at /graphql/stream.', { nodes: node }));
  },
});

/** Pictures are for staff, and a form needs the header that no foreign page can send; judged before a byte is read. */
function admitForm(request: FastifyRequest, context: Context): void {
  if (!request.headers['apollo-require-preflight']) {
    throw fail('BAD_REQUEST', 'A multipart request needs the header apollo-require-preflight.');
  }
  admit(context, 'Employee');
}

/** What a client is told of an error: its code, sentence, fields and request, where it happened, and nothing internal. */
export function formatError(
  services: Pick<Services, 'log'>,
  { locations, path }: GraphQLFormattedError,
  error: unknown,
  requestId = currentRequestContext()?.requestId,
) {
  const refusal = ownCode(refusalOf(error), error);
  logSurprise(services, refusal, error);
  const code = (error as GraphQLError).extensions?.code === UNKNOWN_HASH ? UNKNOWN_HASH : refusal.code;
  return { ...graphqlError({ ...refusal, code }, requestId), locations, path };
}

/** Apollo calls most of what it refuses a bad request, and says what it means by the status. */
function ownCode(refusal: Refusal, error: unknown): Refusal {
  const { status } = ((error as GraphQLError).extensions?.http ?? {}) as { status?: number };
  const isVague = refusal.code === 'BAD_REQUEST' || refusal.code === 'BAD_USER_INPUT';
  const code = isVague && status !== undefined && codeByStatus[status];
  return code ? { ...refusal, code } : refusal;
}

const graphqlError = (
  { message, code, fields, retryAfter }: Omit<Refusal, 'code'> & { code: string },
  requestId: string | undefined,
): GraphQLFormattedError => ({
  message,
  extensions: { code, ...(fields && { fields }), ...(retryAfter && { retryAfter }), requestId },
});

/** Answers a refusal that came before GraphQL, in GraphQL's shape (GraphQL over HTTP, section 6.4). */
export function refuseGraphql(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const modern = request.headers.accept?.includes('application/graphql-response+json');
  return reply
    .type(modern ? 'application/graphql-response+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [graphqlError(refusal, request.id)] }));
}
