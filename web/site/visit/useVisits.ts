import { useEffect } from 'react';
import type { Route } from '#web/shared/app/route.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { isCounted } from './isCounted.ts';
import { sendVisit } from './sendVisit.ts';

/** Reports each page view: the first page after paint, and every navigation. */
export function useVisits(pathname: string, route: Route | undefined): void {
  const { countsVisits } = useSite();
  const isToCount = countsVisits && route !== undefined && isCounted(route);
  useEffect(() => {
    if (!isToCount) return;
    const tell = () => sendVisit(pathname);
    // A prerendered page counts when it is activated.
    if (!(document as Document & { prerendering?: boolean }).prerendering) return tell();
    document.addEventListener('prerenderingchange', tell, { once: true });
    return () => document.removeEventListener('prerenderingchange', tell);
  }, [pathname, isToCount]);
}
