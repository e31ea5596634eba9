import { eq } from 'drizzle-orm';
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSameZone, isTimeZone } from '#schema/timeZone.ts';
import { readEvents } from '#server/clients/booking/busy/read/events.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { siteSettings } from '#server/content/site/table.ts';
import { bookingRules } from '#tests/kit/content/booking.ts';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import { calendarText, eventText } from '#tests/kit/network/calendarServer.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { failureOfErrors, QueryError } from '#web/shared/data/errors.ts';
import { inZone } from '#web/site/booking/inZone.ts';
import { bookLoader } from '#web/site/booking/loader.ts';

/** Not time zones: short names that Intl accepts and Temporal does not, offsets, and unknown names. */
const none = [
  ...['IST', 'CST', 'PST', 'JST', 'BST', 'AET', 'SystemV/PST8', 'GMT+5:30', '+05:30', 'Etc/Unknown'],
  ...['India Standard Time', 'Asia/Nowhere', 'localtime', 'a'.repeat(64)],
];
const spelled: [string, string][] = [
  ['EST', 'EST'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['US/Eastern', 'US/Eastern'],
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
];

const HOUR = 3_600_000;

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  await makeHost(product, 'Asha Rao');
});
beforeEach(async () => {
  await product.services.db.delete(bookings);
  await product.services.db.delete(messages);
  await forgetSite(product);
  await takeBookings(admin);
});
afterAll(() => product.stop());

const page = (path: string) => send(product.url, path, { headers: ASKS_HTML });
const saveZone = (timeZone: string) =>
  admin.gql('mutation ($input: SiteInput!) { saveSite(input: $input) { booking { timeZone } } }', {
    input: { booking: { ...bookingRules, timeZone } },
  });

describe('invalid time zones', () => {
  test.for(none)(
    'the invalid zone %s is refused by each entry point while pages fall back to the office',
    async (zone) => {
      expect((await page(`/book?zone=${encodeURIComponent(zone)}`)).status).toBe(200);
      const asked = await product.nobody.gql(callOperations.freeTimes, { timeZone: zone });
      expect([asked.code, Object.keys(asked.errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['timeZone']]);
      const [startsAt = ''] = await freeTimes(product.nobody);
      expect((await book(product.nobody, startsAt, { timeZone: zone })).code).toBe('BAD_USER_INPUT');
      expect((await saveZone(zone)).code).toBe('BAD_USER_INPUT');
      expect(await product.services.db.$count(bookings)).toBe(0);
    },
  );

  test('an empty zone is refused where a zone is stored', async () => {
    const [startsAt = ''] = await freeTimes(product.nobody);
    expect((await book(product.nobody, startsAt, { timeZone: '' })).code).toBe('BAD_USER_INPUT');
    expect((await saveZone('')).code).toBe('BAD_USER_INPUT');
  });

  test('an offset is refused as the time zone of the office', async () => {
    expect((await saveZone('UTC+2')).code).toBe('BAD_USER_INPUT');
  });

  test.for([
    ...none.map((zone) => [zone, 'in the office time zone', 3.5] as const),
    ['UTC+2', 'with that offset', 7] as const,
  ])('a calendar that names %s is read %s', ([zone, , hour]) => {
    const text = calendarText(
      eventText(`DTSTART;TZID="${zone}":20261127T090000`, `DTEND;TZID="${zone}":20261127T100000`),
    );
    const [from, to] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)];
    expect(readEvents(text, { officeZone: 'Asia/Kolkata', from, to })).toMatchObject({
      occurrences: [{ start: Date.UTC(2026, 10, 27) + hour * HOUR, end: Date.UTC(2026, 10, 27) + (hour + 1) * HOUR }],
      unreadable: 0,
    });
  });
});

describe('valid time zones', () => {
  test.for(spelled)('the zone %s is accepted by each entry point and stored as %s', async ([zone, stored]) => {
    expect((await page(`/book?zone=${encodeURIComponent(zone)}`)).status).toBe(200);
    const { data } = await product.nobody.gql(callOperations.freeTimes, { timeZone: zone });
    expect(data.freeTimes.timeZone).toBe(stored);
    const [{ startsAt }] = data.freeTimes.slots;
    expect((await book(product.nobody, startsAt, { timeZone: zone })).data.bookCall.timeZone).toBe(stored);
    expect((await saveZone(zone)).data.saveSite.booking.timeZone).toBe(stored);
    expect((await page('/book')).status).toBe(200);
    expect((await product.nobody.gql(callOperations.freeTimes, {})).data.freeTimes.timeZone).toBe(stored);
  });

  test('every zone name that browsers offer is valid', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });
});

describe('a browser', () => {
  const fetchQuery = (async (document: DocumentNode, variables: Record<string, unknown>) => {
    const { data, errors } = await product.nobody.gql(print(document), variables);
    if (errors) throw new QueryError(failureOfErrors(errors));
    return data;
  }) as never;
  const load = (search: string) => bookLoader({ params: {}, search: new URLSearchParams(search), fetchQuery });

  test('a browser that reports Etc/Unknown gets the times of the office', async ({ onTestFinished }) => {
    vi.stubGlobal('window', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Etc/Unknown' } as never);
    expect(await load('')).toMatchObject({ timeZone: 'Asia/Kolkata' });
    expect(isSameZone('Asia/Kolkata', 'Etc/Unknown')).toBe(false);
  });

  test('a browser with a zone unknown to the server gets the times of the office', async () => {
    const ask = (timeZone?: string) => fetchFree({ timeZone });
    const fetchFree = async (variables: object) => {
      const { data, errors } = await product.nobody.gql(callOperations.freeTimes, { ...variables });
      if (errors) throw new QueryError(failureOfErrors(errors));
      return data.freeTimes;
    };
    expect(await inZone(ask, 'Asia/Future')).toMatchObject({ timeZone: 'Asia/Kolkata' });
  });
});

describe('invalid zones stored by an earlier version', () => {
  test('bookings work with the zone of the site file while that of the site is invalid', async () => {
    const { db } = product.services;
    const booking = { ...bookingRules, timeZone: 'IST' };
    await db.update(siteSettings).set({ values: { takesBookings: true, booking }, updatedAt: new Date() });
    expect((await page('/book')).status).toBe(200);
    const { data } = await product.nobody.gql(callOperations.freeTimes, {});
    expect(data.freeTimes.officeTimeZone).toBe('Asia/Kolkata');
    expect((await book(product.nobody, data.freeTimes.slots[0].startsAt)).errors).toBeUndefined();
    const list = await admin.gql(callOperations.list, { from: '2026-11-27', days: 7 });
    expect(list.data.bookings.timeZone).toBe('Asia/Kolkata');
    expect((await admin.gql('{ site { booking { timeZone } } }')).data.site.booking.timeZone).toBe('Asia/Kolkata');
  });

  test('the link of a call with an invalid zone works with that of the office', async () => {
    const { db } = product.services;
    const [startsAt = '', next = ''] = await freeTimes(product.nobody);
    await book(product.nobody, startsAt, { email: 'zone@client.example' });
    const token = callToken((await product.mail.mailTo('zone@client.example')).text);
    await db.update(bookings).set({ timeZone: 'Etc/Unknown' });
    expect((await page(`/booking/${token}`)).status).toBe(200);
    const { data } = await product.nobody.gql(callOperations.find, { token });
    expect([data.bookedCall.timeZone, data.bookedCall.freeTimes.timeZone]).toEqual(['Asia/Kolkata', 'Asia/Kolkata']);
    const moved = await product.nobody.gql(callOperations.move, { token, input: { startsAt: next } });
    expect(moved.data.moveCall).toMatchObject({ startsAt: next, timeZone: 'Asia/Kolkata' });
    expect((await product.mail.mailTo('zone@client.example', 1)).text).toContain('(Kolkata time)');
    const [row] = await db.select().from(bookings).where(eq(bookings.timeZone, 'Etc/Unknown'));
    const staff = await admin.gql('query ($id: UUID!) { booking(id: $id) { timeZone } }', { id: row?.id });
    expect(staff.data.booking.timeZone).toBe('Asia/Kolkata');
    expect((await product.nobody.gql(callOperations.cancel, { token })).errors).toBeUndefined();
  });
});
