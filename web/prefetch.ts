import type { ApolloClient } from '@apollo/client';
import { matchRoute } from '#web/routes.tsx';

/** Fetches the screen and the data of a link that is about to be followed: on hover, touch and focus. */
export function prefetchLinks(client: ApolloClient): void {
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const address = link.pathname + link.search;
    const match = matchRoute(link.pathname);
    if (!match || fetched.has(address)) return;
    fetched.add(address);
    const { route, params } = match;
    // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
    route.preload().catch(() => fetched.delete(address));
    if (route.query) {
      client
        .query({
          query: route.query.document,
          variables: route.query.variables(params, new URLSearchParams(link.search)),
        })
        .catch(() => fetched.delete(address));
    }
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}
