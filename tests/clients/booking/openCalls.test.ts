import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { bookings, bookingTokens } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { limitTable } from '#server/platform/limit/limits.ts';
import { bookingRules } from '#tests/kit/content/booking.ts';
import { book, call, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const DAY_MS = 24 * 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
let hosts: { id: string }[];
let times: string[];
test.beforeAll(async ({ product }) => {
  product.holdTime();
  hosts = [await makeHost(product, 'Asha Rao'), await makeHost(product, 'Ravi Iyer')];
});
test.beforeEach(async ({ product, admin }) => {
  const { db } = product.services;
  for (const table of [bookings, messages]) await db.delete(table);
  await forgetSite(product);
  await takeBookings(admin);
  times = await freeTimes(product.nobody);
});

let made = 0;
const somebody = (product: Product) => {
  made += 1;
  return product.nobody.from(`198.51.100.${made}`);
};
const newMailbox = () => {
  made += 1;
  return `mailbox${made}@client.example`;
};
const at = (index: number): string => times[index] as string;
type Answer = Awaited<ReturnType<typeof book>>;
const codeOf = ({ code, data }: Answer) => (data?.bookCall ? 'booked' : code);
const retryAfterOf = ({ errors }: Answer): number => errors?.[0].extensions.retryAfter;
const secondsTo = (product: Product, startsAt: string) =>
  Math.ceil((Date.parse(startsAt) - product.services.now().getTime()) / 1000);

describe('the limit of open calls per mailbox', () => {
  test('a mailbox can have three future calls, whatever network books them', async ({ product }) => {
    const email = newMailbox();
    for (const index of [5, 3, 4]) expect(codeOf(await book(somebody(product), at(index), { email }))).toBe('booked');
    const refused = await book(somebody(product), at(6), { email: email.toUpperCase() });
    expect([refused.code, retryAfterOf(refused)]).toEqual(['RATE_LIMITED', secondsTo(product, at(3))]);
    const form = await send(product.url, '/book', {
      method: 'POST',
      headers: {
        ...ASKS_HTML,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '198.51.100.250',
      },
      body: new URLSearchParams(call(at(6), { email }) as Record<string, string>).toString(),
    });
    expect([form.status, form.headers['retry-after']]).toEqual([429, String(secondsTo(product, at(3)))]);
    expect(await product.services.db.$count(bookings)).toBe(3);
    expect(await product.services.db.$count(messages)).toBe(3);
    expect(codeOf(await book(somebody(product), at(6)))).toBe('booked');
  });

  test('cancelled and past calls do not count against the limit', async ({ product }) => {
    const email = newMailbox();
    for (const index of [0, 1, 2]) await book(somebody(product), at(index), { email });
    expect(codeOf(await book(somebody(product), at(3), { email }))).toBe('RATE_LIMITED');
    const token = callToken((await product.mail.mailTo(email)).text);
    expect((await product.nobody.gql(callOperations.cancel, { token })).errors).toBeUndefined();
    expect(codeOf(await book(somebody(product), at(3), { email }))).toBe('booked');
    await product.services.db
      .update(bookings)
      .set({ startsAt: new Date(product.services.now().getTime() - 60_000), endsAt: product.services.now() })
      .where(eq(bookings.startsAt, new Date(at(3))));
    expect(codeOf(await book(somebody(product), at(4), { email }))).toBe('booked');
  });

  test('exactly three of ten concurrent bookings of a mailbox succeed', async ({ product, admin }) => {
    await takeBookings(admin, { offersHosts: true });
    const email = newMailbox();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        book(somebody(product), at(index), { email, hostId: hosts[index % hosts.length]?.id }),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'booked')).toHaveLength(3);
    expect(await product.services.db.$count(bookings)).toBe(3);
  });
});

describe('the limit of open calls per network', () => {
  test.for([
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7'],
  ])(
    'bookings from %s count with those from %s, but not with those from %s',
    async ([one = '', same = '', other = ''], { product }) => {
      for (let index = 0; index < 10; index += 1)
        expect(codeOf(await book(product.nobody.from(index % 2 ? one : same), at(index)))).toBe('booked');
      const refused = await book(product.nobody.from(same), at(10));
      expect([refused.code, retryAfterOf(refused)]).toEqual(['RATE_LIMITED', secondsTo(product, at(0))]);
      expect(codeOf(await book(product.nobody.from(other), at(10)))).toBe('booked');
      const rows = await product.services.db.select({ hash: bookings.networkHash }).from(bookings);
      expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
      expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:/);
    },
  );
});

test('the limits of open calls are site settings with defaults', async ({ product, admin }) => {
  const save = async (booking: object) => {
    const { data, code } = await admin.gql(
      `mutation ($input: SiteInput!) { saveSite(input: $input) {
        booking { openCallsPerMailbox openCallsPerNetwork } } }`,
      { input: { booking: { ...bookingRules, ...booking } } },
    );
    return data?.saveSite ? Object.values(data.saveSite.booking) : code;
  };
  expect(await save({})).toEqual([3, 10]);
  expect(await save({ openCallsPerMailbox: 1, openCallsPerNetwork: 1000 })).toEqual([1, 1000]);
  expect(await save({ minutes: 20 })).toEqual([1, 1000]);
  const email = newMailbox();
  times = await freeTimes(product.nobody);
  expect(codeOf(await book(somebody(product), at(0), { email }))).toBe('booked');
  expect(codeOf(await book(somebody(product), at(1), { email }))).toBe('RATE_LIMITED');
  expect(await save({ openCallsPerMailbox: null, openCallsPerNetwork: null })).toEqual([3, 10]);
  for (const bad of [{ openCallsPerMailbox: 0 }, { openCallsPerMailbox: 101 }, { openCallsPerNetwork: 1001 }])
    expect(await save(bad)).toBe('BAD_USER_INPUT');
});

test('a booking is confirmed even when the acknowledgements of its mailbox are used up', async ({ product }) => {
  const email = newMailbox();
  await leaveOnly(product, 0, 'acknowledgeTo', email);
  expect(codeOf(await book(somebody(product), at(0), { email }))).toBe('booked');
  expect(callToken((await product.mail.mailTo(email)).text)).not.toBe('');
});

test('a call can be moved with its link five times a day without counting refused moves', async ({ product }) => {
  const email = newMailbox();
  await book(somebody(product), at(0), { email });
  const token = callToken((await product.mail.mailTo(email)).text);
  const move = (startsAt: string) => product.nobody.gql(callOperations.move, { token, input: { startsAt } });
  await book(somebody(product), at(9));
  await book(somebody(product), at(9));
  expect((await move(at(9))).code).toBe('CONFLICT');
  expect((await move('2020-01-01T00:00:00.000Z')).code).toBe('BAD_USER_INPUT');
  const { points } = limitTable.moveCallTo;
  for (let index = 1; index <= points; index += 1) {
    expect((await move(at(index))).data?.moveCall?.startsAt).toBe(at(index));
    // A move to the same time does not count.
    if (index < points) expect((await move(at(index))).errors).toBeUndefined();
  }
  const refused = await move(at(points + 1));
  expect([refused.code, refused.errors?.[0].extensions.retryAfter > 0]).toEqual(['RATE_LIMITED', true]);
  expect((await product.nobody.gql(callOperations.find, { token })).data.bookedCall.startsAt).toBe(at(points));
  expect((await product.nobody.gql(callOperations.cancel, { token })).errors).toBeUndefined();
});

test('housekeeping deletes the networks of past calls and the links of calls over a month ago', async ({ product }) => {
  const { db, now } = product.services;
  const emails = [newMailbox(), newMailbox(), newMailbox()];
  for (const [index, email] of emails.entries()) await book(somebody(product), at(index), { email });
  const [old = '', recent = '', open = ''] = emails;
  const setBack = (email: string, days: number) =>
    db
      .update(bookings)
      .set({
        startsAt: new Date(now().getTime() - days * DAY_MS - 3_600_000),
        endsAt: new Date(now().getTime() - days * DAY_MS),
      })
      .where(eq(bookings.email, email));
  await setBack(old, 31);
  await setBack(recent, 29);
  const before = await db.select({ email: bookings.email, updatedAt: bookings.updatedAt }).from(bookings);
  await startHousekeeping(product.services)();
  const rows = await db
    .select({ email: bookings.email, hash: bookings.networkHash, token: bookingTokens.tokenHash })
    .from(bookings)
    .leftJoin(bookingTokens, eq(bookingTokens.bookingId, bookings.id));
  const kept = Object.fromEntries(rows.map(({ email, hash, token }) => [email, [hash !== null, token !== null]]));
  expect(kept).toEqual({ [old]: [false, false], [recent]: [false, true], [open]: [true, true] });
  const after = await db.select({ email: bookings.email, updatedAt: bookings.updatedAt }).from(bookings);
  expect(after.toSorted(byEmail)).toEqual(before.toSorted(byEmail));
});
const byEmail = (one: { email: string }, other: { email: string }) => one.email.localeCompare(other.email);
