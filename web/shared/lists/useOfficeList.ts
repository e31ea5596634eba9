import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { OFFICE_PAGE } from './folderParams.ts';

type List<Item> = {
  nodes: readonly Item[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
};
type Options<Data, Variables, Item> = {
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  variables?: Variables;
  pick: (data: Data) => List<Item>;
  /** Error text when the server sends none, or the whole text; the error is null when the response had no list. */
  sentence: string | ((error: unknown) => string);
  skip?: boolean;
};

export function useOfficeList<Data, Item, Variables extends Record<string, unknown> = Record<string, never>>({
  document,
  variables,
  pick,
  sentence,
  skip = false,
}: Options<Data, Variables, Item>) {
  const variablesKey = JSON.stringify(variables ?? {});
  const firstPage = { ...variables, first: OFFICE_PAGE } as Variables & { first: number };
  const fetchPolicy = useFetchPolicy(document, firstPage);
  const { cache } = useApolloClient();
  const isBack = useNavigationType() === 'POP';
  // On Back, a list of several pages is not refetched, so that the browser can restore the scroll position.
  const [restored] = useState(() => {
    const cached = isBack && cache.readQuery<Data>({ query: document, variables: firstPage });
    return cached && pick(cached).nodes.length > OFFICE_PAGE ? variablesKey : null;
  });
  const { data, previousData, loading, error, fetchMore, refetch } = useQuery<Data>(document, {
    skip,
    variables: firstPage,
    fetchPolicy: restored === variablesKey ? 'cache-first' : fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  const [isFetching, setFetching] = useState(false);
  const [broken, setBroken] = useState<{ variablesKey: string; reason: unknown } | null>(null);
  // Old data stays during a refetch and after its failure.
  const answer = (data ?? previousData) as Data | undefined;
  const list = answer && pick(answer);
  const failed = error ?? (broken?.variablesKey === variablesKey ? broken.reason : null);
  const textOf = typeof sentence === 'string' ? (reason: unknown) => sentenceOf(reason, sentence) : sentence;
  const failureText = !(loading || skip) && (failed || !list) ? textOf(failed) : null;
  useErrorToast(failureText);

  const more = async () => {
    setFetching(true);
    try {
      await fetchMore({ variables: { after: list?.pageInfo.endCursor } });
    } catch (reason) {
      setBroken({ variablesKey, reason });
    } finally {
      setFetching(false);
    }
  };
  const fetchUpTo = async (most: number): Promise<readonly Item[] | null> => {
    const nodes = [...(list?.nodes ?? [])];
    let page = list?.pageInfo;
    setFetching(true);
    try {
      while (page?.hasNextPage && nodes.length < most) {
        const next: Data | undefined = (await fetchMore({ variables: { after: page.endCursor } })).data;
        if (!next) return null;
        page = pick(next).pageInfo;
        nodes.push(...pick(next).nodes);
      }
      return nodes.slice(0, most);
    } catch (reason) {
      setBroken({ variablesKey, reason });
      return null;
    } finally {
      setFetching(false);
    }
  };
  const hasMore = data !== undefined && list?.pageInfo.hasNextPage;
  const canFetch = hasMore && !(loading || isFetching || failed);

  return {
    answer,
    items: list?.nodes,
    totalCount: list?.totalCount ?? 0,
    loading,
    sentence: failureText,
    /** Fetches the next page; undefined when there is none. */
    more: canFetch ? () => void more() : undefined,
    /** Fetches further pages up to a number of rows. @returns the rows; null when a page failed */
    fetchUpTo: canFetch ? fetchUpTo : undefined,
    refresh: () => {
      setBroken(null);
      // The failure is in `error`.
      refetch().catch(() => undefined);
    },
  };
}
