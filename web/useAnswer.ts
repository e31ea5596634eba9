import type { TypedDocumentNode } from '@apollo/client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useClient, useSource, type Variables } from '#web/data.ts';

/**
 * What a document is answered: at once what came with the page; anything else brings Apollo Client, which also keeps the
 * answer right from then on.
 * @param isSkipped nothing is asked
 */
export function useAnswer<Data, Given extends Variables>(
  document: TypedDocumentNode<Data, Given>,
  variables: Given,
  isSkipped: boolean,
) {
  const source = useSource();
  const client = useClient();
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are what their key says
  const watched = useMemo(
    () =>
      isSkipped
        ? undefined
        : client?.watchQuery({ query: document, variables, notifyOnNetworkStatusChange: true } as never),
    [client, document, key, isSkipped],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = watched?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [watched],
  );
  const result = useSyncExternalStore(
    subscribe,
    () => watched?.getCurrentResult(),
    () => undefined,
  );
  const known = watched || isSkipped ? undefined : source.answerTo(document, variables);
  const { error, retry } = useArrival(!watched && !isSkipped && known === undefined ? key : null);

  return {
    data: (result?.data ?? known) as Data | undefined,
    loading: result ? result.loading : !isSkipped && known === undefined && !error,
    error: result?.error ?? error,
    retry: () => (watched ? void watched.refetch() : retry()),
    /** Fetches another page of the list that it is. */
    fetchMore: async (page: Partial<Given>): Promise<void> => {
      const arrived = await source.fetchClient();
      const next = { ...variables, ...page };
      await arrived.query({ query: document, variables: next, fetchPolicy: 'network-only' } as never);
    },
  };
}

/** Brings Apollo Client. @param need what for; null while nothing needs it */
function useArrival(need: string | null) {
  const source = useSource();
  const [failed, setFailed] = useState<{ need: string; error: unknown } | null>(null);
  const error = failed?.need === need ? failed?.error : undefined;
  useEffect(() => {
    if (need !== null && !error) source.fetchClient().catch((reason) => setFailed({ need, error: reason }));
  }, [need, error, source]);
  return { error, retry: () => setFailed(null) };
}
