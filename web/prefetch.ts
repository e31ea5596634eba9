import { isMore } from '#web/shared/lists/listParams.ts';
import { readSession } from '#web/shared/session/session.ts';
import { preloadScreen } from './preload.ts';
import { isDrawnByServer, matchRoute } from './routes.tsx';
import { load } from './shared/data/routeData.ts';

/** How long a pointer must rest on an office link, in milliseconds: it passes over many rows of a list. */
const DWELL_MS = 65;

/** How long a link must stay visible, in milliseconds, so that links scrolled past do not count. */
const SEEN_MS = 200;

type Address = { pathname: string; search: string };

/**
 * Prefetches the screen and data of a link on hover, touch and focus. Touch comes too late: on devices without hover,
 * links to public pages that stay visible are prefetched too.
 */
export function prefetchLinks(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || !leadsOn(link)) return;
    const match = matchRoute(link.pathname);
    // A failed prefetch is repeated, and its failure appears, when the link is followed.
    if (match && !isDrawnByServer(match.route)) {
      const fetch = () => {
        match.route.preload().catch(() => undefined);
        preloadScreen(match, new URLSearchParams(link.search)).catch(() => undefined);
      };
      if (type !== 'pointerover') return fetch();
      resting = setTimeout(fetch, DWELL_MS);
      return;
    }
    prefetch(link);
  };
  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click']) {
    // Capture phase: before React handles the click and renders.
    document.addEventListener(intent, onIntent, { passive: true, capture: true });
  }
  onFirstSign(() => prefetchSeen(matchMedia('(hover: none)').matches ? prefetch : fetchScreenOf));
}

/**
 * Calls `then` once, at the first interaction and when the browser is idle, so that reading the top of a page costs no
 * more.
 */
function onFirstSign(then: () => void): void {
  const ends = new AbortController();
  const onSign = () => {
    ends.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 500 });
    else setTimeout(then);
  };
  for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown']) {
    addEventListener(sign, onSign, { passive: true, signal: ends.signal });
  }
}

/** Prefetches only the code; a failure is repeated when it is needed. */
const fetchScreenOf = ({ pathname }: Address) =>
  void matchRoute(pathname)
    ?.route.preload()
    .catch(() => undefined);

/** Prefetches visible links to public pages for signed-out visitors, unless the connection saves data or is 2G. */
function prefetchSeen(fetch: (address: Address) => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g') || readSession()) return;
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => fetch(target as HTMLAnchorElement), SEEN_MS),
        );
    }
  });
  const observed = new WeakSet<Element>();
  const look = () => {
    for (const link of document.links) {
      if (observed.has(link) || !(link instanceof HTMLAnchorElement)) continue;
      observed.add(link);
      const route = leadsOn(link) && matchRoute(link.pathname)?.route;
      if (route && isDrawnByServer(route)) observer.observe(link);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

/** @returns whether a link leads to another page of this site, and is not one of many choices on this page */
const leadsOn = ({ origin, pathname, target, search, relList }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname + search !== location.pathname + location.search &&
  !(target || isMore(search) || relList.contains('nofollow'));

/** The link that a click here follows; in a table row, the link in its header cell. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('th a') ?? null;
}

/** Prefetches the code and data of a public page; a failure is repeated when it is needed. */
function prefetch({ pathname, search }: Address): void {
  const match = matchRoute(pathname);
  if (!match) return;
  match.route.preload().catch(() => undefined);
  if (match.route.loader) load(match, new URLSearchParams(search), { isPrefetch: true });
}
