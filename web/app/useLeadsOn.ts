import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Asks the server whether an address leads on at which the browser has found nothing by itself: only the server knows redirects
 * and former slugs. If it does, the browser loads it as a document, and is led there.
 * @param isMissing whether nothing was found
 */
export function useLeadsOn(isMissing: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isMissing) return undefined;
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
  }, [isMissing, pathname, search]);
}
