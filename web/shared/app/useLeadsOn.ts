import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Asks the server whether an address leads on at which the browser has found nothing by itself: only the server knows redirects
 * and former slugs. If it does, the browser loads it as a document, and is led there. What stood there a moment ago, and has been
 * deleted since, leads nowhere.
 * @param isMissing whether nothing was found
 * @param isShown whether what stands there is shown; neither is so while the page loads
 */
export function useLeadsOn(isMissing: boolean, isShown = false): void {
  const { pathname, search } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (isShown) shown.current = pathname;
    if (!isMissing || shown.current === pathname) return undefined;
    const [page] = performance.getEntriesByType('navigation');
    // Of the page that it sent itself, the server has said so already.
    if (!page || new URL(page.name).pathname === pathname) return undefined;
    const leaving = new AbortController();
    const asks: RequestInit = { method: 'HEAD', redirect: 'manual', headers: { accept: 'text/html' } };
    fetch(pathname + search, { ...asks, signal: leaving.signal }).then(
      ({ type }) => type === 'opaqueredirect' && location.reload(),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isMissing, isShown, pathname, search]);
}
