import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Match } from '#web/shared/app/route.ts';
import { type Failure, failureOf } from './errors.ts';
import { fetchQuery } from './fetchQuery.ts';
import type { Loader, LoaderResult } from './loader.ts';

/** A run of a loader; `isStale` when something has changed since it began. */
type Entry = { result?: LoaderResult; isStale: boolean };

/** The runs of this visit, by route and address. */
const entries = new Map<string, Entry>();
/** The key of the entry on the screen. */
let shown: string | null = null;
const listeners = new Set<() => void>();

function emit(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the same key for all addresses that show the same */
const keyOf = ({ route, params }: Match, search: URLSearchParams) =>
  JSON.stringify([route.path, params, route.reads?.map((name) => search.get(name))]);

/** Takes over what the server has drawn the first page from. */
export function hydrate(match: Match, search: URLSearchParams, result: LoaderResult): void {
  entries.set(keyOf(match, search), { result, isStale: false });
}

/** Runs the loader of a public page, unless its data is there or on its way. A failure is kept only while it is shown. */
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
    // What was read before a change and comes after it is read once more.
  } while (entry.isStale && isCurrent());
  if (!isCurrent()) return;
  entry.result = result;
  if (result.failure && shown !== key) entries.delete(key);
  emit();
}

/** This browser has changed something: what was loaded before is loaded again when it is shown next. */
export function invalidate(): void {
  for (const [key, entry] of entries) {
    if (entry.result && key !== shown) entries.delete(key);
    else entry.isStale = true;
  }
}

/** Somebody has signed in or out. Data for visitors is good for staff too; everything else is loaded again. */
export function forget(isSignedIn: boolean): void {
  for (const [key, { result }] of entries) if (!(isSignedIn && result?.data)) entries.delete(key);
  emit();
}

/** What the server has drawn the page from; null where it had nothing, or not in time. */
const HydrationData = createContext<LoaderResult | null>(null);
export const HydrationDataProvider = HydrationData.Provider;

/** What a screen knows of its route's data. */
type RouteData<Data> = {
  data?: Data | undefined;
  failure: Failure | null;
  loading: boolean;
  /** Runs the loader again. */
  revalidate(): void;
  /** Puts other data in the place of the loader's. */
  replace(change: (data: Data) => Data): void;
};
const RouteDataContext = createContext<{ routeData: RouteData<unknown>; start: () => void } | null>(null);

/** Runs the loader of the route on the screen, unless that has been done. @returns what it has come to */
export function useLoaderData<L extends Loader>(): RouteData<Awaited<ReturnType<L>>> {
  const context = useContext(RouteDataContext);
  if (!context) throw new Error('useLoaderData outside LoaderProvider');
  const { routeData, start } = context;
  useEffect(start);
  return routeData as RouteData<Awaited<ReturnType<L>>>;
}

/** Gives a screen the data of a route, which is loaded if the screen uses it. */
export function LoaderProvider({ match, children }: { match: Match; children: ReactNode }) {
  const search = new URLSearchParams(useLocation().search);
  const key = keyOf(match, search);
  const hydrationData = useContext(HydrationData);
  // Undefined while no loader runs, null while it does.
  const current = useSyncExternalStore(
    subscribe,
    () => (entries.has(key) ? (entries.get(key)?.result ?? null) : undefined),
    () => hydrationData ?? undefined,
  );
  // A screen that waits for its data is painted, and not held up by the drawing of what comes for it.
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
