import { useEffect, useMemo } from 'react';
import type { AnyDocument, Variables } from './document.ts';

/** How long preloaded data is fresh, in milliseconds: a hovered link is followed within this time, or not at all. */
const FRESH_MS = 5000;

const preloaded = new WeakMap<object, Map<string, number>>();
let changedAt = 0;

/** Makes all preloaded data stale after a change here or by others. */
export function outdate(): void {
  changedAt = performance.now();
}

export function isFresh(document: AnyDocument, variables: Variables): boolean {
  const at = preloaded.get(document)?.get(JSON.stringify(variables));
  return at !== undefined && at > changedAt && performance.now() - at < FRESH_MS;
}

export function markFresh(document: AnyDocument, variables: Variables): void {
  const times = preloaded.get(document) ?? new Map<string, number>();
  preloaded.set(document, times.set(JSON.stringify(variables), performance.now()));
}

/** Called after preloaded data was used or has failed. */
export function markOld(document: AnyDocument, variables: Variables): void {
  preloaded.get(document)?.delete(JSON.stringify(variables));
}

/**
 * @returns the fetch policy of an office query: cached data is displayed at once and refetched in the background unless
 *   it was just preloaded. Apollo Client deduplicates a running query.
 */
export function useFetchPolicy(document: AnyDocument, variables: Variables): 'cache-first' | 'cache-and-network' {
  const key = JSON.stringify(variables);
  // Fresh only once: a return to the screen refetches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  useEffect(() => markOld(document, variables), [document, key]);
  // Decided once per query, so that a later render does not refetch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  return useMemo(() => (isFresh(document, variables) ? 'cache-first' : 'cache-and-network'), [document, key]);
}
