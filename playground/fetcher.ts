import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type ExecutionResult, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { createClient } from 'graphql-sse';

/**
 * Sends what a tab says, as it says it. Subscriptions go to the stream of server-sent events.
 * @param tokenOfSite the token for a look at the schema by a tab that has none, where only staff may look
 */
export function fetcherOf(tokenOfSite: () => string | undefined): Fetcher {
  const send = createGraphiQLFetcher({ url: '/graphql' });
  return (params, options) => {
    const headers = options?.headers ?? {};
    const operations = operationsOf(params.query);
    // GraphiQL learns the name a moment after the text, and would ask the new text for the old one's.
    const named = operations.find(({ name }) => name?.value === params.operationName);
    const requested = { ...params, operationName: named?.name?.value };
    if ((named ?? operations[0])?.operation === 'subscription') return subscribe(requested, headers);
    const token = requested.operationName === 'IntrospectionQuery' && !hasToken(headers) && tokenOfSite();
    return send(requested, { ...options, headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers });
  };
}

/** @returns the operations of a document; none while it cannot be read, which is for the server to say */
function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

const hasToken = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');

type Result = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;
type Requested = { query: string; variables?: Record<string, unknown>; operationName?: string | undefined };

function subscribe({ query, variables, operationName }: Requested, headers: Record<string, string>) {
  const client = createClient({ url: `${location.origin}/graphql/stream`, headers, retryAttempts: 0 });
  return withRefusal(
    client.iterate<Record<string, unknown>, Record<string, unknown>>({
      query,
      ...(variables && { variables }),
      ...(operationName && { operationName }),
    }),
  );
}

/** Shows the sentence of the server when it refuses a stream, as for any other request. */
async function* withRefusal(results: AsyncIterableIterator<Result>): AsyncGenerator<Result> {
  try {
    yield* results;
  } catch (error) {
    const { response } = error as { response?: Response };
    const refusal: unknown = await response?.json().catch(() => undefined);
    if (typeof refusal !== 'object' || refusal === null) throw error;
    yield refusal as Result;
  }
}
