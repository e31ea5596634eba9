import { paths } from '#web/shared/paths.ts';

export type NavigationItem = {
  label: string;
  to: string;
  /** For admins; employees see it locked. */
  isForAdmins?: boolean;
};

export const mainNavigation: NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Affiliate', to: paths.affiliateProgramme },
  { label: 'Blog', to: paths.blogs },
];

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

export const footerNavigation: NavigationItem[] = [
  { label: 'Services', to: paths.services },
  { label: 'About', to: paths.about },
  { label: 'Portfolio', to: paths.portfolio },
  { label: 'Contact', to: paths.contact },
  { label: 'Blog', to: paths.blogs },
];

export const legalNavigation: NavigationItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.terms },
];
