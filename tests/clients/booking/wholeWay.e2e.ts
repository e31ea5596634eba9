import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { button, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { addFeed, feedRow } from '#tests/kit/content/host.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import {
  type CalendarServer,
  calendarText,
  eventText,
  stampOf,
  startCalendarServer,
} from '#tests/kit/network/calendarServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

/**
 * One call from booking to cancellation; each test continues the one before. Booked from New York for a host in
 * Bengaluru, moved with the link of the mail, reminded of, cancelled; a calendar of a host blocks slots.
 */
const CLIENT = 'emma@client.example';
const NEW_YORK = 'America/New_York';
const HOUR = 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let admin: Person;
let calendars: CalendarServer;
let asha: { id: string; email: string };
let ravi: { id: string; email: string };
let visitor: Visitor;
let page: Page;
/** Slots at which both hosts are free at the beginning. */
let times: string[];
test.beforeAll(async ({ product }) => {
  calendars = await startCalendarServer();
  admin = await product.signedIn('admin');
  await takeBookings(admin, { noticeHours: 2, horizonDays: 14 });
  asha = await makeHost(product, 'Asha Rao');
  ravi = await makeHost(product, 'Ravi Iyer');
  // From the third day on, so that both reminders are still to come.
  times = (await freeTimes(product.nobody)).slice(96);
  visitor = await visit(product, undefined, { timezoneId: NEW_YORK, locale: 'en-US', reducedMotion: 'reduce' });
  ({ page } = visitor);
});
afterAll(async () => {
  await calendars.stop();
});

const at = (index: number): string => times[index] as string;
const row = async (product: Product) =>
  (await product.services.db.select().from(bookings)).find(
    ({ email }) => email === CLIENT,
  ) as typeof bookings.$inferSelect;
/** Selects day and time on the page, in New York time and on a clock with 12 hours. */
async function choose(startsAt: string) {
  const moment = new Date(startsAt);
  const written = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString('en-US', { timeZone: NEW_YORK, ...options });
  const day = new RegExp(`^\\w+\\s*,\\s*${written({ day: 'numeric' })}\\b`);
  await page.getByText('The office is in Kolkata.', { exact: true }).waitFor();
  await page.getByRole('link', { name: day }).first().click();
  await page.getByRole('heading', { name: written({ weekday: 'long', month: 'long', day: 'numeric' }) }).waitFor();
  const time = moment.toLocaleTimeString('en-US', { timeZone: NEW_YORK, hour: 'numeric', minute: '2-digit' });
  await page
    .getByRole('list', { name: 'Free times' })
    .getByRole('link')
    .filter({ hasText: new RegExp(`^${time.replace(/\s/, '\\s')}`) })
    .click();
}
const passTo = (product: Product, moment: number) => product.passTime(moment - product.services.now().getTime());

test('a slot stays free while the calendar of only one of two hosts is busy', async ({ product }) => {
  const first = new Date(at(0));
  const event = eventText(`DTSTART:${stampOf(first)}`, `DTEND:${stampOf(new Date(first.getTime() + HOUR))}`);
  calendars.answer = (_, response) => response.end(calendarText(event));
  const feed = await addFeed(admin, asha.id, calendars.url);
  await until(async () => Boolean((await feedRow(product, feed))?.readAt));
  expect(await freeTimes(product.nobody)).toEqual(expect.arrayContaining([at(0), at(1)]));
  const { slots } = (await admin.gql(callOperations.slots, { hostId: asha.id, from: at(0).slice(0, 10), days: 2 })).data
    .slots;
  expect(slots.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(at(0));
});

test('a visitor from New York and the free host get the same invitation of a booked call', async ({ product }) => {
  await visitor.open('/book');
  await choose(at(0));
  await page.getByLabel('Name').fill('Emma Clarke');
  await page.getByLabel('Email').fill(CLIENT);
  await page.getByLabel('Phone').fill('+1 212 555 0123');
  await page.getByLabel('What it is about').selectOption('Web Development');
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  const booking = await row(product);
  expect([booking.hostId, booking.startsAt.toISOString()]).toEqual([ravi.id, at(0)]);
  for (const address of [CLIENT, ravi.email])
    expect(invitationIn(await product.mail.mailTo(address))).toMatchObject({
      ...{ method: 'REQUEST', uid: booking.id, sequence: 0, start: at(0) },
      attendees: [`mailto:${address}`],
    });
  // Asha is busy, Ravi is booked.
  expect(await freeTimes(product.nobody)).not.toContain(at(0));
});

test('a move with the link of the mail updates the same invitation', async ({ product }) => {
  const token = callToken((await product.mail.mailTo(CLIENT)).text);
  await visitor.open(`/booking/${token}`);
  await page.getByText('With Ravi Iyer, about Web Development', { exact: true }).waitFor();
  await page.getByText(/ at \d{1,2}:\d\d\s[AP]M$/).waitFor();
  await choose(at(4));
  await button(page, 'Move Call').click();
  await page.getByRole('status').getByText('Your call has been moved.').waitFor();
  for (const address of [CLIENT, ravi.email])
    expect(invitationIn(await product.mail.mailTo(address, 1))).toMatchObject({
      ...{ method: 'REQUEST', uid: (await row(product)).id, sequence: 1, start: at(4) },
    });
  expect(await freeTimes(product.nobody)).toContain(at(0));
});

test('reminders are sent a day and an hour before the call', async ({ product }) => {
  for (const [index, hours] of [24, 1].entries()) {
    passTo(product, Date.parse(at(4)) - hours * HOUR);
    const mail = await product.mail.mailTo(CLIENT, 2 + index);
    expect([hours, mail.subject]).toEqual([hours, expect.stringMatching(/^A reminder: your call with Marquee, /)]);
  }
});

test('a cancellation with the link of a reminder is shown by the first link too', async ({ product }) => {
  admin = await product.signedIn('admin');
  await takeBookings(admin, { noticeHours: 0, horizonDays: 14 });
  const token = callToken((await product.mail.mailTo(CLIENT, 3)).text);
  await visitor.open(`/booking/${token}`);
  await link(page, 'Cancel This Call').click();
  await button(page, 'Cancel Call').click();
  await heading(page, 'Call Cancelled').waitFor();
  for (const [address, after] of [
    [CLIENT, 4],
    [ravi.email, 2],
  ] as const)
    expect(invitationIn(await product.mail.mailTo(address, after))).toMatchObject({
      ...{ method: 'CANCEL', uid: (await row(product)).id, sequence: 2, status: 'CANCELLED' },
    });
  await visitor.open(`/booking/${callToken((await product.mail.mailTo(CLIENT)).text)}`);
  await page.getByText('Your call has been cancelled.', { exact: true }).waitFor();
  const { message } = (await admin.gql(callOperations.enquiry, { id: (await row(product)).messageId })).data;
  expect(message.thread.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['BOOKED', 'BOOKING_MOVED', 'BOOKING_CANCELLED'],
  ]);
  await leaveQuietly(visitor);
});
