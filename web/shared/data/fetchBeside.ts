import { readSession } from '#web/shared/session/session.ts';
import { QueryError, silentFailure } from './errors.ts';
import { fetchGraphQL } from './fetchQuery.ts';
import type { FetchQuery } from './loader.ts';

/**
 * Sends a mutation of staff beside their work, which the browser finishes after the page is left. Apollo Client would take
 * what is fetched ahead for old with each of them, and could not outlive the page. Nothing is sent once the session is over.
 * @throws QueryError
 */
export const fetchBeside: FetchQuery = async (document, variables) => {
  if (!readSession()) throw new QueryError(silentFailure('UNAUTHENTICATED'));
  return fetchGraphQL(document, variables, { keepalive: true });
};
