import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedFaults } from '#server/clients/booking/busy/faults.ts';
import { FETCH_MS } from '#server/clients/booking/busy/fetchCalendar.ts';
import { startFeedReader } from '#server/clients/booking/busy/reader.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { addFeed, busyOf, feedRow, makeHost } from '#tests/kit/content/host.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import {
  type CalendarServer,
  calendarText,
  eventText,
  stampOf,
  startCalendarServer,
} from '#tests/kit/network/calendarServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MB = 1024 * 1024;
const HOUR = 3600 * 1000;

let product: Product;
let admin: Person;
let calendars: CalendarServer;
let reader: Loop | undefined;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  // The clock is fixed, so that no event moves to another hour.
  product.holdTime();
  admin = await product.signedIn('admin');
  // The test starts its own readers.
  await product.services.outbox.stop();
  await changeSite(admin, { takesBookings: true });
});
beforeEach(async () => {
  calendars = await startCalendarServer();
});
afterEach(async () => {
  await reader?.stop();
  reader = undefined;
  await calendars.stop();
  await product.services.db.delete(bookingHosts);
});
afterAll(() => product.stop());

const inHours = (hours: number) => new Date(Math.floor(product.services.now().getTime() / HOUR) * HOUR + hours * HOUR);
const at = (hours: number) => stampOf(inHours(hours));
const honest = () => eventText(`DTSTART:${at(2)}`, 'DURATION:PT1H');
const span = (from: number, to: number) => [inHours(from).toISOString(), inHours(to).toISOString()];
const text =
  (...components: string[]) =>
  (response: ServerResponse) =>
    void response.end(calendarText(...components));
/** The month half a year from now, in which no calls are offered yet. */
const farMonth = () => ((product.services.now().getUTCMonth() + 6) % 12) + 1;
const endless = (...rule: string[]) => eventText(`DTSTART:${at(1)}`, 'DURATION:PT1S', ...rule);
const CUT = 'There is more than is read: the first 5000 times are, and the first of events that repeat without an end.';

/** A change of a calendar that was readable before, and the reported fault. */
type Case = {
  answer: (response: ServerResponse) => void;
  fault: string;
  /** Busy times afterwards; omitted: unchanged. */
  busy?: () => string[][];
  fetchMs?: number;
};

const cases: Record<string, Case> = {
  'is larger than 5 MB': {
    answer: (response) => void response.end(calendarText(`X-FILL:${'x'.repeat(5 * MB)}`)),
    fault: feedFaults.large,
  },
  'is larger than 5 MB and says nothing of it': {
    answer: (response) => {
      for (let part = 0; part < 6; part += 1) response.write('x'.repeat(MB));
      response.end();
    },
    fault: feedFaults.large,
  },
  'never ends': {
    answer: (response) => {
      const line = `X-FILL:${'x'.repeat(100_000)}\r\n`;
      const more = () => {
        while (!response.destroyed && response.write(line));
      };
      response.on('drain', more);
      more();
    },
    fault: feedFaults.large,
  },
  'comes drop by drop': {
    answer: (response) => {
      const drops = setInterval(() => response.write('X'), 20);
      response.on('close', () => clearInterval(drops));
    },
    fault: feedFaults.late,
    fetchMs: 500,
  },
  'never comes': { answer: () => {}, fault: feedFaults.late, fetchMs: 500 },
  'breaks off': {
    answer: (response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('BEGIN:VCALENDAR\r\n', () => response.destroy());
    },
    fault: feedFaults.brokeOff,
  },
  'ends in the middle': {
    answer: (response) => void response.end(calendarText(honest()).slice(0, 120)),
    fault: `${feedFaults.damaged} One event could not be read.`,
  },
  'unpacks to very much': {
    answer: (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50 * MB)));
    },
    fault: feedFaults.compressed,
  },
  'is a page': { answer: (response) => void response.end('<!doctype html><p>Sign in</p>'), fault: feedFaults.none },
  'is empty': { answer: (response) => void response.end(), fault: feedFaults.none },
  'is a vCard': { answer: (response) => void response.end('BEGIN:VCARD\r\nEND:VCARD\r\n'), fault: feedFaults.none },
  'is bytes that are no text': {
    answer: (response) => void response.end(Buffer.alloc(MB, Buffer.from([0xff, 0, 0x0a]))),
    fault: feedFaults.none,
  },
  'is gone': {
    answer: (response) => void response.writeHead(410).end(),
    fault: 'The answer had the status 410.',
  },
  'is redirected without an end': {
    answer: (response) => void response.writeHead(302, { location: calendars.url }).end(),
    fault: feedFaults.redirects,
  },
  'is redirected to a file of the machine': {
    answer: (response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    fault: feedFaults.badRedirect,
  },
  'has an event each second without an end': {
    answer: (response) => text(honest(), endless('RRULE:FREQ=SECONDLY'))(response),
    fault: CUT,
    busy: () => [span(1, 3)],
  },
  'has events each second since long ago': {
    answer: (response) =>
      text(honest(), eventText('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))(response),
    fault: CUT,
    busy: () => [span(2, 3)],
  },
  'has rules that never hold': {
    answer: (response) =>
      text(
        honest(),
        ...['DAILY;BYMONTH=2;BYMONTHDAY=30', 'SECONDLY;BYMONTH=13', 'YEARLY;BYMONTH=2;BYMONTHDAY=31'].map((rule) =>
          endless(`RRULE:FREQ=${rule}`),
        ),
        ...['WEEKLY;BYDAY=9XX', 'NEVER', 'MONTHLY;BYDAY=7MO'].map((rule) => endless(`RRULE:FREQ=${rule}`)),
      )(response),
    fault: `4 events have times that can be read in part; no calls are offered where they may be. ${CUT}`,
    // An unreadable event could be on any day.
    busy: () => {
      const days = Array.from({ length: 31 }, (_, day) => inHours(1 + 24 * day));
      const seconds = days.map((at) => [at.toISOString(), new Date(at.getTime() + 1000).toISOString()]);
      return [...seconds.slice(0, 1), span(2, 3), ...seconds.slice(1)];
    },
  },
  'has a thousand events without an end': {
    answer: (response) =>
      text(
        honest(),
        ...Array.from({ length: 1000 }, () => endless(`RRULE:FREQ=HOURLY;BYMONTH=${farMonth()}`)),
      )(response),
    fault: CUT,
    busy: () => [[inHours(1).toISOString(), new Date(inHours(1).getTime() + 1000).toISOString()], span(2, 3)],
  },
  'has 10,000 events': {
    answer: (response) =>
      text(
        ...Array.from({ length: 10_000 }, (_, count) =>
          eventText(`DTSTART:${at(1 + (count % 500))}`, 'DURATION:PT30M'),
        ),
      )(response),
    fault: CUT,
    busy: () =>
      Array.from({ length: 250 }, (_, hour) => [
        inHours(1 + hour).toISOString(),
        new Date(inHours(1 + hour).getTime() + HOUR / 2).toISOString(),
      ]),
  },
  'has zones that nobody knows': {
    answer: (response) =>
      text(
        eventText('DTSTART;TZID=Middle-earth/Shire:20991127T090000', 'DURATION:PT1H'),
        eventText(`DTSTART;TZID="\u0007${'x'.repeat(300)}":20991127T090000`, 'DURATION:PT1H'),
        ...[1, 2, 3].map((zone) => eventText(`DTSTART;TZID=Zone ${zone}:20991127T090000`, 'DURATION:PT1H')),
        honest(),
      )(response),
    fault: `Times of zones that are not known are taken for Asia/Kolkata: Middle-earth/Shire, ${'x'.repeat(60)}, Zone 1.`,
    busy: () => [span(2, 3)],
  },
  'has a zone whose clocks change each second': {
    answer: (response) =>
      text(
        ...['BEGIN:VTIMEZONE', 'TZID:Mad', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0000'],
        ...['TZOFFSETTO:+0100', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
        eventText('DTSTART;TZID=Mad:20991127T090000', 'DURATION:PT1H'),
        honest(),
      )(response),
    fault: 'Times of zones that are not known are taken for Asia/Kolkata: Mad.',
    busy: () => [span(2, 3)],
  },
  'has events that are none': {
    answer: (response) =>
      text(
        honest(),
        eventText('DTSTART:tomorrow', 'DURATION:PT1H'),
        eventText('SUMMARY:No beginning'),
        eventText('DTSTART:20269999T999999Z', 'DTEND:x'),
      )(response),
    fault: '3 events could not be read.',
    busy: () => [span(2, 3)],
  },
  'is nested without an end': {
    answer: (response) => void response.end('BEGIN:VCALENDAR\r\n'.repeat(200_000)),
    fault: feedFaults.damaged,
  },
  'has an event of a million lines': {
    answer: (response) =>
      text('BEGIN:VEVENT', 'A:b\r\n'.repeat(1_000_000), `DTSTART:${at(2)}`, 'DURATION:PT2H', 'END:VEVENT')(response),
    fault: feedFaults.demanding,
  },
};

for (const [name, { answer, fault, busy, fetchMs }] of Object.entries(cases)) {
  test(`a calendar that ${name} is reported without harm`, async () => {
    calendars.answer = (_, response) => text(honest())(response);
    reader = startFeedReader({ ...product.services, ...(fetchMs && { fetchMs }) });
    const id = await addFeed(admin, (await makeHost(product, admin)).id, calendars.url);
    reader.wake();
    await until(async () => Boolean((await feedRow(product, id))?.readAt));
    const before = await busyOf(product, id);
    calendars.answer = (_, response) => answer(response);
    await product.services.db.execute('update host_feeds set run_at = created_at');
    reader.wake();
    await until(async () => (await feedRow(product, id))?.fault !== null);
    expect((await feedRow(product, id))?.fault).toEqual(fault);
    expect(await busyOf(product, id)).toEqual(busy?.() ?? before);
    calendars.answer = (_, response) => text(honest())(response);
    await product.services.db.execute('update host_feeds set run_at = created_at');
    reader.wake();
    await until(async () => (await feedRow(product, id))?.fault === null);
    expect(await busyOf(product, id)).toEqual([span(2, 3)]);
  });
}

test('a calendar has 20 seconds to answer', () => expect(FETCH_MS).toBe(20_000));
