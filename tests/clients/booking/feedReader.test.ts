import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { hostFeeds } from '#server/clients/booking/table.ts';
import { addFeed, busyOf, feedRow, hostHours, hostOperations, makeHost } from '#tests/kit/content/host.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { calendarText } from '#tests/kit/network/calendarServer.ts';
import { until } from '#tests/kit/product/embedded.ts';
import {
  addOne,
  calendars,
  eventFrom,
  give,
  isRead,
  MINUTE,
  markNow,
  prepareCalendars,
  readers,
  requestsOf,
  spans,
  start,
  test,
  wake,
} from './busyCalendars.ts';

prepareCalendars();

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
    const answering = Promise.withResolvers<void>();
    calendars.answer = (_, response) =>
      void answering.promise.then(() => response.end(calendarText(eventFrom(product, 2, 3))));
    start(product, { fetchMs: 10 * MINUTE });
    const id = await addOne(product, admin);
    wake();
    await until(() => requestsOf('a').length === 1);
    // Its answer has not come, as if it were dead.
    product.passTime(6 * MINUTE);
    give(eventFrom(product, 4, 5));
    const survivor = start(product);
    await until(isRead(product, id));
    answering.resolve();
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

  test('only changed events are announced to open screens', async ({ product, admin }) => {
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
