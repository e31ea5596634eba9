import { isMore } from '#web/shared/lists/listParams.ts';
import { readSession } from '#web/shared/session/session.ts';
import { preloadScreen } from './preload.ts';
import { isDrawnByServer, matchRoute } from './routes.tsx';
import { load } from './shared/data/loaderData.tsx';

/** How long a pointer rests on a link to the back office before it means it: many pass over the rows of a list. */
const DWELL_MS = 65;

/** How long a link stays in sight before it counts as seen: what is scrolled past does not. */
const SEEN_MS = 200;

type Address = { pathname: string; search: string };

/**
 * Fetches the screen and the data of a link that is about to be followed: on hover, touch and focus. A finger gives no sign
 * early enough: where nothing hovers, links to public pages that stay in sight count as well.
 */
export function prefetchLinks(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || !leadsOn(link)) return;
    const match = matchRoute(link.pathname);
    // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
    if (match && !isDrawnByServer(match.route)) {
      // Whether its data is still new is known there.
      const fetch = () => void preloadScreen(match, new URLSearchParams(link.search)).catch(() => undefined);
      if (type !== 'pointerover') return fetch();
      resting = setTimeout(fetch, DWELL_MS);
      return;
    }
    prefetch(link);
  };
  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click']) {
    // Before React hears of a click, and draws.
    document.addEventListener(intent, onIntent, { passive: true, capture: true });
  }
  onFirstSign(() => prefetchSeen(matchMedia('(hover: none)').matches ? prefetch : fetchScreenOf));
}

/** Calls once somebody is at the page and the browser has nothing else to do: who only reads its top pays for no more. */
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

/** Fetches the code alone. What cannot be fetched now is fetched again when it is needed. */
const fetchScreenOf = ({ pathname }: Address) =>
  void matchRoute(pathname)
    ?.route.preload()
    .catch(() => undefined);

/** Fetches what is behind the links to public pages that a stranger sees, unless data is to be saved or comes very slowly. */
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
  const known = new WeakSet<Element>();
  const look = () => {
    for (const link of document.links) {
      if (known.has(link) || !(link instanceof HTMLAnchorElement)) continue;
      known.add(link);
      const route = leadsOn(link) && matchRoute(link.pathname)?.route;
      if (route && isDrawnByServer(route)) observer.observe(link);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

/** @returns whether a link leads to a page of ours that takes the place of this one, and not to one of many choices on it */
const leadsOn = ({ origin, target, search, relList }: HTMLAnchorElement) =>
  origin === location.origin && !target && !isMore(search) && !relList.contains('nofollow');

/** The link that a click here would follow; a row of a table follows the one that names it. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('th a') ?? null;
}

/** Fetches the code and the data of a public page. What cannot be fetched now is fetched again when it is needed. */
function prefetch({ pathname, search }: Address): void {
  const match = matchRoute(pathname);
  if (!match) return;
  match.route.preload().catch(() => undefined);
  void load(match, new URLSearchParams(search));
}
