import { useEffect } from 'react';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import { homeLoader } from './loader.ts';

/** What the loader of the home page has come to. What is missing of it, because it failed, is asked for once more. */
export function useHomeData() {
  const { data, replace } = useLoaderData<typeof homeLoader>();
  const isPartial = data !== undefined && !(data.reviews && data.pageTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is drawn meanwhile
  useEffect(() => {
    if (!isPartial) return;
    homeLoader({ fetchQuery }).then(
      (more) => replace((known) => ({ ...known, ...more })),
      () => undefined,
    );
  }, [isPartial]);
  return data;
}
