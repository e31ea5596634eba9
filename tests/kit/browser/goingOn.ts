import { afterEach, expect } from 'vitest';
import { sectionsFor } from '#web/shared/app/officeNavigation.ts';
import { paths } from '#web/shared/paths.ts';
import { forgetToasts } from './toasts.ts';
import { at, heading, link, loaded, type Visitor, withoutStatus } from './visitor.ts';
import { goWithin } from './within.ts';

/**
 * One visit that several tests share, because loading a page costs more than using it. A test that fails or closes the
 * page ends the visit, and the next test begins another. After each test the page must have no complaints.
 * @param begin opens the visit
 * @returns gives the visit with empty records of operations and toasts; has the parameters of `begin`
 */
export function goingOn<Fixtures extends unknown[]>(
  begin: (...fixtures: Fixtures) => Promise<Visitor>,
): (...fixtures: Fixtures) => Promise<Visitor> {
  let visitor: Visitor | undefined;
  afterEach(async ({ task }) => {
    const used = visitor;
    if (!used) return;
    const complaints = used.complaints.splice(0);
    if (used.page.isClosed() || task.result?.state === 'fail' || complaints.length > 0) {
      visitor = undefined;
      await used.leave();
    }
    expect(complaints).toEqual([]);
  });
  return async (...fixtures) => {
    visitor ??= await begin(...fixtures);
    visitor.operations.length = 0;
    await forgetToasts(visitor.page);
    return visitor;
  };
}

/** Follows the links of the sections to a screen of the office or to the dashboard, without loading the page again. */
export async function goTo({ page }: Visitor, path: string = paths.dashboard): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Back office' });
  if (path === paths.dashboard || (await sections.count()) === 0) {
    await link(page.getByRole('navigation', { name: 'Main' }), 'Dashboard').click();
    await page.getByRole('heading', { level: 1, name: /Dashboard$/ }).waitFor();
  }
  if (path !== paths.dashboard) {
    const section = sectionsFor(true).find(({ screens }) => screens.some(({ to }) => to === path));
    for (const to of new Set([section?.screens[0]?.to, path])) {
      await sections.locator(`a[href="${to}"]`).first().click();
      await expect.poll(() => at(page)).toBe(to);
    }
  }
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await loaded(page);
}

/**
 * Goes to a screen of the office without loading the page again, and waits until its data has been fetched again,
 * because data of an earlier test is shown until then.
 * @param address may have a query
 * @param title the heading of the screen
 */
export async function goAnew(visitor: Visitor, address: string, title: string): Promise<void> {
  await goTo(visitor);
  await goWithin(visitor.page, address);
  await heading(visitor.page, title).waitFor();
  await loaded(visitor.page);
  await visitor.answered();
}

/**
 * Removes the complaints that a test expects.
 * @param what a status, whose failed requests the browser logs by itself, or the text of the complaint
 */
export function excuse(visitor: Visitor, what: number | RegExp): void {
  const left =
    typeof what === 'number' ? withoutStatus(visitor, what) : visitor.complaints.filter((one) => !what.test(one));
  visitor.complaints.splice(0, Number.POSITIVE_INFINITY, ...left);
}
