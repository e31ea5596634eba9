import { screen } from './screen.tsx';

/** Parts of the frame around staff screens, in separate chunks that visitors do not load. */
const staffItems = screen(() => import('./StaffItems.tsx').then((module) => module.StaffItems));
const userMenu = screen(() => import('./UserMenu.tsx').then((module) => module.UserMenu));
const officeSections = screen(() => import('./OfficeSections.tsx').then((module) => module.OfficeSections));
const officeFooter = screen(() => import('./OfficeFooter.tsx').then((module) => module.OfficeFooter));
const withApollo = screen(() => import('./Provided.tsx').then((module) => module.Provided));

export const StaffItems = staffItems.Screen;
export const UserMenu = userMenu.Screen;
export const OfficeSections = officeSections.Screen;
export const OfficeFooter = officeFooter.Screen;
/** Provides Apollo Client to staff screens. Needs a Suspense boundary. */
export const WithApollo = withApollo.Screen;

/** Loads the frame before the screen renders. Otherwise React suspends, and it shows a fallback for at least 0.3 s. */
export async function preloadShell(isStaff: boolean): Promise<void> {
  const parts = isStaff ? [withApollo, staffItems, userMenu, officeSections, officeFooter] : [withApollo];
  await Promise.all(parts.map(({ preload }) => preload()));
}
