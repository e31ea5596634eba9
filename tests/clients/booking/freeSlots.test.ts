import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookStrings } from '#schema/bookingStrings.ts';
import { dayOf } from '#schema/officeTime.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import { always, book, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;

let product: Product;
let admin: Person;
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin');
});
afterEach(() => product.stop());

test('days are counted in the time zone of the caller, two weeks at a time', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao', [{ ...(always[0] as (typeof always)[0]), opens: '10:00', closes: '10:30' }]);
  const read = async (variables: Record<string, string>) =>
    (await product.nobody.gql(callOperations.freeTimes, variables)).data.freeTimes;
  const [delhi, honolulu] = [await read({}), await read({ timeZone: 'Pacific/Honolulu' })];
  // 10:00 in India is 18:30 of the day before in Honolulu.
  const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * HOUR).toISOString().slice(0, 10);
  expect(honolulu.timeZone).toBe('Pacific/Honolulu');
  const lastInHonolulu = await read({ timeZone: 'Pacific/Honolulu', from: dayBefore(delhi.lastDay) });
  expect(lastInHonolulu.slots.at(-1).startsAt).toBe(`${delhi.lastDay}T04:30:00.000Z`);
  expect(delhi.slots.length).toBeLessThanOrEqual(14);
  const next = await read({ from: new Date(Date.parse(delhi.from) + 14 * 24 * HOUR).toISOString().slice(0, 10) });
  const all = [...delhi.slots, ...next.slots].map(({ startsAt }: { startsAt: string }) => startsAt);
  expect(new Set(all).size).toBe(all.length);
  expect(next.slots[0].startsAt > delhi.slots.at(-1).startsAt).toBe(true);
  // A day outside the range is replaced by the nearest one.
  expect([(await read({ from: '2000-01-01' })).from, (await read({ from: '2999-01-01' })).from]).toEqual([
    delhi.firstDay,
    delhi.lastDay,
  ]);
  for (const wrong of [{ timeZone: 'Nowhere' }, { from: '2026-02-30' }, { from: 'soon' }])
    expect((await product.nobody.gql(callOperations.freeTimes, wrong)).code).toBe('BAD_USER_INPUT');
});

test('a day is full only when it has slots that are all taken', async () => {
  await takeBookings(admin);
  const short = [{ ...(always[0] as (typeof always)[0]), opens: '10:00', closes: '11:00' }];
  const hosts = [await makeHost(product, 'Asha Rao', short), await makeHost(product, 'Ravi Iyer', short)];
  const read = async () =>
    (await product.nobody.gql('{ freeTimes { from fullDays slots { startsAt } } }')).data.freeTimes;
  const before = await read();
  expect(before.fullDays).toEqual([]);
  const day = dayOf(new Date(before.slots[2].startsAt), 'Asia/Kolkata');
  const ofDay = before.slots
    .map(({ startsAt }: { startsAt: string }) => startsAt)
    .filter((startsAt: string) => dayOf(new Date(startsAt), 'Asia/Kolkata') === day);
  for (const startsAt of ofDay) await book(product.nobody, startsAt);
  expect((await read()).fullDays).toEqual([]);
  for (const startsAt of ofDay) await book(product.nobody, startsAt);
  expect((await read()).fullDays).toEqual([day]);
  const daysOff = [day];
  for (const { id } of hosts)
    await product.services.db.update(bookingHosts).set({ daysOff }).where(eq(bookingHosts.userId, id));
  expect((await read()).fullDays).toEqual([]);
});

test('a host who is blocked takes no calls', async () => {
  await takeBookings(admin);
  const host = await makeHost(product, 'Asha Rao');
  expect((await freeTimes(product.nobody)).length).toBeGreaterThan(0);
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id, isBlocked: true) { id } }', { id: host.id });
  expect(await freeTimes(product.nobody)).toEqual([]);
  await changeSite(admin, { takesBookings: false });
});

test('the times of a host who takes no calls now are not free', async () => {
  await takeBookings(admin);
  const paused = await makeHost(product, 'Asha Rao');
  const short = [{ ...(always[0] as (typeof always)[0]), opens: '10:00', closes: '10:30' }];
  await makeHost(product, 'Ravi Iyer', short);
  const [first = ''] = await freeTimes(product.nobody);
  await product.services.db.update(bookingHosts).set({ isActive: false }).where(eq(bookingHosts.userId, paused.id));
  const left = await freeTimes(product.nobody);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((startsAt) => !startsAt.endsWith('T04:30:00.000Z'))).toEqual([]);
  expect(await freeTimes(product.nobody, { hostId: paused.id })).toEqual([]);
  expect((await book(product.nobody, first)).code).toBe('BAD_USER_INPUT');
});

test('the page of free slots is rendered anew after each booking', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const [first = ''] = await freeTimes(product.nobody);
  const isOffered = async () => {
    const response = await fetch(`${product.url}/book`, { headers: { accept: 'text/html' } });
    return (await response.text()).includes(`at=${encodeURIComponent(first)}`);
  };
  expect([await isOffered(), await isOffered()]).toEqual([true, true]);
  await book(product.nobody, first);
  expect(await isOffered()).toBe(false);
});

test('free times say whether anybody takes calls', async () => {
  await takeBookings(admin);
  const hasAnyHost = async () => (await product.nobody.gql('{ freeTimes { hasAnyHost } }')).data.freeTimes.hasAnyHost;
  expect(await hasAnyHost()).toBe(false);
  const { id } = await makeHost(product, 'Asha Rao', []);
  expect(await hasAnyHost()).toBe(true);
  await product.services.db.update(bookingHosts).set({ isActive: false }).where(eq(bookingHosts.userId, id));
  expect(await hasAnyHost()).toBe(false);
});

test('without hosts the page of free slots does not offer the day and the time that its address names', async () => {
  await takeBookings(admin);
  const day = dayOf(product.services.now(), 'Asia/Kolkata');
  const address = `${product.url}/book?day=${day}&at=${day}T10:00:00.000Z`;
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(bookStrings.off);
  expect(html).not.toMatch(/choose another/);
});

test.each([
  ['without hosts says that calls cannot be booked', false],
  ['without free slots offers other days', true],
])('the page of free slots %s', async (_, hasHost) => {
  await takeBookings(admin);
  if (hasHost) await makeHost(product, 'Asha Rao', []);
  const response = await fetch(`${product.url}/book`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const isAskedToChoose = html.includes('Choose a time, and we call you.');
  expect([isAskedToChoose, html.includes('Later days'), html.includes(bookStrings.off)]).toEqual([
    hasHost,
    hasHost,
    !hasHost,
  ]);
});
