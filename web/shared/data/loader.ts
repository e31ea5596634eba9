import type { TypedDocumentNode } from '@apollo/client';
import type { Failure } from './errors.ts';

/** Path parameters, such as the slug. */
export type Params = Record<string, string>;

/** An encoded slash or control character belongs to no slug and no token: encoded again, the lookup does not find it. */
export const encodeParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/**
 * Sends a query or mutation.
 * @throws QueryError
 */
export type FetchQuery = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data>;

export type LoaderArgs = {
  params: Params;
  search: URLSearchParams;
  fetchQuery: FetchQuery;
};

/** Loads the data of a route. Server and browser run the same loader with different `fetchQuery` functions. */
export type Loader<Data = unknown> = (args: LoaderArgs) => Promise<Data>;

export type LoaderResult<Data = unknown> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };
