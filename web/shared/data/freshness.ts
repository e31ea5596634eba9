import { useEffect, useMemo } from 'react';
import type { AnyDocument, Variables } from './document.ts';

/** How long preloaded data counts as fresh: who points at a link follows it by then, or does not. */
const FRESH_MS = 5000;

/** When each query was last preloaded, by its document and its variables. */
const preloaded = new WeakMap<object, Map<string, number>>();
let changedAt = 0;

/** From now on whatever was preloaded is old: something was changed here, or has come in. */
export function outdate(): void {
  changedAt = performance.now();
}

/** @returns whether a query was preloaded just now */
export function isFresh(document: AnyDocument, variables: Variables): boolean {
  const at = preloaded.get(document)?.get(JSON.stringify(variables));
  return at !== undefined && at > changedAt && performance.now() - at < FRESH_MS;
}

/** Notes that a query is preloaded now. */
export function markFresh(document: AnyDocument, variables: Variables): void {
  const times = preloaded.get(document) ?? new Map<string, number>();
  preloaded.set(document, times.set(JSON.stringify(variables), performance.now()));
}

/** Notes that what was preloaded has been used, or has failed. */
export function markOld(document: AnyDocument, variables: Variables): void {
  preloaded.get(document)?.delete(JSON.stringify(variables));
}

/**
 * @returns the fetch policy for the query of an office screen: the cache's data is shown at once, and read again behind it
 * unless it was preloaded just now. A query that is on its way is not sent twice: Apollo Client sees to that.
 */
export function useFetchPolicy(document: AnyDocument, variables: Variables): 'cache-first' | 'cache-and-network' {
  const key = JSON.stringify(variables);
  // It is fresh once: who comes back reads it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  useEffect(() => markOld(document, variables), [document, key]);
  // Judged once for each query: what was fresh when the screen was drawn needs no second look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  return useMemo(() => (isFresh(document, variables) ? 'cache-first' : 'cache-and-network'), [document, key]);
}
