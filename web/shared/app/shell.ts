import { screen } from './screen.tsx';

/** What staff have around every screen: a part each, which strangers need not load. */
const staffItems = screen(() => import('./StaffItems.tsx').then((module) => module.StaffItems));
const userMenu = screen(() => import('./UserMenu.tsx').then((module) => module.UserMenu));
const officeSections = screen(() => import('./OfficeSections.tsx').then((module) => module.OfficeSections));
const officeFooter = screen(() => import('./OfficeFooter.tsx').then((module) => module.OfficeFooter));
const withApollo = screen(() => import('./Provided.tsx').then((module) => module.Provided));

export const StaffItems = staffItems.Screen;
export const UserMenu = userMenu.Screen;
/** What their screens have in the place of the public footer, and above everything else. */
export const OfficeSections = officeSections.Screen;
export const OfficeFooter = officeFooter.Screen;
/** Around what staff see: brings Apollo Client, whose hooks work in it. Needs a Suspense boundary. */
export const WithApollo = withApollo.Screen;

/**
 * Fetches what is around a screen before it is drawn. What React finds missing only then comes late: it lets nothing take
 * the place of a fallback within 0.3 s.
 * @param isStaff whether it is drawn for staff
 */
export async function preloadShell(isStaff: boolean): Promise<void> {
  const parts = isStaff ? [withApollo, staffItems, userMenu, officeSections, officeFooter] : [withApollo];
  await Promise.all(parts.map(({ preload }) => preload()));
}
