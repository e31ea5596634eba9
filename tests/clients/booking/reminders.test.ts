import { afterEach, beforeEach, expect, test } from 'vitest';
import { queueReminders } from '#server/clients/booking/reminders.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLIENT = 'emma@client.example';

let product: Product;
let admin: Person;
let times: string[];
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin');
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  times = await freeTimes(product.nobody);
});
afterEach(() => product.stop());

/** Books a call that begins at least so many hours from now. @returns the token of its link */
async function bookIn(hours: number): Promise<string> {
  const startsAt = times.find((time) => Date.parse(time) >= product.services.now().getTime() + hours * HOUR) as string;
  await book(product.nobody, startsAt, { email: CLIENT });
  return callToken((await product.mail.mailTo(CLIENT)).text);
}
const row = async () => (await product.services.db.select().from(bookings))[0] as typeof bookings.$inferSelect;
const waitUntil = async (msBefore: number) =>
  product.passTime((await row()).startsAt.getTime() - msBefore - product.services.now().getTime());
const queued = () => product.services.db.select().from(outgoingMail);
const isAllSent = async () => (await queued()).every(({ sentAt }) => sentAt !== null);
/** Runs the workers of several processes. @returns the number of queued reminders */
async function reminded(processes = 1): Promise<number> {
  const look = async () => {
    while (await queueReminders(product.services));
  };
  await Promise.all(Array.from({ length: processes }, look));
  return (await queued()).filter(({ subject }) => subject.startsWith('A reminder: your call')).length;
}
/** Checks the total number of queued reminders; the product's own worker may still be adding one. */
async function isReminded(count: number) {
  await expect.poll(() => reminded()).toBe(count);
  // A reminder that has not been sent would be replaced by the next.
  if (!product.mail.refuseWith) await until(isAllSent);
}

test('a call is reminded of exactly a day and an hour before it, once for any number of processes', async () => {
  const token = await bookIn(30);
  await waitUntil(24 * HOUR + MINUTE);
  await isReminded(0);
  await waitUntil(24 * HOUR);
  await reminded(8);
  await isReminded(1);
  const mail = await product.mail.mailTo(CLIENT, 1);
  const { data } = await product.nobody.gql(callOperations.find, { token: callToken(mail.text) });
  expect([data.bookedCall.startsAt, callToken(mail.text) === token]).toEqual([
    (await row()).startsAt.toISOString(),
    false,
  ]);
  await waitUntil(HOUR + MINUTE);
  await isReminded(1);
  await waitUntil(HOUR);
  await reminded(8);
  await isReminded(2);
  await waitUntil(0);
  await isReminded(2);
});

test('a call booked two hours ahead gets only the reminder of an hour before', async () => {
  await bookIn(2);
  await isReminded(0);
  await waitUntil(HOUR);
  await isReminded(1);
});

test('only the last due reminder is sent after an outage', async () => {
  await bookIn(30);
  await waitUntil(HOUR / 2);
  await isReminded(1);
  await isReminded(1);
  expect((await row()).reminders).toBe(2);
});

test('a moved call is reminded of again, a cancelled one is not', async () => {
  const token = await bookIn(30);
  await waitUntil(24 * HOUR);
  await isReminded(1);
  const later = (await freeTimes(product.nobody)).find(
    (time) => Date.parse(time) > product.services.now().getTime() + 30 * HOUR,
  );
  await product.nobody.gql(callOperations.move, { token, input: { startsAt: later } });
  await isReminded(1);
  await waitUntil(24 * HOUR);
  await isReminded(2);
  await product.nobody.gql(callOperations.cancel, { token });
  await waitUntil(HOUR);
  await isReminded(2);
});

test('a waiting reminder is deleted when the call is cancelled and when it begins', async () => {
  const token = await bookIn(30);
  product.mail.refuseWith = 451;
  await waitUntil(24 * HOUR);
  await isReminded(1);
  await product.nobody.gql(callOperations.cancel, { token });
  await isReminded(0);
  product.mail.refuseWith = null;

  const second = times.find((time) => Date.parse(time) > product.services.now().getTime() + 3 * HOUR) as string;
  await book(product.nobody, second, { email: 'other@client.example' });
  await product.mail.mailTo('other@client.example');
  product.mail.refuseWith = 451;
  product.passTime(Date.parse(second) - HOUR - product.services.now().getTime());
  await isReminded(1);
  product.passTime(HOUR);
  await isReminded(0);
  product.mail.refuseWith = null;
  await until(() => {
    // A refused mail is retried after a pause on the fixed clock.
    product.passTime(MINUTE);
    return isAllSent();
  });
});
