import { paths } from '#web/paths.ts';

export type NavigationItem = { label: string; to: string };

/** The top navigation, for everybody. */
export const mainNavigation: NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blog', to: paths.blogs },
];

/** Added to the top navigation for a signed-in admin or employee. */
export const staffNavigation: NavigationItem[] = [{ label: 'Dashboard', to: paths.dashboard }];

/** The last entry of the top navigation, drawn as a button, for visitors only. */
export const callToAction: NavigationItem | null = null;

/** The user menu; Logout follows. */
export const userNavigation: NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Add Blog Post', to: paths.addBlog },
  { label: 'Manage Blogs', to: paths.manageBlogs },
];

export const footerNavigation: NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blog', to: paths.blogs },
];
