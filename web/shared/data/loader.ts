import type { TypedDocumentNode } from '@apollo/client';
import type { Failure } from './errors.ts';

/** The named parts of an address, such as the slug. */
export type Params = Record<string, string>;

/**
 * Sends a query, or a mutation.
 * @returns its data
 * @throws QueryError
 */
export type FetchQuery = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data>;

export type LoaderArgs = {
  params: Params;
  /** The query string of the address. */
  search: URLSearchParams;
  fetchQuery: FetchQuery;
};

/** Fetches what the screen of a route shows. Server and browser run the same loader, each with a `fetchQuery` of its own. */
export type Loader<Data = unknown> = (args: LoaderArgs) => Promise<Data>;

/** What a loader has come to: its data, or why there is none. */
export type LoaderResult<Data = unknown> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };
