import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Day } from '#schema/officeTime.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { noon, today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { type Booking, makeSample } from '#web/office/booking/calendar/sample.ts';
import { addDays, longDay } from '#web/site/booking/stripDays.ts';
import { button, type Visitor, visit } from './visitor.ts';

export const dayAway = (days: number): Day => addDays(today, days);

export function sampleBooking(day: Day, time: string): Booking {
  const start = momentOf(day, time).toISOString();
  const booking = makeSample(today, noon).bookings.find(({ startTimeUTC }) => startTimeUTC === start);
  if (!booking) throw new Error(`the sample has no booking on ${day} at ${time}`);
  return booking;
}

/** Opens one of the two screens at noon in India, in a browser of another time zone that uses a 12-hour clock. */
export async function atCalendar(product: Product, person: Person, path: string): Promise<Visitor> {
  const visitor = await visit(product, person, { timezoneId: 'America/New_York', locale: 'en-US' });
  visitor.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) visitor.complaints.push(`call: ${request.url()}`);
  });
  await visitor.page.clock.setFixedTime(noon);
  await visitor.open(path);
  return visitor;
}

/** Shows a day in the middle of the strip. */
export async function goToDay(page: Page, day: Day): Promise<void> {
  await button(page, 'Today').click();
  await page.getByLabel('Go to date').fill(day);
  await page.getByRole('heading', { level: 2, name: longDay(day), exact: true }).waitFor();
}

export const days = (page: Page): Locator => page.getByRole('group', { name: 'Day' }).getByRole('radio');
export const labels = (page: Page): Promise<(string | null)[]> =>
  days(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
export const shownDay = (page: Page): Promise<string | null> =>
  page.getByRole('radio', { checked: true }).getAttribute('aria-label');
export const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
/** Clicks an `aria-disabled` button, for which Playwright's own click would wait. */
export const pressMuted = async (muted: Locator): Promise<void> => {
  await expect.poll(() => muted.getAttribute('aria-disabled')).toBe('true');
  expect(Number(await muted.evaluate((one) => getComputedStyle(one).opacity))).toBeLessThan(1);
  await muted.focus();
  await expect.poll(() => hasFocus(muted)).toBe(true);
  await muted.page().keyboard.press('Enter');
};
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one.contains(document.activeElement));
