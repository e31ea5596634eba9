import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { feedFaults } from '#server/clients/booking/busy/faults.ts';
import { startFeedReader } from '#server/clients/booking/busy/reader.ts';
import { bookingHosts, busyTimes, hostFeeds } from '#server/clients/booking/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { addFeed, busyOf, feedRow, hostHours, hostOperations, makeHost } from '#tests/kit/content/host.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const rules = {
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  gapMinutes: 0,
  noticeHours: 12,
  horizonDays: 30,
  offersHosts: false,
};

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let calendars: CalendarServer;
const readers: Loop[] = [];
test.beforeAll(async ({ product }) => {
  // The test starts its own readers.
  await product.services.outbox.stop();
  product.holdTime();
});
test.beforeEach(async ({ admin }) => {
  calendars = await startCalendarServer();
  await changeSite(admin, { takesBookings: true, booking: rules });
});
test.afterEach(async ({ product }) => {
  for (const reader of readers.splice(0)) await reader.stop();
  await calendars.stop();
  await product.services.db.delete(bookingHosts);
  await forgetSite(product);
});

function start(product: Product, options: Partial<Parameters<typeof startFeedReader>[0]> = {}): Loop {
  const reader = startFeedReader({ ...product.services, ...options });
  readers.push(reader);
  return reader;
}
const wake = () => {
  for (const reader of readers) reader.wake();
};
const inHours = (product: Product, hours: number) =>
  new Date(Math.floor(product.services.now().getTime() / HOUR) * HOUR + hours * HOUR);
const eventFrom = (product: Product, from: number, to: number, ...lines: string[]) =>
  eventText(`DTSTART:${stampOf(inHours(product, from))}`, `DTEND:${stampOf(inHours(product, to))}`, ...lines);
const spans = (product: Product, ...pairs: [number, number][]) =>
  pairs.map((pair) => pair.map((hours) => inHours(product, hours).toISOString()));
const give = (...components: string[]) => {
  calendars.answer = (_, response) => response.end(calendarText(...components));
};
const addOne = async (product: Product, admin: Person, name = 'a') =>
  addFeed(admin, (await makeHost(product, admin)).id, `${calendars.url}?${name}`);
const isRead = (product: Product, id: string) => async () => {
  const row = await feedRow(product, id);
  return Boolean(row?.readAt || row?.fault);
};
const requestsOf = (name: string) => calendars.requests.filter(({ url }) => url?.endsWith(`?${name}`));
/** Adds a calendar and waits until it was read; everything due earlier has been processed then. */
async function markNow(product: Product, admin: Person, name: string): Promise<void> {
  const id = await addOne(product, admin, name);
  wake();
  await until(isRead(product, id));
}

describe('a calendar of a host', () => {
  test('a new calendar is read immediately, and overlapping events are merged', async ({ product, admin }) => {
    start(product);
    give(
      eventFrom(product, 2, 3),
      eventFrom(product, 5, 7),
      eventFrom(product, 6, 8),
      eventFrom(product, 8, 9),
      eventFrom(product, 1, 2, 'TRANSP:TRANSPARENT'),
    );
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    expect(await busyOf(product, id)).toEqual(spans(product, [2, 3], [5, 9]));
    const [request] = requestsOf('a');
    expect([request?.method, request?.headers.accept, request?.headers['accept-encoding']]).toEqual([
      ...['GET', 'text/calendar', 'identity'],
    ]);
    const { data } = await admin.gql(hostOperations.list);
    const readAt = product.services.now().toISOString();
    expect(data.bookingHosts.hosts[0].feeds).toEqual([{ id, place: '127.0.0.1', readAt, eventCount: 4, fault: null }]);
  });

  test('events of our own bookings are ignored', async ({ product, admin }) => {
    start(product);
    const { id: bookingId } = await insertBooking(product, { hostId: null, startsAt: inHours(product, 40) });
    give(
      eventFrom(product, 2, 3, `UID:${bookingId.toUpperCase()}`),
      eventFrom(product, 4, 5, 'UID:01900000-0000-7000-8000-000000000001'),
    );
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    expect(await busyOf(product, id)).toEqual(spans(product, [4, 5]));
    expect((await feedRow(product, id))?.eventCount).toBe(1);
  });

  test('a calendar is read for the bookable days, one before and one after', async ({ product, admin }) => {
    start(product);
    give(
      eventFrom(product, -26, -25),
      eventFrom(product, -24, -22),
      eventFrom(product, 31 * 24 - 1, 31 * 24),
      eventFrom(product, 31 * 24 + 1, 31 * 24 + 2),
    );
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    expect((await busyOf(product, id)).map(([, to]) => to)).toEqual(
      [inHours(product, -22), inHours(product, 31 * 24)].map((moment) => moment.toISOString()),
    );
  });

  test('a calendar is read again after exactly 15 minutes, and its new events replace the old ones', async ({
    product,
    admin,
  }) => {
    start(product);
    give(eventFrom(product, 2, 3));
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    give(eventFrom(product, 4, 5));
    const expected = spans(product, [4, 5])[0];
    product.passTime(15 * MINUTE - 1000);
    await markNow(product, admin, 'before');
    expect(requestsOf('a')).toHaveLength(1);
    product.passTime(1000);
    wake();
    await until(() => requestsOf('a').length === 2);
    await until(async () => JSON.stringify(await busyOf(product, id)) === JSON.stringify([expected]));
  });

  test('a failed read keeps the earlier events and its reason until the next success', async ({ product, admin }) => {
    start(product);
    give(eventFrom(product, 2, 3));
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    const before = await feedRow(product, id);
    const busy = await busyOf(product, id);
    calendars.answer = (_, response) => response.writeHead(503).end();
    product.passTime(15 * MINUTE);
    wake();
    await until(async () => (await feedRow(product, id))?.fault === 'The answer had the status 503.');
    expect(await feedRow(product, id)).toMatchObject({ readAt: before?.readAt, eventCount: 1 });
    expect(await busyOf(product, id)).toEqual(busy);
    give();
    product.passTime(15 * MINUTE);
    wake();
    await until(async () => (await feedRow(product, id))?.fault === null);
    expect([await busyOf(product, id), (await feedRow(product, id))?.eventCount]).toEqual([[], 0]);
  });

  test('a calendar removed while it is read leaves nothing', async ({ product, admin }) => {
    const locked = Promise.withResolvers<void>();
    calendars.answer = (_, response) =>
      void locked.promise.then(() => response.end(calendarText(eventFrom(product, 2, 3))));
    start(product);
    const id = await addOne(product, admin);
    wake();
    await until(() => requestsOf('a').length === 1);
    await admin.gql(hostOperations.removeFeed, { id });
    locked.resolve();
    await readers.splice(0)[0]?.stop();
    expect(await product.services.db.select().from(busyTimes)).toEqual([]);
  });

  test('a calendar sealed with another SESSION_SECRET is not read and reports that', async ({ product, admin }) => {
    const id = await addOne(product, admin);
    start(product, { secret: new Uint8Array(32) });
    await until(async () => (await feedRow(product, id))?.fault === feedFaults.sealed);
    expect(calendars.requests).toEqual([]);
  });

  test('a calendar is read anew after a change of time zone or booking horizon', async ({ product, admin }) => {
    start(product);
    const day = stampOf(inHours(product, 24)).slice(0, 8);
    give(eventText(`DTSTART;VALUE=DATE:${day}`), eventFrom(product, 50 * 24, 50 * 24 + 1));
    const id = await addOne(product, admin);
    wake();
    await until(isRead(product, id));
    const midnight = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`).getTime();
    const dayIn = (ms: number) => [midnight + ms, midnight + ms + 24 * HOUR].map((at) => new Date(at).toISOString());
    expect(await busyOf(product, id)).toEqual([dayIn(-5.5 * HOUR)]);
    await changeSite(admin, { booking: { ...rules, timeZone: 'UTC', horizonDays: 60 } });
    await until(async () => (await busyOf(product, id)).length === 2);
    expect(await busyOf(product, id)).toEqual([dayIn(0), ...spans(product, [50 * 24, 50 * 24 + 1])]);
  });
});

describe('reading calendars', () => {
  test('calendars are read only while bookings are on, for active hosts', async ({ product, admin }) => {
    start(product);
    await changeSite(admin, { takesBookings: false });
    const [off, resting, blocked] = [
      await makeHost(product, admin),
      await makeHost(product, admin),
      await makeHost(product, admin),
    ];
    await addFeed(admin, off.id, `${calendars.url}?off`);
    await addFeed(admin, resting.id, `${calendars.url}?resting`);
    await addFeed(admin, blocked.id, `${calendars.url}?blocked`);
    wake();
    await admin.gql(hostOperations.save, { userId: resting.id, input: { ...hostHours, isActive: false } });
    await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
    expect(calendars.requests).toEqual([]);
    await changeSite(admin, { takesBookings: true });
    await markNow(product, admin, 'marker');
    expect(calendars.requests.map(({ url }) => url?.split('?')[1]).sort()).toEqual(['marker', 'off']);
    await admin.gql(hostOperations.save, { userId: resting.id, input: hostHours });
    wake();
    await until(() => requestsOf('resting').length === 1);
    expect(requestsOf('blocked')).toEqual([]);
  });

  test('concurrent processes read each calendar once', async ({ product, admin }) => {
    const ids: string[] = [];
    for (let count = 0; count < 9; count += 1) ids.push(await addOne(product, admin, `n${count}`));
    for (let count = 0; count < 4; count += 1) start(product);
    for (const id of ids) await until(isRead(product, id));
    product.passTime(15 * MINUTE);
    wake();
    await until(() => calendars.requests.length >= 18);
    for (const id of ids)
      await until(async () => (await feedRow(product, id))?.readAt?.getTime() === product.services.now().getTime());
    expect(ids.map((_, count) => requestsOf(`n${count}`).length)).toEqual(ids.map(() => 2));
  });

  test('another process reads the calendar of a dead one, whose late result is dropped', async ({ product, admin }) => {
    const locked = Promise.withResolvers<void>();
    calendars.answer = (_, response) =>
      void locked.promise.then(() => response.end(calendarText(eventFrom(product, 2, 3))));
    start(product, { fetchMs: 10 * MINUTE });
    const id = await addOne(product, admin);
    wake();
    await until(() => requestsOf('a').length === 1);
    // Its answer has not come, as if it were dead.
    product.passTime(6 * MINUTE);
    give(eventFrom(product, 4, 5));
    const survivor = start(product);
    await until(isRead(product, id));
    locked.resolve();
    await readers.splice(0, 1)[0]?.stop();
    survivor.wake();
    expect(await busyOf(product, id)).toEqual(spans(product, [4, 5]));
  });

  test('a calendar interrupted by a stop is read at the next start', async ({ product, admin }) => {
    calendars.answer = () => {};
    start(product);
    const id = await addOne(product, admin);
    wake();
    await until(() => requestsOf('a').length === 1);
    await readers.splice(0)[0]?.stop();
    expect(await feedRow(product, id)).toMatchObject({ readAt: null, fault: null, runAt: product.services.now() });
    give();
    start(product);
    await until(isRead(product, id));
  });

  test('changed events are announced to open screens, and unchanged ones are not', async ({ product, admin }) => {
    const heard: string[] = [];
    const id = await addOne(product, admin);
    const unhear = product.services.channel.subscribe((one) => void (one?.id === id && heard.push(one.event)));
    give(eventFrom(product, 2, 3));
    start(product);
    await until(() => heard.length === 1);
    product.passTime(15 * MINUTE);
    wake();
    await until(async () => (await feedRow(product, id))?.readAt?.getTime() === product.services.now().getTime());
    give();
    product.passTime(15 * MINUTE);
    wake();
    await until(() => heard.length > 1);
    expect(heard).toEqual(['calendar.changed', 'calendar.changed']);
    unhear();
    await product.services.db.delete(hostFeeds).where(eq(hostFeeds.id, id));
  });
});
