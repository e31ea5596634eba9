import { describe, expect } from 'vitest';
import { feedFaults } from '#server/clients/booking/busy/faults.ts';
import { busyTimes } from '#server/clients/booking/table.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { busyOf, feedRow, hostOperations } from '#tests/kit/content/host.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { calendarText, eventText, stampOf } from '#tests/kit/network/calendarServer.ts';
import { until } from '#tests/kit/product/embedded.ts';
import {
  addOne,
  calendars,
  eventFrom,
  give,
  HOUR,
  inHours,
  isRead,
  MINUTE,
  markNow,
  prepareCalendars,
  readers,
  requestsOf,
  rules,
  spans,
  start,
  test,
  wake,
} from './busyCalendars.ts';

prepareCalendars();

describe('a calendar of a host', () => {
  test('a new calendar is read immediately with overlapping events merged', async ({ product, admin }) => {
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

  test('the events of a calendar are replaced after exactly 15 minutes', async ({ product, admin }) => {
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

  test('a calendar sealed with another SESSION_SECRET reports that it is not read', async ({ product, admin }) => {
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
