import type { TypedDocumentNode } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '#web/app/serverError.tsx';
import { toasts } from '#web/app/toasts.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { PAGE, visibleItems } from './listParams.ts';

type List = {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number;
};
type Options<Data, Name, Variables> = {
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  /** What the list is narrowed to. */
  variables?: Variables;
  /** The list's name in the answer. */
  name: Name;
  /** What is said of a list that did not come; of no failure at all when the answer held nothing. */
  sentence: (failure: Failure | null) => string;
};

/** A list for everybody: drawn by the server with as many items as the address asks for, and going on from there. */
export function usePublicList<
  Data extends Record<Name, List>,
  Name extends string,
  Variables extends Record<string, unknown> = Record<string, never>,
>({ document, variables, name, sentence }: Options<Data, Name, Variables>) {
  const [search] = useSearchParams();
  const { data, loading, failure, fetchMore, retry } = usePageQuery(document, {
    ...variables,
    first: visibleItems(search),
  } as never);
  const list = data?.[name];
  const said = list || loading ? null : sentence(failure);
  useErrorToast(said);
  const tell = async (reason: Failure | null) => {
    const toast = await toasts();
    toast.error(sentence(reason));
  };

  return {
    list,
    /** What is said of a list that did not come; null while nothing is wrong. */
    sentence: said,
    request: failure?.requestId,
    retry,
    /** Fetches what follows. @returns whether that went well */
    more: async (): Promise<boolean> => {
      try {
        const next = await fetchMore({ first: PAGE, after: list?.pageInfo.endCursor } as never, name);
        if (!next) await tell(null);
        return next !== null;
      } catch (error) {
        await tell(failureOf(error));
        return false;
      }
    },
  };
}
