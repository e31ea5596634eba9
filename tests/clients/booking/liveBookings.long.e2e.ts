import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { atCalendar, dayAway, labels, shownDay } from '#tests/kit/browser/calendar.ts';
import { excuse } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, leaveQuietly, link, loaded } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { bookingRow, takeBookings } from '#tests/kit/content/booking.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { today } from '#tests/kit/content/noon.ts';
import { fullDay } from '#web/site/booking/stripDays.ts';
import { booked, goOn, item, opened, prepareBookings, status, test } from './liveBookings.ts';

prepareBookings();

describe('the bookings', () => {
  test('bookings are listed by office day with the time of the client, host and message', async ({
    product,
    admin,
    employee,
  }) => {
    const { id: messageId } = await makeMessage(product, { name: 'Emma Clarke' });
    await booked(product, admin, 0, '10:00', { name: 'Emma Clarke', messageId, note: 'About the clinic.' });
    await booked(product, admin, 0, '12:00', {
      name: 'Omar Haddad',
      hostId: employee.id as string,
      timeZone: 'Asia/Dubai',
    });
    await booked(product, admin, 0, '16:30', { name: 'Asha Rao', timeZone: 'Asia/Kolkata', status: 'CANCELLED' });
    await booked(product, admin, 1, '00:00', { name: 'Daniel Wong' });
    const { page, operations } = await opened(product, admin);
    await page.getByText('Today: 3 bookings, 1 cancelled', { exact: true }).waitFor();
    const asked = operations.filter((name) => /Booking/.test(name));
    expect([...new Set(asked)]).toEqual(['BookingHosts', 'Bookings']);
    // The start of the stream causes one more read.
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(await page.getByRole('list', { name: 'Bookings' }).getByRole('time').allInnerTexts()).toEqual([
      '10:00',
      '12:00',
      '16:30',
    ]);
    await status(page, 'Emma Clarke', 'Completed');
    await status(page, 'Omar Haddad', 'Confirmed');
    await status(page, 'Asha Rao', 'Cancelled');
    await item(page, 'Emma Clarke').getByText('Web Development, with Meera Nair').waitFor();
    await item(page, 'Emma Clarke').getByText('About the clinic.').waitFor();
    await item(page, 'Emma Clarke')
      .getByText(/^\w{3} 23:30 in New York|^00:30 in New York/)
      .waitFor();
    await item(page, 'Omar Haddad').getByText('10:30 in Dubai', { exact: true }).waitFor();
    expect(await item(page, 'Asha Rao').getByText(/ in /).count()).toBe(0);
    await page.getByText('All times are India time (Asia/Kolkata).').waitFor();
    expect((await labels(page)).slice(3, 5)).toEqual([
      `${fullDay(today)}, today, 3 bookings, 1 cancelled`,
      `${fullDay(dayAway(1))}, 1 booking`,
    ]);
    await link(item(page, 'Emma Clarke'), 'Enquiry of Emma Clarke').click();
    await expect.poll(() => at(page)).toBe(`/contact-details/${messageId}`);
    await emptyInbox(product);
  });

  test('the filter by host is kept in the address and on the screen of slots', async ({ product, admin, employee }) => {
    await booked(product, admin, 0, '15:00', { name: 'Asha Rao' });
    await booked(product, admin, 0, '15:00', { name: 'Omar Haddad', hostId: employee.id as string });
    const { page } = await opened(product, admin);
    await page.getByLabel('Host', { exact: true }).selectOption('Joseph Fernandes');
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(today)}, today, 1 booking`);
    await item(page, 'Omar Haddad').waitFor();
    expect(await item(page, 'Asha Rao').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('host')).toBe(employee.id);
    await link(page, 'See Slots').click();
    await heading(page, 'Manage Slots').waitFor();
    await expect
      .poll(() => page.getByLabel('Host', { exact: true }).evaluate((one) => (one as HTMLSelectElement).value))
      .toBe(employee.id);
    await link(page, 'See Bookings').click();
    await item(page, 'Omar Haddad').waitFor();
    await page.getByLabel('Host', { exact: true }).selectOption('All hosts');
    await item(page, 'Asha Rao').waitFor();
  });

  test('bookings appear on the day of another office time zone', async ({ product, admin }) => {
    await takeBookings(admin, { timeZone: 'Pacific/Auckland' });
    await booked(product, admin, 0, '20:00', { name: 'Asha Rao', timeZone: 'Asia/Kolkata' });
    // An open page keeps the time zone that it was loaded with.
    const visitor = await atCalendar(product, admin, '/admin/booking');
    const { page } = visitor;
    await page.getByText('All times are Auckland time (Pacific/Auckland).').waitFor();
    await item(page, 'Asha Rao').waitFor({ state: 'detached' });
    await page.getByLabel('Go to date').fill(dayAway(1));
    await item(page, 'Asha Rao')
      .getByText(/^\w{3} 20:00 in Kolkata$/)
      .waitFor();
    await leaveQuietly(visitor);
  });

  test('new bookings appear without a reload', async ({ product, admin }) => {
    const { page } = await opened(product, admin);
    await page.getByRole('heading', { name: 'No bookings on this day' }).waitFor();
    const { id } = await booked(product, admin, 0, '17:00', { name: 'Asha Rao' });
    const ask = 'mutation ($id: UUID!) { remindBooking(id: $id) { id } }';
    expect((await (await product.signedIn('admin')).gql(ask, { id })).errors).toBeUndefined();
    await item(page, 'Asha Rao').waitFor();
  });
});

describe('the message of a call', () => {
  test('the message shows the time of its call for both sides and records the outcome', async ({
    product,
    admin,
    employee,
  }) => {
    const { id: messageId } = await makeMessage(product, { name: 'Emma Clarke' });
    const { id } = await booked(product, admin, 0, '10:00', { name: 'Emma Clarke', messageId, timeZone: 'Asia/Dubai' });
    const visitor = await atCalendar(product, employee, `/contact-details/${messageId}`);
    const { page } = visitor;
    const panel = page.getByRole('region', { name: 'Call', exact: true });
    await panel.getByText(`${fullDay(today)} at 10:00 to 10:30`).waitFor();
    await panel.getByText('India time; 08:30 in Dubai', { exact: true }).waitFor();
    await panel.getByText('Completed', { exact: true }).waitFor();
    expect(await panel.getByRole('link').allInnerTexts()).toEqual([expect.stringMatching(/^\(212\) 555-/)]);
    await button(panel, 'No-show: call with Emma Clarke').click();
    await visitor.hears('The call with Emma Clarke is noted as a no-show.');
    expect((await bookingRow(product, id))?.outcome).toBe('NO_SHOW');
    expect(await violations(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const { page: ofAdmin, ...other } = await atCalendar(product, admin, `/contact-details/${messageId}`);
    await link(ofAdmin, 'Bookings of that day').click();
    await heading(ofAdmin, 'Manage Bookings').waitFor();
    await item(ofAdmin, 'Emma Clarke').waitFor();
    await other.leave();
    await emptyInbox(product);
  });

  test('a message without a call has no call panel', async ({ product, admin }) => {
    const { id } = await makeMessage(product, { name: 'Emma Clarke' });
    const visitor = await goOn(product, admin);
    await goWithin(visitor.page, `/contact-details/${id}`);
    await heading(visitor.page, 'Emma Clarke').waitFor();
    await loaded(visitor.page);
    expect(await visitor.page.getByRole('region', { name: 'Call', exact: true }).count()).toBe(0);
    await emptyInbox(product);
  });
});

test('bookings or hosts that failed to load can be retried', async ({ product, admin }) => {
  await booked(product, admin, 0, '15:00', { name: 'Asha Rao' });
  const visitor = await goOn(product, admin);
  const { page } = visitor;
  for (const [operation, title] of [
    ['BookingHosts', 'Error Loading the Hosts'],
    ['Bookings', 'Error Loading the Bookings'],
  ] as const) {
    const meddling = await meddle(page, operation, 'failing');
    meddling.release();
    await visitor.open('/admin/booking');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await meddling.stop();
    excuse(visitor, 502);
    await button(page, 'Try Again').click();
    await item(page, 'Asha Rao').waitFor();
  }
});

test.for([390, 1440])(
  'the bookings have no accessibility violation or overflow at %i pixels',
  async (width, { product, admin }) => {
    await booked(product, admin, 0, '10:00', { name: 'Emma Clarke', note: 'About the clinic.', outcome: 'DONE' });
    await booked(product, admin, 0, '15:00', {
      name: 'Omar Haddad',
      email: `${'very.'.repeat(12)}long@client.example`,
    });
    await booked(product, admin, 0, '16:00', { status: 'CANCELLED' });
    const visitor = await goOn(product, admin);
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isSound = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await visitor.open('/admin/booking');
    await item(page, 'Omar Haddad').waitFor();
    await isSound();
    await button(page, 'Move booking of Omar Haddad').click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await page.getByLabel('Go to date').fill(dayAway(30));
    await page.getByRole('heading', { name: 'No bookings on this day' }).waitFor();
    await isSound();
  },
);
