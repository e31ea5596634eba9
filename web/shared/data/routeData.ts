import { useLoaderData, useLocation, useMatches, useRevalidator } from 'react-router-dom';
import type { Match, Route } from '#web/shared/app/route.ts';
import { type Failure, failureOf } from './errors.ts';
import { fetchQuery } from './fetchQuery.ts';
import { encodeParams, type Loader, type LoaderResult } from './loader.ts';

// Public pages: the browser keeps the results of their loaders for the visit. A navigation displays a known result at once and
// fetches it again, as HTTP's stale-while-revalidate does. React Router holds what the page displays.

/** How long a prefetched result is fresh, in milliseconds: a hovered link is followed within this time. */
const FRESH_MS = 5000;

type Entry = {
  result?: LoaderResult;
  /** When the result came, in milliseconds. */
  at: number;
  isLoading?: boolean;
  /** The displayed page waits for the result. */
  isAwaited?: boolean;
  /** The page has not displayed the result yet. */
  isNew?: boolean;
  /** Data has changed since the request was sent. */
  isOutdated?: boolean;
};

/** Results by route and address. */
const entries = new Map<string, Entry>();

let revalidate = () => {};

/** @param run tells React Router to call the loader of the displayed page */
export function onRouteData(run: () => void): void {
  revalidate = run;
}

/** The same key for all addresses that show the same data. */
const keyOf = ({ route, params }: Match, search: URLSearchParams) =>
  JSON.stringify([route.path, params, route.reads?.map((name) => search.get(name))]);

export function hydrate(match: Match, search: URLSearchParams, result: LoaderResult): void {
  entries.set(keyOf(match, search), { result, at: performance.now(), isNew: true });
}

type LoadOptions = {
  /** Back and Forward display a known result as it was. */
  isBack?: boolean;
  isPrefetch?: boolean;
};

/**
 * Fetches the data of a public page unless it is fresh or on its way. A new result of the displayed page makes React Router
 * call the loader again.
 * @returns the known result; null while there is none
 */
export function load(match: Match, search: URLSearchParams, options: LoadOptions = {}): LoaderResult | null {
  const { isBack = false, isPrefetch = false } = options;
  const key = keyOf(match, search);
  let entry = entries.get(key);
  // A failure is displayed once; the next navigation tries again.
  if (!entry || (entry.result?.failure && !(entry.isNew || entry.isLoading))) {
    entry = { at: Number.NEGATIVE_INFINITY };
    entries.set(key, entry);
  }
  const isFresh = isBack || (entry.isNew && performance.now() - entry.at < FRESH_MS);
  if (!(entry.isLoading || (entry.result && isFresh))) void refresh(key, entry, match, search);
  if (!isPrefetch) {
    entry.isAwaited = entry.isLoading ?? false;
    entry.isNew = false;
  }
  return entry.result ?? null;
}

async function refresh(key: string, entry: Entry, { route, params }: Match, search: URLSearchParams): Promise<void> {
  entry.isLoading = true;
  let result: LoaderResult;
  do {
    entry.isOutdated = false;
    try {
      result = { data: await route.loader?.({ params: encodeParams(params), search, fetchQuery }) };
    } catch (error) {
      result = { failure: failureOf(error) };
    }
  } while (entry.isOutdated && entries.get(key) === entry);
  entry.isLoading = false;
  // A page that is displayed stays when the network fails.
  const isWorse = result.failure && entry.result?.data && !isGone(result.failure);
  if (!isWorse) Object.assign(entry, { result, at: performance.now(), isNew: true });
  if (entry.isAwaited) revalidate();
  else if (entry.result?.failure && entries.get(key) === entry) entries.delete(key);
}

const isGone = ({ code }: Failure) => code === 'NOT_FOUND' || code === 'GONE';

/** Drops data after a change by this browser; what the page displays stays until the next navigation. */
export function invalidate(): void {
  for (const [key, entry] of entries) {
    if (entry.isLoading) entry.isOutdated = true;
    else entries.delete(key);
  }
}

/** Drops data after sign-in or sign-out. Visitors' data stays valid for staff; everything else is loaded again. */
export function forget(isSignedIn: boolean): void {
  const count = entries.size;
  for (const [key, { result }] of entries) if (!(isSignedIn && result?.data)) entries.delete(key);
  if (entries.size < count) revalidate();
}

type RouteData<Data> = {
  data?: Data | undefined;
  failure: Failure | null;
  loading: boolean;
  /** Loads the data again, and displays the loading state meanwhile. */
  revalidate(): void;
  /** Replaces the loader's data. @returns when React Router has it */
  replace(change: (data: Data) => Data): Promise<void>;
};

export function useRouteData<L extends Loader>(): RouteData<Awaited<ReturnType<L>>> {
  type Data = Awaited<ReturnType<L>>;
  const result = useLoaderData() as LoaderResult<Data> | null;
  const { handle, params } = useMatches().at(-1) as { handle: Route; params: Match['params'] };
  const { search } = useLocation();
  const revalidator = useRevalidator();
  const key = keyOf({ route: handle, params }, new URLSearchParams(search));
  const { data, failure = null } = result ?? {};
  return {
    data,
    failure,
    loading: !result,
    revalidate() {
      entries.delete(key);
      void revalidator.revalidate();
    },
    async replace(change) {
      const latest = entries.get(key)?.result?.data ?? data;
      if (latest === undefined) return;
      entries.set(key, { result: { data: change(latest as Data) }, at: performance.now(), isNew: true });
      await revalidator.revalidate();
    },
  };
}
