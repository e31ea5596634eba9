import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-sse';

/**
 * Sends what a tab says, as it says it. Subscriptions go to the stream of server-sent events.
 * @param tokenOfSite the token for a look at the schema by a tab that has none, where only staff may look
 */
export function fetcherOf(tokenOfSite: () => string | undefined): Fetcher {
  const send = createGraphiQLFetcher({ url: '/graphql' });
  return (params, options) => {
    const headers = options?.headers ?? {};
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    if (operation?.operation === 'subscription') return subscribe(params, headers);
    const token = params.operationName === 'IntrospectionQuery' && !hasToken(headers) && tokenOfSite();
    return send(params, { ...options, headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers });
  };
}

const hasToken = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');

function subscribe({ query, variables, operationName }: Parameters<Fetcher>[0], headers: Record<string, string>) {
  const client = createClient({ url: `${location.origin}/graphql/stream`, headers, retryAttempts: 0 });
  return client.iterate<Record<string, unknown>, Record<string, unknown>>({
    query,
    variables,
    ...(operationName && { operationName }),
  });
}
