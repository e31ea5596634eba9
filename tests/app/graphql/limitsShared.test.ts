import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { limitTable, networkOf } from '#server/platform/limit/limits.ts';
import { rateLimits } from '#server/platform/limit/table.ts';
import { newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { newAddress, newIdentifier, tally, times } from '#tests/kit/network/limits.ts';
import { doors } from '#tests/kit/network/signInEntries.ts';
import { type Wire, wireTo } from '#tests/kit/network/wire.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const ON = {
  RATE_LIMITS: 'on',
  TRUST_PROXY: '127.0.0.1',
  SESSION_SECRET: 'a secret that all processes share, 32 bytes',
};
const wrong = 'Wrong-123';
const [rest] = doors;

/** Two server processes on one database; the first is connected through a proxy of the kit. */
let one: Product;
let other: Product;
let wire: Wire;
beforeAll(async () => {
  let shared = '';
  one = await startProduct(ON, {
    connectThrough: async (databaseUrl) => {
      shared = databaseUrl;
      wire = await wireTo(databaseUrl);
      return wire.url;
    },
  });
  // Both use one mail server, because either may send a queued mail.
  other = await startProduct({ ...ON, SMTP_URL: one.mail.url }, { connectThrough: async () => shared });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  await wire.cut();
});

test('two processes share the limits', async () => {
  const address = newAddress();
  const guessers = [one.nobody.from(address), other.nobody.from(address)] as const;
  const guesses = Array.from({ length: 24 }, (_, index) =>
    rest.login(guessers[index % 2 ? 1 : 0], newIdentifier(), wrong),
  );
  expect(tally(await Promise.all(guesses))).toEqual({ 401: 10, 429: 14 });
});

test('the table of limits contains neither addresses nor identifiers', async () => {
  const [address, identifier] = [newAddress(), newIdentifier()];
  await rest.login(one.nobody.from(address), identifier, wrong);
  const keys = (await other.services.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/);
});

test('addresses of one IPv6 /64 count as one', async () => {
  const guess = (address: string) => rest.login(one.nobody.from(address), newIdentifier(), wrong);
  expect(tally(await times(11, (index) => guess(`2001:db8:0:7::${index + 1}`)))).toEqual({ 401: 10, 429: 1 });
  expect((await guess('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).status).toBe(429);
  expect((await guess('2001:db8:0:8::1')).status).toBe(401);
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:3:3:4:5:6', '2001:db8:1:3::'],
  ['::1', '::'],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test('each aliased field in a document takes a point', async () => {
  const address = newAddress();
  const sender = one.nobody.from(address);
  const query = `mutation ($i: SendMessageInput!) { ${['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: sendMessage(input: $i) { id }`).join(' ')} }`;
  const send = () => sender.gql(query, { i: newMessage() });
  const spent = Array.from({ length: limitTable.sendMessage.points - 10 });
  await Promise.all(spent.map(() => one.services.limits.count('sendMessage', address)));
  expect(tally(await times(2, send))).toEqual({ 200: 2 });
  expect(await send()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

test('queries by staff do not count', async () => {
  const admin = await one.signedIn('admin');
  const before = await one.services.db.$count(rateLimits);
  const reading = Array.from({ length: 50 }, () => admin.gql('{ overview { unreadMessages } }'));
  expect(tally(await Promise.all(reading))).toEqual({ 200: 50 });
  expect(await one.services.db.$count(rateLimits)).toBe(before);
});

test('housekeeping deletes only expired counts', async () => {
  const { db } = one.services;
  await rest.login(one.nobody.from(newAddress()), newIdentifier(), wrong);
  await db.insert(rateLimits).values({ key: 'signIn:over', points: 1, expire: Date.now() - 1 });
  const before = await db.$count(rateLimits);
  await startHousekeeping(one.services)();
  expect(await db.$count(rateLimits)).toBe(before - 1);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).not.toContain('signIn:over');
});

test('a limited operation is 503 while the database is unavailable', async () => {
  await wire.cut();
  const answers = await Promise.all([
    ...doors.map(({ login }) => login(one.nobody.from(newAddress()), newIdentifier(), wrong)),
    sendMessage(one.nobody.from(newAddress())),
  ]);
  await wire.mend();
  for (const { status, headers } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
});
