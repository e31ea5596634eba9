import { useCallback, useEffect, useState } from 'react';
import type { Arrival } from './connection.ts';

type Listener = (arrival: Arrival) => void;
const listeners = new Set<Listener>();

export function tellNews(arrival: Arrival): void {
  for (const listener of listeners) listener(arrival);
}

/** Calls `listener` for every arrival while mounted; `listener` must be stable. */
export function useNews(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}

/**
 * Counts arrivals that the current list does not include, as in search results.
 * @param wanted the search text; nothing is counted while it is empty
 */
export function useNewsBeside(kind: Arrival['kind'], wanted: string): [count: number, forget: () => void] {
  const [news, setNews] = useState({ wanted, count: 0 });
  useNews(
    useCallback(
      (arrival) => {
        if (arrival.kind !== kind) return;
        setNews((previous) => ({ wanted, count: previous.wanted === wanted ? previous.count + 1 : 1 }));
      },
      [kind, wanted],
    ),
  );
  const forget = useCallback(() => setNews({ wanted, count: 0 }), [wanted]);
  return [wanted && news.wanted === wanted ? news.count : 0, forget];
}
