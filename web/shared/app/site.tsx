import { createContext, useContext } from 'react';
import type { Site } from '#schema/site.ts';

/**
 * Public settings: the brand, the origin for links, whether visits are counted, and the year in the footer, so that server
 * and browser render the same.
 */
export type PublicSite = Omit<Site, 'reviewReminderDays' | 'booking'> & {
  publicUrl: string;
  countsVisits: boolean;
  year: number;
};

const SiteContext = createContext<PublicSite | null>(null);
export const SiteProvider = SiteContext.Provider;

/** Updates the brand on the open page after a change (web/office/site). */
export const shownSite: { show: (site: Partial<Site>) => void } = { show: () => undefined };

/** The brand, from the settings or `site.json`. */
export function useSite(): PublicSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside SiteProvider');
  return site;
}
