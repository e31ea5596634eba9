import { afterAll, expect } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { book, call, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
let host: { id: string; email: string };
let times: string[];
test.beforeAll(async ({ product }) => {
  receiver = await startReceiver();
  atNoon(product);
  host = await makeHost(product, 'Asha Rao');
});
test.beforeEach(async ({ product, admin }) => {
  await product.services.db.delete(bookings);
  await takeBookings(admin);
  times = await freeTimes(product.nobody);
});
afterAll(async () => {
  await receiver.stop();
});

const row = async (product: Product) =>
  (await product.services.db.select().from(bookings))[0] as typeof bookings.$inferSelect;

test('a booking has the source of its form, over GraphQL and without scripts', async ({ product }) => {
  const campaign = `${product.url}/book?utm_source=newsletter&utm_medium=mail&utm_campaign=Diwali`;
  const posted = new URLSearchParams(call(times[0] as string) as Record<string, string>);
  const answers = [
    await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: campaign },
      body: JSON.stringify({ query: callOperations.book, variables: { input: call(times[1] as string) } }),
    }),
    await fetch(campaign, { method: 'POST', headers: { referer: campaign, accept: 'text/html' }, body: posted }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = await product.services.db.select().from(messages);
  expect(
    stored.map(({ source, medium, campaign: name, sentFrom, ownerId }) => [source, medium, name, sentFrom, ownerId]),
  ).toEqual(Array(2).fill(['newsletter', 'mail', 'diwali', '/book', host.id]));
});

test('webhooks get booking.created, rescheduled and cancelled with the current booking', async ({ product, admin }) => {
  await makeWebhook(admin, {
    url: receiver.url,
    events: ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'],
  });
  const [, first = '', second = ''] = times;
  await book(product.nobody, first, { name: 'Emma Clarke', email: 'emma@client.example' });
  const { id, messageId } = await row(product);
  const created = (await receiver.post(0)).body;
  const endOf = (startsAt: string) => new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  const data = {
    ...{ _id: id, startsAt: first, endsAt: endOf(first), name: 'Emma Clarke', email: 'emma@client.example' },
    ...{ phone: '+12125550123', service: 'Web Development', note: 'About our shop.', timeZone: 'America/New_York' },
    ...{ status: 'CONFIRMED', outcome: null, host: { id: host.id, name: 'Asha Rao' }, messageId },
    createdAt: product.services.now().toISOString(),
  };
  expect(created).toMatchObject({ type: 'booking.created', data });
  const token = callToken((await product.mail.mailTo('emma@client.example')).text);
  await product.nobody.gql(callOperations.move, { token, input: { startsAt: second } });
  const moved = { ...data, startsAt: second, endsAt: endOf(second) };
  expect((await receiver.post(1)).body).toMatchObject({ type: 'booking.rescheduled', data: moved });
  await product.nobody.gql(callOperations.cancel, { token });
  expect((await receiver.post(2)).body).toMatchObject({
    ...{ type: 'booking.cancelled', data: { ...moved, status: 'CANCELLED' } },
  });
});

test('a change of the office time zone keeps the moment of a call and moves it to the right day', async ({
  product,
  admin,
}) => {
  const startsAt = times.find((time) => time.endsWith('T20:30:00.000Z')) as string;
  await book(product.nobody, startsAt);
  const day = startsAt.slice(0, 10);
  const dayAfter = new Date(Date.parse(day) + 24 * 3600 * 1000).toISOString().slice(0, 10);
  const on = async (from: string) =>
    (await admin.gql(callOperations.list, { from, days: 1 })).data.bookings.bookings.map(
      (one: { startsAt: string }) => one.startsAt,
    );
  // 02:00 of the day after in India, 15:30 of the day itself in New York.
  expect([await on(day), await on(dayAfter)]).toEqual([[], [startsAt]]);
  await takeBookings(admin, { timeZone: 'America/New_York' });
  expect([await on(day), await on(dayAfter)]).toEqual([[startsAt], []]);
  expect((await row(product)).startsAt.toISOString()).toBe(startsAt);
  expect(await freeTimes(product.nobody)).not.toContain(startsAt);
});
