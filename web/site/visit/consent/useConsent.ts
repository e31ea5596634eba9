import { useEffect, useState } from 'react';
import { useSite } from '#web/shared/app/site.tsx';
import type { Consent } from './Consent.tsx';

/** @returns the question about tags, once it is loaded; null on a site without tags, and for signed-in users */
export function useConsent(isVisitor: boolean): typeof Consent | null {
  const isWanted = useSite().tags !== undefined && isVisitor;
  const [Loaded, setLoaded] = useState<typeof Consent | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Without it nothing is asked and no tag loads.
    import('./Consent.tsx').then(
      (module) => setLoaded(() => module.Consent),
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? Loaded : null;
}
