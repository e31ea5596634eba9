import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { makeHost, renewCalendar } from '#tests/kit/content/host.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const DAY_MS = 24 * 3600 * 1000;
let hostId: string;
let link: string;
test.beforeAll(async ({ product, admin }) => {
  hostId = (await makeHost(product, admin, { name: 'Meera Nair' })).id;
  link = await renewCalendar(admin, hostId);
});
test.beforeEach(async ({ product }) => {
  product.holdTime();
  await product.services.db.delete(bookings);
});

/** The events of a calendar, parsed with ical.js. */
async function eventsAt(address: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const uidsAt = async (address: string) => (await eventsAt(address)).map(({ uid }) => uid);

describe('the calendar of the calls of a host', () => {
  test('the calendar has the times of the bookings and the data for the host', async ({ product }) => {
    const startsAt = new Date(Math.ceil(product.services.now().getTime() / DAY_MS) * DAY_MS);
    const note = 'We sell boats; large, small ones\\and\nsails.\r\nEND:VEVENT\r\nBEGIN:VEVENT';
    const booking = await insertBooking(product, { hostId, startsAt, sequence: 2, name: 'Nora; Quinn, Ltd', note });
    const [event, ...others] = await eventsAt(link);
    expect(others).toEqual([]);
    expect(event?.uid).toBe(booking.id);
    expect(event?.startDate.toJSDate()).toEqual(startsAt);
    expect(event?.endDate.toJSDate()).toEqual(new Date(startsAt.getTime() + 30 * 60_000));
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect([event?.sequence, event?.summary]).toEqual([2, 'Call with Nora; Quinn, Ltd']);
    const reported = [
      'Nora; Quinn, Ltd',
      booking.email,
      booking.phone,
      booking.service,
      '',
      note.replaceAll('\r\n', '\n'),
    ];
    expect(event?.description).toBe(reported.join('\n'));
  });

  test('the calendar is folded text that is neither cached nor indexed and sends no referrer', async () => {
    const response = await fetch(link);
    const headers = ['content-type', 'cache-control', 'referrer-policy', 'x-robots-tag', 'x-content-type-options'];
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      ...['text/calendar; charset=utf-8', 'no-store', 'no-referrer', 'noindex', 'nosniff'],
    ]);
    const text = await response.text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toContain('calls of Meera Nair');
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  });

  test('the calendar has the confirmed calls of the host from the last 30 days on', async ({ product, admin }) => {
    const now = product.services.now().getTime();
    const at = (ms: number) => ({ startsAt: new Date(now + ms) });
    const first = await insertBooking(product, { hostId, ...at(-30 * DAY_MS) });
    await insertBooking(product, { hostId, ...at(-30 * DAY_MS - 3_600_000) });
    const next = await insertBooking(product, { hostId, ...at(170 * DAY_MS) });
    await insertBooking(product, { hostId, ...at(DAY_MS), status: 'CANCELLED' });
    await insertBooking(product, { hostId: (await makeHost(product, admin)).id, ...at(DAY_MS) });
    expect(await uidsAt(link)).toEqual([first.id, next.id]);
  });

  test('a calendar that is unknown or of a blocked host is 404', async ({ product, admin }) => {
    const guess = (path: string) => fetch(product.url + path).then(({ status }) => status);
    const token = new URL(link).pathname;
    expect(await guess(`/calendar/${'x'.repeat(43)}.ics`)).toBe(404);
    expect(await guess('/calendar/.ics')).toBe(404);
    expect(await guess('/calendar/')).toBe(404);
    expect(await guess(token.replace('.ics', ''))).toBe(404);
    const host = await makeHost(product, admin);
    const own = await renewCalendar(admin, host.id);
    const block = 'mutation ($id: UUID!) { blockUser(id: $id) { id } }';
    await admin.gql(block, { id: host.id });
    expect((await fetch(own)).status).toBe(404);
    await admin.gql(block, { id: host.id });
    expect((await fetch(own)).status).toBe(200);
  });
});

test('only wrong guesses of a calendar address count towards its rate limit', async ({ onTestFinished }) => {
  const other = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => other.stop());
  const chief = await other.signedIn('admin');
  const good = await renewCalendar(chief, (await makeHost(other, chief)).id);
  await leaveOnly(other, 3, 'bookingLink', '203.0.113.7');
  const open = async (address: string) =>
    (await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status;
  for (let time = 0; time < 5; time += 1) expect(await open(good)).toBe(200);
  for (let time = 0; time < 3; time += 1) expect(await open(`${other.url}/calendar/${'x'.repeat(43)}.ics`)).toBe(404);
  expect(await open(good)).toBe(429);
});
