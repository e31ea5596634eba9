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

/** Added to the top navigation for staff. */
export const staffNavigation: NavigationItem[] = [{ label: 'Dashboard', to: paths.dashboard }];

/** Last entry of the top navigation, as a button; only for visitors. */
export const callToAction: NavigationItem | null = { label: 'Contact Us', to: paths.contact };

/** User menu, followed by Logout. */
export const userNavigation: NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Manage Bookings', to: paths.bookings, isForAdmins: true },
  { label: 'Manage Slots', to: paths.slots, isForAdmins: true },
  { label: 'Add Blog Post', to: paths.addBlog },
  { label: 'Manage Blogs', to: paths.manageBlogs },
  { label: 'Add Portfolio', to: paths.addPortfolio },
  { label: 'Manage Portfolio', to: paths.managePortfolio },
  { label: 'Generate Review Link', to: paths.generateReviewLink },
  { label: 'Manage Reviews', to: paths.manageReviews },
  { label: 'Contact Query', to: paths.messages },
];

export const footerNavigation = (site: PublicSite): NavigationItem[] => openEntries(site, navigationOf(site).footer);

export const legalNavigation: NavigationItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.terms },
];
