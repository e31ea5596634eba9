import type { TypedDocumentNode } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '#web/app/served.tsx';
import { type Failure, failureOf } from '#web/errors.ts';
import { PAGE, shownItems } from '#web/shown.ts';
import { toasts } from '#web/toasts.ts';
import { useErrorToast } from '#web/ui/useErrorToast.ts';

type List<Item> = {
  nodes: readonly Item[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number;
};
type Options<Data, Variables, Item> = {
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  /** What the list is narrowed to. */
  variables?: Variables;
  /** Picks the list out of the answer. */
  pick: (data: Data) => List<Item>;
  /** What is said of a list that did not come; of no failure at all when the answer held nothing. */
  sentence: (failure: Failure | null) => string;
};

/** A list for everybody: drawn by the server with as many items as the address asks for, and going on from there. */
export function usePublicList<Data, Item, Variables extends Record<string, unknown> = Record<string, never>>({
  document,
  variables,
  pick,
  sentence,
}: Options<Data, Variables, Item>) {
  const [search] = useSearchParams();
  const { data, loading, failure, fetchMore, retry } = usePageQuery(document, {
    ...variables,
    first: shownItems(search),
  } as never);
  const list = data && pick(data);
  const said = list || loading ? null : sentence(failure);
  useErrorToast(said);

  return {
    list,
    /** What is said of a list that did not come; null while nothing is wrong. */
    sentence: said,
    request: failure?.requestId,
    retry,
    /** Fetches what follows. @returns whether that went well */
    more: async (): Promise<boolean> => {
      try {
        await fetchMore({ first: PAGE, after: list?.pageInfo.endCursor } as never);
        return true;
      } catch (error) {
        const toast = await toasts();
        toast.error(sentence(failureOf(error)));
        return false;
      }
    },
  };
}
