import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';
import { costOf, refuseCostly } from '#server/app/graphql/gates/cost.ts';
import { MAX_TOKENS, modestDocument } from '#server/app/graphql/gates/document.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { type ErrorCode, refusalOf } from '#server/platform/errors.ts';
import { formatError } from './formatError.ts';
import { introspectionFor } from './introspection.ts';
import { openPersistedQueries } from './persistedQueries.ts';

/** Executes all operations. Those of REST rows, pages and posted forms (execute.ts) have no `request.http`. */
export async function startApollo(services: Services, schema: GraphQLSchema): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    // Introspection is decided per request (introspection.ts).
    introspection: true,
    // A GET from a foreign page has no rights: there are no cookies, and a GET changes nothing. POST takes JSON, which
    // needs a preflight, and forms, which `admitForm` checks (route.ts).
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: openPersistedQueries(),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [noSubscription, modestDocument],
    formatError: (formatted, error) => formatError(services, formatted, error),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControl({ calculateHttpHeaders: 'if-cacheable' }),
      responseStatus,
      costLimit,
      introspectionFor(services.settings.PLAYGROUND),
    ],
    logger: services.log,
  });
  await apollo.start();
  return apollo;
}

/** Errors that set the HTTP status of a response without any field. Any other field error is a 200 with its code. */
const statusCodes: ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'NOT_LAUNCHED', 'UNAVAILABLE'];

const responseStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors, response: { http, body } }) {
      const fields = body.kind === 'single' ? Object.values(body.singleResult.data ?? {}) : [];
      // Clients repeat a request with such a status, and part of this one is done.
      if (fields.some((field) => field !== null)) return;
      const refusals = errors?.map(refusalOf) ?? [];
      // Apollo sends 500 for an error that a plugin throws before execution.
      const refusal = http.status === 500 ? refusals[0] : refusals.find(({ code }) => statusCodes.includes(code));
      if (!refusal) return;
      http.status = refusal.status;
      if (refusal.retryAfter) http.headers.set('retry-after', String(refusal.retryAfter));
    },
  }),
};

/**
 * Limits the cost of a document from outside, and reports it to whoever sends the extension `cost`. REST rows are
 * exempt: they read whole lists.
 */
const costLimit: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ request }) =>
    request.http && {
      async didResolveOperation({ schema, document, operation }) {
        if (operation) refuseCostly(schema, document, operation, request.variables);
      },
      async willSendResponse({ schema, document, operation, response: { body } }) {
        if (request.extensions?.cost !== true || !document || !operation || body.kind !== 'single') return;
        const cost = costOf(schema, document, operation, request.variables);
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    },
};

/** Subscriptions have their own address. Here one would reach the executor, which does not support it. */
const noSubscription: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== 'subscription') return;
    context.reportError(
      new GraphQLError(
        'A subscription is answered at /graphql/stream, and here if Accept has multipart/mixed;subscriptionSpec=1.0.',
        { nodes: node },
      ),
    );
  },
});
