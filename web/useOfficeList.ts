import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useErrorToast } from '#web/ui/useErrorToast.ts';

/** How many items the back office fetches at a time. */
const PAGE = 200;

type List<Item> = {
  nodes: readonly Item[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
};
type Options<Data, Variables, Item> = {
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  variables?: Variables;
  /** Picks the list out of the answer. */
  pick: (data: Data) => List<Item>;
  /** What is said of a list that did not come; of no error at all when the answer held nothing. */
  sentence: (error: unknown) => string;
};

/** A whole list for the staff, fetched page by page as they scroll. */
export function useOfficeList<Data, Item, Variables extends Record<string, unknown> = Record<string, never>>({
  document,
  variables,
  pick,
  sentence,
}: Options<Data, Variables, Item>) {
  const { data, previousData, loading, error, fetchMore, refetch } = useQuery(document, {
    variables: { ...variables, first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  } as never);
  const [broken, setBroken] = useState<unknown>(null);
  const isFetching = useRef(false);
  // What was there stays while it is fetched again, and when that fails.
  const answer = (data ?? previousData) as Data | undefined;
  const list = answer && pick(answer);
  const failed = error ?? broken;
  const said = !loading && (failed || !list) ? sentence(failed) : null;
  useErrorToast(said);

  const more = async () => {
    if (!list?.pageInfo.hasNextPage || loading || broken || isFetching.current) return;
    isFetching.current = true;
    try {
      await fetchMore({ variables: { after: list.pageInfo.endCursor } as never });
    } catch (reason) {
      setBroken(reason);
    } finally {
      isFetching.current = false;
    }
  };

  return {
    items: list?.nodes,
    totalCount: list?.totalCount ?? 0,
    loading,
    /** What is said of a list that did not come; null while nothing is wrong. */
    sentence: said,
    /** Fetches the next page, if there is one: for the end of a list that comes near. */
    more: () => void more(),
    refresh: () => {
      setBroken(null);
      // Its failure is in `error`.
      refetch().catch(() => undefined);
    },
  };
}
