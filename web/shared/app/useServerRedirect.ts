import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * When the browser finds nothing at an address, asks the server for a redirect: only the server knows redirects and
 * former slugs. If there is one, the page is reloaded and follows it. Nothing is asked for an item that was visible at
 * this address and was deleted since.
 * @param isMissing whether nothing was found
 * @param isShown whether the item is visible; both are false while the page loads
 */
export function useServerRedirect(isMissing: boolean, isShown = false): void {
  const { pathname, search } = useLocation();
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    if (isShown) lastPath.current = pathname;
    if (!isMissing || lastPath.current === pathname) return undefined;
    const [page] = performance.getEntriesByType('navigation');
    // The server rendered this page itself, so it has no redirect.
    if (!page || new URL(page.name).pathname === location.pathname) return undefined;
    const leaving = new AbortController();
    const asks: RequestInit = { method: 'HEAD', redirect: 'manual', headers: { accept: 'text/html' } };
    fetch(location.pathname + search, { ...asks, signal: leaving.signal }).then(
      ({ type }) => type === 'opaqueredirect' && location.reload(),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isMissing, isShown, pathname, search]);
}
