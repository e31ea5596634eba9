import type { ApolloClient } from '@apollo/client';
import { canView } from '#web/shared/app/canView.ts';
import type { Match } from '#web/shared/app/route.ts';
import { preloadShell } from '#web/shared/app/shell.ts';
import { isStaff, readSession } from '#web/shared/session/session.ts';
import { missing } from './routes.tsx';
import { fetchClient } from './shared/data/client.ts';
import type { AnyDocument, Variables } from './shared/data/document.ts';
import { isFresh, markFresh, markOld } from './shared/data/freshness.ts';
import type { FetchQuery } from './shared/data/loader.ts';

/**
 * Preloads what a browser-rendered screen needs besides its code: its frame, and the data of its loader.
 * @returns when the frame is loaded and the loader has sent its queries; the screen shows the loading state
 */
export async function preloadScreen({ route, params }: Match, search: URLSearchParams): Promise<void> {
  const user = readSession()?.user;
  if (!canView(route, user)) return missing.preload();
  const sendQueries = async () => {
    const client = await fetchClient();
    await new Promise<void>((resolve) => {
      const data = route.loader?.({ params, search, fetchQuery: createPreloader(client, resolve) });
      void Promise.resolve(data).then(
        () => resolve(),
        () => resolve(),
      );
    });
  };
  await Promise.all([preloadShell(isStaff(user)), sendQueries()]);
}

/**
 * @returns the `fetchQuery` of office routes: it fetches into Apollo Client's cache, for the screen's `useQuery`
 * @param onSend called after a query was sent
 */
function createPreloader(client: ApolloClient, onSend: () => void): FetchQuery {
  return async <Data>(query: AnyDocument, variables: Variables) => {
    const isKnown = isFresh(query, variables) || client.readQuery({ query, variables }) !== null;
    if (!isKnown) markFresh(query, variables);
    try {
      const result = client.query({ query, variables, ...(isKnown ? {} : { fetchPolicy: 'network-only' }) });
      onSend();
      return (await result).data as Data;
    } catch (error) {
      // A failed preload is fetched again, and its failure appears, when the screen renders.
      markOld(query, variables);
      throw error;
    }
  };
}
