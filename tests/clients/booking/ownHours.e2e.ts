import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dayOf } from '#schema/officeTime.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { always, book, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { test } from '#tests/kit/test.ts';

test('an employee who takes calls changes only their own hours', async ({ product, admin }) => {
  await takeBookings(admin);
  const employee = await product.signedIn('Employee', { name: 'Joseph Fernandes' });
  const visitor = await visit(product, employee, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/my-hours');
  await heading(page, 'My Hours').waitFor();
  await page.getByText('An admin can add you as a host, on Open slots.').waitFor();
  const { db } = product.services;
  await db.insert(bookingHosts).values({
    ...{ userId: employee.id, isActive: true, hours: always, daysOff: [] },
    createdAt: new Date(),
  });
  await makeHost(product, 'Asha Rao');
  await visitor.open('/admin/my-hours');
  await page.getByRole('heading', { name: 'Joseph Fernandes' }).waitFor();
  expect(await page.getByText('Asha Rao').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Hours of Joseph Fernandes').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Calls can be booked' }).focus();
  await page.keyboard.press('Space');
  await button(page, 'Save Hours').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Takes no calls now').waitFor();
  const [row] = await db.select().from(bookingHosts).where(eq(bookingHosts.userId, employee.id));
  expect(row?.isActive).toBe(false);
});

test('a fully booked day is named as such instead of being a link', async ({ product, admin }) => {
  await takeBookings(admin);
  await product.services.db.delete(bookingHosts);
  await makeHost(product, 'Ravi Iyer', [{ ...(always[0] as (typeof always)[0]), opens: '10:00', closes: '10:30' }]);
  const { data } = await product.nobody.gql('{ freeTimes { slots { startsAt } } }');
  const startsAt = data.freeTimes.slots[2].startsAt as string;
  await book(product.nobody, startsAt);
  const visitor = await visit(product, undefined, { timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/book');
  const full = page.getByRole('listitem').filter({ hasText: 'Fully booked' });
  await full.waitFor();
  expect(await full.count()).toBe(1);
  expect(await full.getByRole('link').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await visitor.open(`/book?day=${dayOf(new Date(startsAt), 'Asia/Kolkata')}`);
  await page.getByText('This day is fully booked. Please choose another.').waitFor();
});
