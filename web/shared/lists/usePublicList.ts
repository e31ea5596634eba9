import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { toasts } from '#web/shared/app/toasts.ts';
import { type Failure, failureOf } from '#web/shared/data/errors.ts';
import type { Loader } from '#web/shared/data/loader.ts';
import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import { mergePages } from '#web/shared/data/mergePages.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { PAGE } from './listParams.ts';

type List = {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};
type Options<Data, Name> = {
  /** The list's name in the loader's data. */
  name: Name;
  /** Fetches another page of the list. */
  fetchPage: (page: { first: number; after: string | null | undefined }) => Promise<Data>;
  /** What is said of a list that did not come. */
  sentence: (failure: Failure) => string;
};

/** A list for everybody: its loader fetches as many items as the address asks for, and it goes on from there. */
export function usePublicList<Data extends Record<Name, List>, Name extends string>({
  name,
  fetchPage,
  sentence,
}: Options<Data, Name>) {
  const { data, failure, revalidate, replace } = useLoaderData<Loader<Data>>();
  // A page that was just come to is painted before its list is drawn. One gone back to has its list at once, and so its place.
  const isDue = useDeferredValue(true, useNavigationType() === 'POP');
  const list: Data[Name] | undefined = isDue ? data?.[name] : undefined;
  const said = failure && sentence(failure);
  useErrorToast(said);

  return {
    list,
    /** Whether the data is still on its way; a list that is there is drawn a moment later. */
    isLoading: !data && !failure,
    /** What is said of a list that did not come; null while nothing is wrong. */
    sentence: said,
    request: failure?.requestId,
    revalidate,
    /** Fetches what follows. @returns whether that went well */
    more: async (): Promise<boolean> => {
      try {
        const page = await fetchPage({ first: PAGE, after: list?.pageInfo.endCursor });
        replace((known) => ({ ...known, [name]: withPage(known[name], page[name]) }));
        return true;
      } catch (error) {
        const toast = await toasts();
        toast.error(sentence(failureOf(error)));
        return false;
      }
    },
  };
}

/** @returns a list and the page that follows it as one */
const withPage = <L extends List>(known: L, page: L): L => ({
  ...page,
  nodes: mergePages(known.nodes, page.nodes, ({ id }) => id),
});
