import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const DAY = 24 * 3600 * 1000;

let product: Product;
let admin: Person;
let hostId: string;
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin');
  await takeBookings(admin);
  const hours = [{ days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const }];
  ({ id: hostId } = await makeHost(
    product,
    'Asha Rao',
    hours.map(({ days }) => ({ days: [...days], opens: '10:00', closes: '11:00' })),
  ));
});
afterEach(() => product.stop());

const day = (days: number) =>
  new Date(product.services.now().getTime() + 5.5 * 3600 * 1000 + days * DAY).toISOString().slice(0, 10);
const at = (time: string, days = 2) => new Date(`${day(days)}T${time}:00+05:30`).toISOString();
type Slot = { startsAt: string; isBooked: boolean; booking: { name: string; status: string } | null };
const slots = async (days = 2): Promise<Slot[]> =>
  (await admin.gql(callOperations.slots, { hostId, from: day(days), days: 1 })).data.slots.slots;
const starts = async () => (await slots()).map(({ startsAt }) => startsAt);
const add = (time: string, date = day(2)) => admin.gql(callOperations.addSlot, { input: { hostId, date, time } });
const remove = (startsAt: string) => admin.gql(callOperations.removeSlot, { hostId, startsAt });
const faults = async (added: ReturnType<typeof add>) => (await added).errors?.[0].extensions.fields;

/** @returns the next day, in the office, on which New York skips the hour from 2:00: the second Sunday of a March */
function nextSkipping(now: Date): string {
  const ofYear = (year: number) => {
    const firstWeekday = new Date(Date.UTC(year, 2, 1)).getUTCDay();
    return `${year}-03-${String(8 + ((7 - firstWeekday) % 7)).padStart(2, '0')}`;
  };
  const year = now.getUTCFullYear();
  return [year, year + 1].map(ofYear).find((day) => day > now.toISOString().slice(0, 10)) as string;
}

test('the slots of a day are those of the weekly hours and those added', async () => {
  expect(await starts()).toEqual([at('10:00'), at('10:30')]);
  expect((await add('14:30')).data.addSlot).toMatchObject({
    startsAt: at('14:30'),
    endsAt: at('15:00'),
    isBooked: false,
  });
  expect((await add('9:30')).data.addSlot.startsAt).toBe(at('09:30'));
  expect(await starts()).toEqual([at('09:30'), at('10:00'), at('10:30'), at('14:30')]);
  expect(await freeTimes(product.nobody)).toEqual(expect.arrayContaining([at('09:30'), at('14:30')]));
});

describe('refused slots', () => {
  test.each([
    ['without a day', '', '14:00', { date: 'Please enter a valid date.' }],
    ['on a day that there is not', '2026-02-30', '14:00', { date: 'Please enter a valid date.' }],
    ['on a past day', '2026-01-01', '14:00', { date: 'Cannot add slots to past dates.' }],
    ['without a time', '2099-01-01', ' ', { time: 'Please enter a time (HH:mm).' }],
    ['at no time of a clock', '2099-01-01', '24:00', { time: 'Invalid time format. Use HH:mm (24-hour).' }],
    ['at half a time', '2099-01-01', '9', { time: 'Invalid time format. Use HH:mm (24-hour).' }],
  ])('a slot is refused: %s', async (_, date, time, fields) => {
    expect(await faults(add(time, date))).toEqual(fields);
  });

  test('a slot at a past time of today is refused', async () => {
    // Moves the clock to noon of tomorrow in the office.
    product.passTime(Date.parse(at('12:00', 1)) - product.services.now().getTime());
    admin = await product.signedIn('admin');
    expect(await faults(add('11:59', day(0)))).toEqual({ time: 'Cannot add slots to past times.' });
    expect((await add('12:00', day(0))).code).toBeUndefined();
  });

  test('a slot must not overlap another but may adjoin it', async () => {
    const clash = (time: string) => ({ time: `Slot clashes with existing slot at ${time}` });
    expect(await faults(add('10:10'))).toEqual(clash('10:00'));
    expect(await faults(add('09:31'))).toEqual(clash('10:00'));
    expect((await add('09:30')).code).toBeUndefined();
    expect(await faults(add('09:15'))).toEqual(clash('09:30'));
    expect((await add('11:00')).code).toBeUndefined();
    const both = await Promise.all([add('15:00'), add('15:10')]);
    expect(both.filter(({ data }) => data?.addSlot)).toHaveLength(1);
  });

  test('a slot at a time that a DST change skips is refused', async () => {
    await takeBookings(admin, { timeZone: 'America/New_York' });
    const skipping = nextSkipping(product.services.now());
    expect(await faults(add('02:30', skipping))).toEqual({
      time: 'The clocks skip this time on that day. Please choose another.',
    });
    expect((await add('03:00', skipping)).data.addSlot.startsAt).toBe(`${skipping}T07:00:00.000Z`);
  });
});

test('a slot can be deleted unless it has a call that is not cancelled', async () => {
  await book(product.nobody, at('10:00'), { name: 'Emma Clarke', email: 'emma@client.example' });
  expect((await slots())[0]).toMatchObject({ isBooked: true, booking: { name: 'Emma Clarke', status: 'CONFIRMED' } });
  const refused = await remove(at('10:00'));
  expect([refused.code, refused.errors?.[0].message]).toEqual(['CONFLICT', 'Cannot delete a booked slot.']);
  const token = callToken((await product.mail.mailTo('emma@client.example')).text);
  await product.nobody.gql(callOperations.cancel, { token });
  expect((await slots())[0]).toMatchObject({ isBooked: false, booking: { name: 'Emma Clarke', status: 'CANCELLED' } });
  expect((await remove(at('10:00'))).data.removeSlot.startsAt).toBe(at('10:00'));
  expect([await starts(), (await remove(at('10:00'))).code]).toEqual([[at('10:30')], 'NOT_FOUND']);
  expect(await freeTimes(product.nobody)).not.toContain(at('10:00'));
  expect((await add('10:00')).code).toBeUndefined();
  expect(await starts()).toEqual([at('10:00'), at('10:30')]);
});

test('exactly one of a concurrent booking and deletion of a slot succeeds', async () => {
  const [booked, removed] = await Promise.all([book(product.nobody, at('10:30')), remove(at('10:30'))]);
  expect([booked.code, removed.code].filter((code) => code === undefined)).toHaveLength(1);
  expect(await starts()).toEqual(removed.code ? [at('10:00'), at('10:30')] : [at('10:00')]);
});

test('a booked call stays a slot when the length of calls changes and hides overlapping slots', async () => {
  await book(product.nobody, at('10:30'));
  await takeBookings(admin, { minutes: 45 });
  expect((await slots()).map(({ startsAt, isBooked }) => [startsAt, isBooked])).toEqual([[at('10:30'), true]]);
});

test('slots of a user who is no host are NOT_FOUND', async () => {
  hostId = admin.id;
  expect((await admin.gql(callOperations.slots, { hostId, from: day(0) })).code).toBe('NOT_FOUND');
  expect((await add('14:00')).code).toBe('NOT_FOUND');
  expect((await remove(at('10:00'))).code).toBe('NOT_FOUND');
});

test('dates outside the calendar are refused without an internal error', async () => {
  const far = ['+275760-09-12T00:00:00.000Z', '-271821-04-21T00:00:00.000Z', '0001-01-01T00:00:00.000Z'];
  for (const startsAt of far) {
    expect([startsAt, (await remove(startsAt)).code]).toEqual([startsAt, expect.stringMatching(/^(NOT_FOUND|BAD_)/)]);
    const { code } = await book(product.nobody, startsAt);
    expect([startsAt, code]).toEqual([startsAt, expect.stringMatching(/^BAD_/)]);
  }
  for (const from of ['9999-12-31', '0001-01-01', '2100-01-01']) {
    expect([from, (await admin.gql(callOperations.slots, { hostId, from })).code]).toEqual([from, 'BAD_USER_INPUT']);
    expect([from, (await admin.gql(callOperations.list, { from })).code]).toEqual([from, 'BAD_USER_INPUT']);
    expect([from, await faults(add('9:30', from))]).toEqual([from, { date: expect.any(String) }]);
    expect([from, (await product.nobody.gql(callOperations.freeTimes, { from })).code]).toEqual([from, undefined]);
  }
  expect((await admin.gql(callOperations.slots, { hostId, from: '2099-12-31', days: 31 })).code).toBeUndefined();
});
