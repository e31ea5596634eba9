import type { Page } from 'playwright-core';
import type { BookingRow } from '#server/clients/booking/table.ts';
import { atCalendar, dayAway } from '#tests/kit/browser/calendar.ts';
import { goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import type { Visitor } from '#tests/kit/browser/visitor.ts';
import { emptyCalendar, insertBooking, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Joseph Fernandes' }));

/** A call at a time in India, by default with the admin. */
export const booked = (product: Product, admin: Person, day: number, time: string, fields: Partial<BookingRow> = {}) =>
  insertBooking(product, { hostId: admin.id as string, startsAt: momentOf(dayAway(day), time), ...fields });

export let goOn: (product: Product, admin: Person) => Promise<Visitor>;
export async function opened(product: Product, admin: Person, path = '/admin/booking'): Promise<Visitor> {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, path, 'Manage Bookings');
  return visitor;
}
export const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Bookings' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
export const status = (page: Page, name: string, word: string) =>
  item(page, name).getByText(word, { exact: true }).waitFor();

export function prepareBookings(): void {
  goOn = goingOn((product: Product, admin: Person) => atCalendar(product, admin, '/admin/redirects'));
  test.beforeAll(async ({ product }) => {
    // Server and browser have the same noon in India.
    atNoon(product);
  });
  test.beforeEach(async ({ product, admin, employee }) => {
    await takeBookings(admin);
    await emptyCalendar(product);
    for (const { id } of [admin, employee]) await insertHost(product, id as string);
  });
}
