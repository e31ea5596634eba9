import { mainNavigation } from '#web/app/navigation.ts';
import type { Source } from '#web/data.ts';
import { fetchScreen } from '#web/enter.ts';
import { isDrawnByServer, matchRoute } from '#web/routes.tsx';

/** How long a pointer rests on a link to the back office before it means it: many pass over the rows of a list. */
const DWELL_MS = 65;

type Address = { pathname: string; search: string };

/** Fetches the screen and the data of a link that is about to be followed: on hover, touch and focus. */
export function prefetchLinks(source: Source): void {
  const fetched = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || link.target || link.origin !== location.origin) return;
    const address = link.pathname + link.search;
    if (fetched.has(address)) return;
    const match = matchRoute(link.pathname);
    // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
    if (match && !isDrawnByServer(match.route)) {
      // Whether its data is still new is known there.
      const fetch = () => void fetchScreen(source, match, new URLSearchParams(link.search)).catch(() => undefined);
      if (type !== 'pointerover') return fetch();
      resting = setTimeout(fetch, DWELL_MS);
      return;
    }
    fetched.add(address);
    prefetch(source, link).catch(() => fetched.delete(address));
  };
  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click']) {
    // Before React hears of a click, and draws.
    document.addEventListener(intent, onIntent, { passive: true, capture: true });
  }
  onFirstSign(() => prefetchSeen(source));
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

/** Fetches what it takes to follow the main links, but for their data, unless the visitor saves data. */
function prefetchSeen(source: Source): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // What cannot be fetched now is fetched again when it is needed.
  source.fetchClient().catch(() => undefined);
  for (const { to } of mainNavigation) {
    matchRoute(to)
      ?.route.preload()
      .catch(() => undefined);
  }
}

/** The link that a click here would follow; a row of a table follows the one that names it. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('th a') ?? null;
}

async function prefetch(source: Source, { pathname, search }: Address): Promise<void> {
  const match = matchRoute(pathname);
  if (!match) return;
  const { route, params } = match;
  const data = async ({ document, variables }: NonNullable<typeof route.query>) => {
    const [client, query] = await Promise.all([source.fetchClient(), document()]);
    await client.query({ query, variables: variables(params, new URLSearchParams(search)) });
  };
  await Promise.all([route.preload(), route.query && data(route.query)]);
}
