import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { toasts } from '#web/shared/app/toasts.ts';
import { type Failure, failureOf } from '#web/shared/data/errors.ts';
import type { Loader } from '#web/shared/data/loader.ts';
import { mergePages } from '#web/shared/data/mergePages.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { PAGE } from './listParams.ts';

type List = {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};
type Options<Data, Name> = {
  name: Name;
  fetchPage: (page: { first: number; after: string | null | undefined }) => Promise<Data>;
  sentence: (failure: Failure) => string;
};

/** A public list: the loader fetches as many items as the address asks for; `more` appends pages. */
export function usePublicList<Data extends Record<Name, List>, Name extends string>({
  name,
  fetchPage,
  sentence,
}: Options<Data, Name>) {
  const t = useTexts();
  const { data, failure, revalidate, replace } = useRouteData<Loader<Data>>();
  // A new page is painted before its list is rendered. On Back the list renders at once, so that the scroll position is
  // restored.
  const isDue = useDeferredValue(true, useNavigationType() === 'POP');
  const list: Data[Name] | undefined = isDue ? data?.[name] : undefined;
  const failureText = failure && t(sentence(failure));
  useErrorToast(failureText);

  return {
    list,
    /** Whether the data is loading; a loaded list renders a moment later. */
    isLoading: !data && !failure,
    sentence: failureText,
    request: failure?.requestId,
    revalidate,
    /** Fetches the next page. @returns whether it succeeded */
    more: async (): Promise<boolean> => {
      try {
        const page = await fetchPage({ first: PAGE, after: list?.pageInfo.endCursor });
        await replace((existing) => ({ ...existing, [name]: withPage(existing[name], page[name]) }));
        return true;
      } catch (error) {
        const toast = await toasts();
        toast.error(t(sentence(failureOf(error))));
        return false;
      }
    },
  };
}

const withPage = <L extends List>(existing: L, page: L): L => ({
  ...page,
  nodes: mergePages(existing.nodes, page.nodes, ({ id }) => id),
});
