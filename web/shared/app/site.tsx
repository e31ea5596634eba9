import { createContext, useContext } from 'react';
import type { LanguageCode } from '#schema/languages.ts';
import type { NewsletterSettings } from '#schema/newsletter.ts';
import type { Colours } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';

/**
 * Public settings: the brand, the origin for links, whether visits are counted, and the year in the footer, so that server
 * and browser render the same.
 */
export type PublicSite = Omit<
  Site,
  | 'reviewReminderDays'
  | 'booking'
  | 'allowsApps'
  | 'newsletter'
  | 'typefaces'
  | 'colours'
  | 'furtherLanguages'
  | 'translations'
> & {
  colours: Colours;
  /** Undefined while the site has no newsletter. */
  newsletter?: Partial<Pick<NewsletterSettings, 'inFooter' | 'afterPosts' | 'interests'>> | undefined;
  /** The origin; on pages of a further language with their prefix, such as `/de`. */
  publicUrl: string;
  /** The languages, the main one first; undefined for a site with one. `language` is that of the page. */
  languages?: readonly LanguageCode[];
  countsVisits: boolean;
  year: number;
  /** Whether the visitor has agreed to tags, and the policy of this page lets them load. */
  mayTag: boolean;
};

/** What most sites have in common. A page does not contain it. */
const stateDefaults = {
  isLaunched: true,
  openingText: '',
  hasSampleBookings: true,
  mayTag: false,
  language: 'en' as LanguageCode,
};
type StateName = keyof typeof stateDefaults;
export type StoredSite = Omit<PublicSite, StateName> & Partial<Pick<PublicSite, StateName>>;

export function withoutDefaults({
  isLaunched,
  openingText,
  hasSampleBookings,
  mayTag,
  language,
  ...site
}: PublicSite): StoredSite {
  return {
    ...site,
    // A changed navigation contains the networks.
    ...(site.navigation && { social: {} }),
    ...(!isLaunched && { isLaunched, openingText }),
    ...(!hasSampleBookings && { hasSampleBookings }),
    ...(mayTag && { mayTag }),
    ...(language !== stateDefaults.language && { language }),
  };
}

export const withDefaults = (site: StoredSite): PublicSite => ({ ...stateDefaults, ...site });

const SiteContext = createContext<PublicSite | null>(null);
export const SiteProvider = SiteContext.Provider;

/** Updates the brand on the open page after a change (web/office/site). */
export const currentSite: { show: (site: Partial<Site>) => void } = { show: () => undefined };

/** The brand, from the settings or `site.json`. */
export function useSite(): PublicSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside SiteProvider');
  return site;
}
