import { navigationOf, openEntries } from '#schema/navigation.ts';
import { paths } from '#web/shared/paths.ts';
import type { PublicSite } from './site.tsx';

export type NavigationItem = {
  label: string;
  to: string;
  /** For admins; employees see it locked. */
  isForAdmins?: boolean;
};

/** The top navigation, without entries of parts that are switched off. */
export const mainNavigation = (site: PublicSite): NavigationItem[] => openEntries(site, navigationOf(site).main);

/** Follows the main navigation while visitors can book calls. */
export const bookACall: NavigationItem = { label: 'Book a Call', to: paths.book };

/** Last entry of the top navigation, as a button; only for visitors. */
export const callToAction: NavigationItem | null = { label: 'Contact Us', to: paths.contact };

export const footerNavigation = (site: PublicSite): NavigationItem[] => openEntries(site, navigationOf(site).footer);

export const legalNavigation: NavigationItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.terms },
];
