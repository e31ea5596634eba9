import { useEffect } from 'react';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { homeLoader } from './loader.ts';

/** The home page's data. A part that failed to load is requested once more. */
export function useHomeData() {
  const { data, replace } = useRouteData<typeof homeLoader>();
  const isPartial = data !== undefined && !(data.reviews && data.pageTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is drawn meanwhile
  useEffect(() => {
    if (!isPartial) return;
    homeLoader({ fetchQuery }).then(
      (more) => replace((existing) => ({ ...existing, ...more })),
      () => undefined,
    );
  }, [isPartial]);
  return data;
}
