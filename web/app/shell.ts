import { screen } from './screen.tsx';

/** What staff have around every screen: a part each, which strangers need not load. */
const staffItems = screen(async () => (await import('./StaffItems.tsx')).StaffItems);
const userMenu = screen(async () => (await import('./UserMenu.tsx')).UserMenu);
const officeSections = screen(async () => (await import('./OfficeSections.tsx')).OfficeSections);
const officeFooter = screen(async () => (await import('./OfficeFooter.tsx')).OfficeFooter);
const withApollo = screen(async () => (await import('./Provided.tsx')).Provided);

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
