import { Readable } from 'node:stream';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { processRequest } from 'graphql-upload-minimal';
import { acceptForms, isForm, MAX_BODY_BYTES } from '#server/body.ts';
import type { Context, Services } from '#server/context.ts';
import { fail, type Refusal, refusalOf } from '#server/errors.ts';
import { logSurprise } from '#server/execute.ts';
import { admit } from '#server/gates/auth.ts';
import { MAX_PICTURE_BYTES } from '#server/picture/pictures.ts';
import { contextOf } from '#server/request.ts';

/** How many tokens a document from outside may have. */
const MAX_TOKENS = 2000;

/** Serves GraphQL over HTTP at /graphql: JSON, and multipart for pictures. */
export async function serveGraphql(app: FastifyInstance, services: Services, schema: GraphQLSchema): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: services.settings.PLAYGROUND !== 'off',
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: (formatted, error) => formatError(services, formatted, error),
    plugins: [ApolloServerPluginLandingPageDisabled()],
    logger: services.log,
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  acceptForms(app);

  const contexts = new WeakMap<FastifyRequest, Context>();
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: async (request) => {
      const context = await contextOf(services, request);
      contexts.set(request, context);
      if (isForm(request.headers['content-type'])) admitForm(request, context);
    },
    preHandler: async (request) => {
      if (isForm(request.headers['content-type'])) request.body = await readForm(request);
    },
    handler: fastifyApolloHandler(apollo, { context: async (request) => contexts.get(request) as Context }),
  });
}

/** Pictures are for staff, and a form needs the header that no foreign page can send; judged before a byte is read. */
function admitForm(request: FastifyRequest, context: Context): void {
  if (!request.headers['apollo-require-preflight']) {
    throw fail('BAD_REQUEST', 'A multipart request needs the header apollo-require-preflight.');
  }
  admit(context, 'Employee');
}

async function readForm(request: FastifyRequest): Promise<unknown> {
  const whole = Object.assign(Readable.from([request.body as Buffer]), { headers: request.headers });
  const limits = { maxFileSize: MAX_PICTURE_BYTES, maxFiles: 1, maxFieldSize: MAX_BODY_BYTES };
  try {
    return await processRequest(whole as unknown as FastifyRequest['raw'], undefined as never, limits);
  } catch (error) {
    const tooLarge = (error as { status?: number }).status === 413;
    throw fail(
      tooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST',
      tooLarge ? undefined : 'The multipart form could not be understood.',
    );
  }
}

/** What a client is told of an error: its code, sentence and fields, where it happened, and nothing internal. */
function formatError(services: Services, { locations, path }: GraphQLFormattedError, error: unknown) {
  const refusal = refusalOf(error);
  logSurprise(services, refusal, error);
  return { ...graphqlError(refusal), locations, path };
}

const graphqlError = ({ message, code, fields, retryAfter }: Refusal): GraphQLFormattedError => ({
  message,
  extensions: { code, ...(fields && { fields }), ...(retryAfter && { retryAfter }) },
});

/** Answers a refusal that came before GraphQL, in GraphQL's shape (GraphQL over HTTP, section 6.4). */
export function refuseGraphql(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const modern = request.headers.accept?.includes('application/graphql-response+json');
  return reply
    .type(modern ? 'application/graphql-response+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [graphqlError(refusal)] }));
}
