import type { Page } from 'playwright-core';
import { atCalendar, goToDay } from '#tests/kit/browser/calendar.ts';
import { at, heading, type Visitor } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** Opens today's bookings. Actions on samples stay in the browser, and each test uses other samples. */
export const beginAtBookings = (product: Product, admin: Person) => atCalendar(product, admin, '/admin/booking');

export async function showBookings({ page }: Visitor, day: string): Promise<Page> {
  if (at(page) !== '/admin/booking') await page.getByRole('link', { name: 'See Bookings' }).click();
  await heading(page, 'Manage Bookings').waitFor();
  await goToDay(page, day);
  return page;
}
