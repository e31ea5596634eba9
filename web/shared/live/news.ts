import { useCallback, useEffect, useState } from 'react';
import type { Arrival } from './connection.ts';

type Listener = (arrival: Arrival) => void;
const listeners = new Set<Listener>();

/** Tells whoever is on the screen what has come in. */
export function tellNews(arrival: Arrival): void {
  for (const listener of listeners) listener(arrival);
}

/** Calls back for everything that comes in while the component is there; `listener` stays the same. */
export function useNews(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}

/**
 * Counts what has come in beside what is shown, as in the results of a search.
 * @param wanted what is looked for; nothing is counted while that is empty
 */
export function useNewsBeside(kind: Arrival['kind'], wanted: string): [count: number, forget: () => void] {
  const [news, setNews] = useState({ wanted, count: 0 });
  useNews(
    useCallback(
      (arrival) => {
        if (arrival.kind !== kind) return;
        setNews((known) => ({ wanted, count: known.wanted === wanted ? known.count + 1 : 1 }));
      },
      [kind, wanted],
    ),
  );
  const forget = useCallback(() => setNews({ wanted, count: 0 }), [wanted]);
  return [wanted && news.wanted === wanted ? news.count : 0, forget];
}
