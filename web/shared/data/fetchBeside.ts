import { readSession } from '#web/shared/session/session.ts';
import { QueryError, silentFailure } from './errors.ts';
import { fetchGraphQL } from './fetchQuery.ts';
import type { FetchQuery } from './loader.ts';

/**
 * Sends an office mutation in the background; with `keepalive` the browser completes it after the page is left. Apollo
 * Client would make prefetched data stale each time, and cannot outlive the page.
 * @throws QueryError UNAUTHENTICATED without a session
 */
export const fetchBeside: FetchQuery = async (document, variables) => {
  if (!readSession()) throw new QueryError(silentFailure('UNAUTHENTICATED'));
  return fetchGraphQL(document, variables, { keepalive: true });
};
