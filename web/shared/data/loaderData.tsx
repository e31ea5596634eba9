import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Match } from '#web/shared/app/route.ts';
import { type Failure, failureOf } from './errors.ts';
import { fetchQuery } from './fetchQuery.ts';
import type { Loader, LoaderResult } from './loader.ts';

/** A loader run; `isStale` when data has changed since it began. */
type Entry = { result?: LoaderResult; isStale: boolean };

/** Loader runs by route and address. */
const entries = new Map<string, Entry>();
/** Key of the entry on the screen. */
let shown: string | null = null;
const listeners = new Set<() => void>();

function emit(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same key for all addresses that show the same data. */
const keyOf = ({ route, params }: Match, search: URLSearchParams) =>
  JSON.stringify([route.path, params, route.reads?.map((name) => search.get(name))]);

/** Takes over the data with which the server rendered the first page. */
export function hydrate(match: Match, search: URLSearchParams, result: LoaderResult): void {
  entries.set(keyOf(match, search), { result, isStale: false });
}

/**
 * Runs the loader of a public page, unless its data is loaded or loading. A failure is removed when its page is left.
 */
export async function load(match: Match, search: URLSearchParams): Promise<void> {
  const { params, route } = match;
  const key = keyOf(match, search);
  if (!route.loader || entries.has(key)) return;
  const entry: Entry = { isStale: false };
  const isCurrent = () => entries.get(key) === entry;
  entries.set(key, entry);
  emit();
  let result: LoaderResult;
  do {
    entry.isStale = false;
    try {
      result = { data: await route.loader({ params, search, fetchQuery }) };
    } catch (error) {
      result = { failure: failureOf(error) };
    }
    // A response that may predate a change is loaded again.
  } while (entry.isStale && isCurrent());
  if (!isCurrent()) return;
  entry.result = result;
  if (result.failure && shown !== key) entries.delete(key);
  emit();
}

/** Marks data as stale after a change by this browser; it is loaded again on next use. */
export function invalidate(): void {
  for (const [key, entry] of entries) {
    if (entry.result && key !== shown) entries.delete(key);
    else entry.isStale = true;
  }
}

/** Drops data after sign-in or sign-out. Visitors' data stays valid for staff; everything else is loaded again. */
export function forget(isSignedIn: boolean): void {
  for (const [key, { result }] of entries) if (!(isSignedIn && result?.data)) entries.delete(key);
  emit();
}

/** Data with which the server rendered the page; null when there was none, or it was late. */
const HydrationData = createContext<LoaderResult | null>(null);
export const HydrationDataProvider = HydrationData.Provider;

type RouteData<Data> = {
  data?: Data | undefined;
  failure: Failure | null;
  loading: boolean;
  revalidate(): void;
  /** Replaces the loader's data. */
  replace(change: (data: Data) => Data): void;
};
const RouteDataContext = createContext<{ routeData: RouteData<unknown>; start: () => void } | null>(null);

/** Starts the loader of the current route if it has not run. */
export function useLoaderData<L extends Loader>(): RouteData<Awaited<ReturnType<L>>> {
  const context = useContext(RouteDataContext);
  if (!context) throw new Error('useLoaderData outside LoaderProvider');
  const { routeData, start } = context;
  useEffect(start);
  return routeData as RouteData<Awaited<ReturnType<L>>>;
}

/** Provides the route data; the loader runs only if the screen uses it. */
export function LoaderProvider({ match, children }: { match: Match; children: ReactNode }) {
  const search = new URLSearchParams(useLocation().search);
  const key = keyOf(match, search);
  const hydrationData = useContext(HydrationData);
  // Undefined while no loader runs, null while it loads.
  const current = useSyncExternalStore(
    subscribe,
    () => (entries.has(key) ? (entries.get(key)?.result ?? null) : undefined),
    () => hydrationData ?? undefined,
  );
  // Paints a waiting screen first, so that rendering the data does not delay it.
  const deferred = useDeferredValue(current);
  const result = deferred ? current : deferred;
  useEffect(() => {
    shown = key;
    return () => {
      shown = null;
      const { isStale, result } = entries.get(key) ?? {};
      if (isStale || result?.failure) entries.delete(key);
    };
  }, [key]);
  const { data, failure = null } = result ?? {};
  const routeData: RouteData<unknown> = {
    data,
    failure,
    loading: !result,
    revalidate() {
      entries.delete(key);
      emit();
    },
    replace(change) {
      const entry = entries.get(key);
      if (entry?.result?.data) entry.result = { data: change(entry.result.data) };
      emit();
    },
  };
  const start = () => {
    if (current === undefined) void load(match, search);
  };
  return <RouteDataContext value={{ routeData, start }}>{children}</RouteDataContext>;
}
