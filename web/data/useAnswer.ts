import type { TypedDocumentNode } from '@apollo/client';
import { useCallback, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { AnyDocument, Variables } from './document.ts';
import { useClient, useSource } from './source.ts';

/**
 * What a document is answered: at once what is known; anything else is asked for. Where Apollo Client is there, it keeps
 * the answer right.
 * @param isSkipped nothing is asked
 */
export function useAnswer<Data, Given extends Variables>(
  document: TypedDocumentNode<Data, Given>,
  variables: Given,
  isSkipped: boolean,
) {
  const source = useSource();
  const client = useClient();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables are what their key says
  const watched = useMemo(
    () =>
      isSkipped
        ? undefined
        : client?.watchQuery<Data>({ query: document, variables, notifyOnNetworkStatusChange: true }),
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
  const isMissing = !watched && !isSkipped && known === undefined;
  const { isSettled, error, retry } = useAsking(document, variables, isMissing ? key : null);

  return {
    data: (result?.data ?? known) as Data | undefined,
    loading: result ? result.loading : isMissing && !isSettled,
    error: result?.error ?? error,
    retry: () => (watched ? void watched.refetch() : retry()),
    /**
     * Fetches another page of a list in it.
     * @param name the list's name in the answer
     * @returns the page; null when the answer holds none
     */
    fetchMore: async (page: Partial<Given>, name: string): Promise<Data | null> => {
      const data = await source.askMore({ document, variables }, page, name);
      redraw();
      return data as Data | null;
    },
  };
}

/**
 * Asks for what is missing.
 * @param need the variables as text; null while nothing is missing
 * @returns whether it has failed, or brought nothing, and why
 */
function useAsking(document: AnyDocument, variables: Variables, need: string | null) {
  const source = useSource();
  const [settled, setSettled] = useState<{ document: AnyDocument; need: string; error?: unknown } | null>(null);
  const isSettled = need !== null && settled?.document === document && settled.need === need;
  // What has failed is asked for again when somebody comes back to it.
  if (settled && !isSettled) setSettled(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the need says what the variables are
  useEffect(() => {
    if (need === null || isSettled) return;
    source.ask(document, variables).then(
      // What has come is found by the next drawing; if nothing has, this is the end of it.
      () => setSettled({ document, need }),
      (error) => setSettled({ document, need, error }),
    );
  }, [document, need, isSettled, source]);
  return { isSettled, error: isSettled ? settled?.error : undefined, retry: () => setSettled(null) };
}
