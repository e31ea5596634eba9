import { navigationOf, openEntries } from '#schema/navigation.ts';
import type { Translate } from '#schema/translate.ts';
import { paths } from '#web/shared/paths.ts';
import type { PublicSite } from './site.tsx';

export type NavigationItem = {
  label: string;
  to: string;
  /** For admins; employees see it locked. */
  isForAdmins?: boolean;
};

/**
 * The top navigation, without entries of parts that are switched off. While visitors can book calls it ends with them,
 * unless an entry leads there.
 */
export function mainNavigation(site: PublicSite, t: Translate): NavigationItem[] {
  const entries = openEntries(site, navigationOf(site).main);
  return site.takesBookings && !entries.some(({ to }) => to === paths.book)
    ? [...entries, { label: t('Book a Call'), to: paths.book }]
    : entries;
}

/** Last entry of the top navigation, as a button; only for visitors. */
export const callToAction: NavigationItem | null = { label: 'Contact Us', to: paths.contact };

export const footerNavigation = (site: PublicSite): NavigationItem[] => openEntries(site, navigationOf(site).footer);

export const legalNavigation: NavigationItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.terms },
];
