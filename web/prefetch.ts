import { mainNavigation } from '#web/app/navigation.ts';
import type { Source } from '#web/data.ts';
import { matchRoute } from '#web/routes.tsx';

/** Fetches the screen and the data of a link that is about to be followed: on hover, touch and focus. */
export function prefetchLinks(source: Source): void {
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const address = link.pathname + link.search;
    if (fetched.has(address)) return;
    fetched.add(address);
    // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
    prefetch(source, link).catch(() => fetched.delete(address));
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
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

async function prefetch(source: Source, { pathname, search }: { pathname: string; search: string }): Promise<void> {
  const match = matchRoute(pathname);
  if (!match) return;
  const { route, params } = match;
  const data = async ({ document, variables }: NonNullable<typeof route.query>) => {
    const [client, query] = await Promise.all([source.fetchClient(), document()]);
    await client.query({ query, variables: variables(params, new URLSearchParams(search)) });
  };
  await Promise.all([route.preload(), route.query && data(route.query)]);
}
