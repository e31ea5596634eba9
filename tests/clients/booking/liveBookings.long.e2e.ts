import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { BookingRow } from '#server/clients/booking/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { atCalendar, dayAway, hasFocus, labels, pressMuted, shownDay } from '#tests/kit/browser/calendar.ts';
import { excuse, goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, faultAt, heading, leaveQuietly, link, loaded, type Visitor } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { bookingRow, emptyCalendar, insertBooking, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { atNoon, today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Joseph Fernandes' }));
test.beforeAll(async ({ product }) => {
  // Server and browser have the same noon in India.
  atNoon(product);
});
test.beforeEach(async ({ product, admin, employee }) => {
  await takeBookings(admin);
  await emptyCalendar(product);
  for (const { id } of [admin, employee]) await insertHost(product, id as string);
});

/** A call at a time in India, by default with the admin. */
const booked = (product: Product, admin: Person, day: number, time: string, fields: Partial<BookingRow> = {}) =>
  insertBooking(product, { hostId: admin.id as string, startsAt: momentOf(dayAway(day), time), ...fields });

const goOn = goingOn((product: Product, admin: Person) => atCalendar(product, admin, '/admin/redirects'));
async function opened(product: Product, admin: Person, path = '/admin/booking'): Promise<Visitor> {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, path, 'Manage Bookings');
  return visitor;
}
const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Bookings' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (page: Page, name: string, word: string) => item(page, name).getByText(word, { exact: true }).waitFor();

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

  test('the filter by host is in the address and on the other screen', async ({ product, admin, employee }) => {
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

describe('a reminder', () => {
  test('a reminder is mailed once per session, also after a reload', async ({ product, admin }) => {
    const { email, name } = await booked(product, admin, 0, '15:00');
    const { page, ...visitor } = await opened(product, admin);
    await button(page, `Send reminder to ${name}`).focus();
    await page.keyboard.press('Enter');
    await visitor.hears(`Reminder to ${name} sent.`);
    await product.mail.mailTo(email);
    const done = button(page, `${name} was reminded`);
    await expect.poll(() => hasFocus(done)).toBe(true);
    await pressMuted(done);
    expect(await visitor.toasts()).toEqual([`Reminder to ${name} sent.`]);
    await page.reload();
    await done.waitFor();
  });

  test('a failed reminder is reported and can be repeated', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    const meddling = await meddle(page, 'RemindBooking', 'failing');
    meddling.release();
    await button(page, `Send reminder to ${name}`).click();
    await visitor.hears('The reminder could not be sent.');
    await meddling.stop();
    excuse(visitor, 502);
    await button(page, `Send reminder to ${name}`).click();
    await visitor.hears(`Reminder to ${name} sent.`);
  });
});

describe('a message', () => {
  test('a message needs subject and body, is mailed, and stays in the form on failure', async ({ product, admin }) => {
    const { email, name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    await button(page, `Send message to ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Message to ${name}` });
    const [subject, body] = [dialog.getByLabel('Subject'), dialog.getByLabel('Message', { exact: true })];
    await expect.poll(() => hasFocus(subject)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => faultAt(subject)).toBe('Subject cannot be empty');
    expect(await faultAt(body)).toBe('Message body cannot be empty');
    await expect.poll(() => hasFocus(subject)).toBe(true);
    await subject.fill('Parking');
    await body.fill('There is room behind the house.');
    const meddling = await meddle(page, 'WriteToBooker', 'failing');
    meddling.release();
    await button(dialog, 'Send Message').click();
    await visitor.hears('The message could not be sent.');
    await meddling.stop();
    excuse(visitor, 502);
    await button(dialog, 'Send Message').click();
    await visitor.hears(`Message to ${name} sent.`);
    await dialog.waitFor({ state: 'detached' });
    const mail = await product.mail.mailTo(email);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('Parking'),
      expect.stringContaining('There is room behind the house.'),
    ]);
    await expect.poll(() => hasFocus(button(page, `Send message to ${name}`))).toBe(true);
  });
});

describe('cancelling', () => {
  const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Cancellation' });
  const confirm = async (page: Page, name: string) => {
    await button(page, `Cancel booking of ${name}`).click();
    await button(dialogOf(page), 'Cancel Booking').click();
  };

  test('cancelling asks first, shows immediately, and notifies both sides', async ({ product, admin }) => {
    const { id, email, name } = await booked(product, admin, 1, '15:00');
    const { page, ...visitor } = await opened(product, admin, `/admin/booking?day=${dayAway(1)}`);
    await button(page, `Cancel booking of ${name}`).click();
    await dialogOf(page)
      .getByText(`Are you sure you want to cancel the booking of ${name} on ${longDay(dayAway(1))} at 15:00?`)
      .waitFor();
    await button(dialogOf(page), 'Keep Booking').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    const meddling = await meddle(page, 'CancelBooking', 'slow');
    await confirm(page, name);
    await status(page, name, 'Cancelled');
    expect((await bookingRow(product, id))?.status).toBe('CONFIRMED');
    meddling.release();
    await visitor.hears(`Booking of ${name} cancelled. Its slot is free again.`);
    await meddling.stop();
    expect((await bookingRow(product, id))?.status).toBe('CANCELLED');
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(1))}, 1 booking, 1 cancelled`);
    await product.mail.mailTo(email);
  });

  test('a failed cancellation is rolled back on screen', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 1, '15:00');
    const visitor = await opened(product, admin, `/admin/booking?day=${dayAway(1)}`);
    const { page } = visitor;
    const meddling = await meddle(page, 'CancelBooking', 'failing');
    await confirm(page, name);
    await status(page, name, 'Cancelled');
    meddling.release();
    await visitor.hears('The booking could not be cancelled.');
    await status(page, name, 'Confirmed');
    await meddling.stop();
    excuse(visitor, 502);
  });

  test('a past call cannot be cancelled', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '10:00');
    const { page, ...visitor } = await opened(product, admin);
    await pressMuted(button(page, `Cancel booking of ${name}`));
    await visitor.hears('Cannot cancel past bookings.');
    expect(await dialogOf(page).count()).toBe(0);
  });
});

describe('moving', () => {
  test('moving offers free slots of the host by keyboard and notifies both sides', async ({ product, admin }) => {
    const { id, email, name } = await booked(product, admin, 0, '15:00');
    await booked(product, admin, 0, '16:00', { name: 'Asha Rao' });
    const { page, ...visitor } = await opened(product, admin);
    await button(page, `Move booking of ${name}`).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Move booking of ${name}` });
    const day = dialog.getByRole('group', { name: fullDay(today) });
    await day.waitFor();
    const times = await day
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.firstChild?.nextSibling?.textContent));
    expect(times).toEqual(['12:30', '13:00', '13:30', '14:00', '14:30', '15:30', '16:30']);
    await button(dialog, 'Move Booking').click();
    await dialog.getByText('Please choose a time.').waitFor();
    expect(await button(dialog, 'Earlier days').isDisabled()).toBe(true);
    await day.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await visitor.hears(`Booking of ${name} moved to ${longDay(today)} at 13:00.`);
    await dialog.waitFor({ state: 'detached' });
    expect((await bookingRow(product, id))?.startsAt).toEqual(momentOf(today, '13:00'));
    await item(page, name).getByText('13:00', { exact: true }).waitFor();
    await product.mail.mailTo(email);
  });

  test('moving to a slot taken meanwhile is refused and shows the current slots', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    await button(page, `Move booking of ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Move booking of ${name}` });
    const choice = dialog.getByRole('group', { name: fullDay(today) }).getByRole('radio', { name: /^13:00/ });
    await choice.check();
    await booked(product, admin, 0, '13:00', { name: 'Asha Rao' });
    await button(dialog, 'Move Booking').click();
    await visitor.hears('This time has just been taken. Please choose another.');
    await choice.waitFor({ state: 'detached' });
    await button(dialog, 'Later days').click();
    await dialog.getByRole('group', { name: fullDay(dayAway(7)) }).waitFor();
    await button(dialog, 'Cancel').click();
  });
});

describe('the outcome of a call', () => {
  test('the outcome is recorded after the call, shown immediately, and reverted by a second press or a failure', async ({
    product,
    admin,
  }) => {
    const { id, name } = await booked(product, admin, 0, '10:00');
    const { name: later } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    const [done, missed] = [button(page, `Took place: call with ${name}`), button(page, `No-show: call with ${name}`)];
    const outcome = async () => (await bookingRow(product, id))?.outcome;
    expect(await button(page, `Took place: call with ${later}`).count()).toBe(0);
    const slow = await meddle(page, 'SetBookingOutcome', 'slow');
    await done.click();
    await expect.poll(() => done.getAttribute('aria-pressed')).toBe('true');
    expect(await outcome()).toBeNull();
    slow.release();
    await visitor.hears(`The call with ${name} is noted as having taken place.`);
    await slow.stop();
    await missed.click();
    await visitor.hears(`The call with ${name} is noted as a no-show.`);
    expect(await outcome()).toBe('NO_SHOW');
    const failing = await meddle(page, 'SetBookingOutcome', 'failing');
    await missed.click();
    await expect.poll(() => missed.getAttribute('aria-pressed')).toBe('false');
    failing.release();
    await visitor.hears('What became of the call could not be noted.');
    await expect.poll(() => missed.getAttribute('aria-pressed')).toBe('true');
    await failing.stop();
    excuse(visitor, 502);
    await missed.click();
    await visitor.hears(`The note on the call with ${name} was taken back.`);
    expect(await outcome()).toBeNull();
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

test('failed bookings and hosts can be retried', async ({ product, admin }) => {
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
  'at %i pixels there is no accessibility violation and no horizontal overflow',
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
