import { createContext, useContext } from 'react';
import type { Site } from '#schema/site.ts';

/** What every page knows about the installation: the brand, the origin that links are written with, and whether visits are counted. */
export type PublicSite = Omit<Site, 'reviewReminderDays' | 'booking'> & { publicUrl: string; countsVisits: boolean };

const SiteContext = createContext<PublicSite | null>(null);
export const SiteProvider = SiteContext.Provider;

/** Shows the brand as it has become, on the page that is open (web/office/site). */
export const shownSite: { show: (site: Site) => void } = { show: () => undefined };

/** The brand of this installation: its settings, or what `site.json` says. */
export function useSite(): PublicSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside SiteProvider');
  return site;
}
