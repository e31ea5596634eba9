import { useEffect } from 'react';
import type { Route } from '#web/shared/app/route.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { isCounted } from './isCounted.ts';
import { sendVisit } from './sendVisit.ts';

/** Tells the server of each page that is looked at: the first once it is painted, and every one that takes its place. */
export function useVisits(pathname: string, route: Route | undefined): void {
  const { countsVisits } = useSite();
  const isToCount = countsVisits && route !== undefined && isCounted(route);
  useEffect(() => {
    if (!isToCount) return;
    const tell = () => sendVisit(pathname);
    // A page that is drawn ahead is looked at when it is shown, if ever.
    if (!(document as Document & { prerendering?: boolean }).prerendering) return tell();
    document.addEventListener('prerenderingchange', tell, { once: true });
    return () => document.removeEventListener('prerenderingchange', tell);
  }, [pathname, isToCount]);
}
