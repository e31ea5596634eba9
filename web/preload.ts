import type { ApolloClient } from '@apollo/client';
import { canView } from '#web/shared/app/canView.ts';
import type { Match } from '#web/shared/app/route.ts';
import { preloadShell } from '#web/shared/app/shell.ts';
import { isStaff, readSession } from '#web/shared/session/session.ts';
import type { BootResponses } from './bootScript.ts';
import { missing } from './routes.tsx';
import { fetchClient } from './shared/data/client.ts';
import type { AnyDocument, Variables } from './shared/data/document.ts';
import { isFresh, markFresh, markOld } from './shared/data/freshness.ts';
import type { FetchQuery } from './shared/data/loader.ts';

/**
 * Preloads a screen that only the browser draws: its code, what is around it, and the data of its loader, all at once.
 * @returns when the code is there and the loader has sent its queries: the screen itself says that its data is loading
 */
export async function preloadScreen({ route, params }: Match, search: URLSearchParams): Promise<void> {
  const { bootResponses } = globalThis;
  globalThis.bootResponses = undefined;
  const session = readSession();
  if (!canView(route, session?.user)) return missing.preload();
  const responses = bootResponses?.token === session?.token ? bootResponses : undefined;
  const sendQueries = async () => {
    const client = await fetchClient();
    await new Promise<void>((resolve) => {
      const data = route.loader?.({ params, search, fetchQuery: createPreloader(client, responses, resolve) });
      void Promise.resolve(data).then(
        () => resolve(),
        () => resolve(),
      );
    });
  };
  await Promise.all([route.preload(), preloadShell(isStaff(session?.user)), sendQueries()]);
}

/**
 * @returns the `fetchQuery` of office routes: it fetches into Apollo Client's cache what is not there, for the screen's
 * `useQuery`
 * @param onSend called when it has sent a query
 */
function createPreloader(client: ApolloClient, boot: BootResponses | undefined, onSend: () => void): FetchQuery {
  const responses = [...(boot?.responses ?? [])];
  return async <Data>(query: AnyDocument, variables: Variables) => {
    const response = responses.shift();
    const isKnown = isFresh(query, variables) || client.readQuery({ query, variables }) !== null;
    if (!isKnown) markFresh(query, variables);
    try {
      const result = client.query({
        query,
        variables,
        ...(isKnown ? {} : { fetchPolicy: 'network-only', context: { fetchOptions: { answer: response } } }),
      });
      onSend();
      return (await result).data as Data;
    } catch (error) {
      // What cannot be fetched now is fetched again, and its failure shown, when the screen is there.
      markOld(query, variables);
      throw error;
    }
  };
}
