import { useEffect, useRef } from 'react';

/**
 * What the server's page tells search engines (web/site/structuredData) is of that page alone: it goes when another one is shown.
 * Search engines load every page by itself.
 */
export function useFirstPage(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname]);
}
