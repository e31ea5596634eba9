import { startFeedReader } from '#server/clients/booking/busy/reader.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { addFeed, feedRow, makeHost } from '#tests/kit/content/host.ts';
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

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const rules = {
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  gapMinutes: 0,
  noticeHours: 12,
  horizonDays: 30,
  offersHosts: false,
};

export const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
export let calendars: CalendarServer;
export const readers: Loop[] = [];

export function start(product: Product, options: Partial<Parameters<typeof startFeedReader>[0]> = {}): Loop {
  const reader = startFeedReader({ ...product.services, ...options });
  readers.push(reader);
  return reader;
}
export const wake = () => {
  for (const reader of readers) reader.wake();
};
export const inHours = (product: Product, hours: number) =>
  new Date(Math.floor(product.services.now().getTime() / HOUR) * HOUR + hours * HOUR);
export const eventFrom = (product: Product, from: number, to: number, ...lines: string[]) =>
  eventText(`DTSTART:${stampOf(inHours(product, from))}`, `DTEND:${stampOf(inHours(product, to))}`, ...lines);
export const spans = (product: Product, ...pairs: [number, number][]) =>
  pairs.map((pair) => pair.map((hours) => inHours(product, hours).toISOString()));
export const give = (...components: string[]) => {
  calendars.answer = (_, response) => response.end(calendarText(...components));
};
export const addOne = async (product: Product, admin: Person, name = 'a') =>
  addFeed(admin, (await makeHost(product, admin)).id, `${calendars.url}?${name}`);
export const isRead = (product: Product, id: string) => async () => {
  const row = await feedRow(product, id);
  return Boolean(row?.readAt || row?.fault);
};
export const requestsOf = (name: string) => calendars.requests.filter(({ url }) => url?.endsWith(`?${name}`));
/** Adds a calendar and waits until it was read; everything due earlier has been processed then. */
export async function markNow(product: Product, admin: Person, name: string): Promise<void> {
  const id = await addOne(product, admin, name);
  wake();
  await until(isRead(product, id));
}

export function prepareCalendars(): void {
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
}
