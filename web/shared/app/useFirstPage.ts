import { useEffect, useRef } from 'react';

/**
 * Removes the server's structured data (web/site/structuredData) on navigation, because it describes the first page
 * only. Search engines load every page separately.
 */
export function useFirstPage(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname]);
}
