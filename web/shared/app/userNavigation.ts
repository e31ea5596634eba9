import { paths } from '#web/shared/paths.ts';
import type { NavigationItem } from './navigation.ts';

/** Added to the top navigation for staff. */
export const staffNavigation: NavigationItem[] = [{ label: 'Dashboard', to: paths.dashboard }];

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
