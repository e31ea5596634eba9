import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { book, call, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const TAKEN = 'This time has just been taken. Please choose another.';

let product: Product;
let admin: Person;
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin');
});
afterEach(() => product.stop());

const stored = () => product.services.db.select().from(bookings);

describe('booking a call', () => {
  test('a booked call is a message of its host that is confirmed by mail with an invitation', async () => {
    await takeBookings(admin);
    const host = await makeHost(product, 'Asha Rao');
    const [startsAt = ''] = await freeTimes(product.nobody);
    const endsAt = new Date(Date.parse(startsAt) + HOUR / 2).toISOString();
    const input = call(startsAt, { name: 'Emma Clarke', email: 'emma@client.example' });
    const { data } = await product.nobody.gql(callOperations.book, { input });
    expect(data.bookCall).toEqual({
      ...{ startsAt, endsAt, timeZone: 'America/New_York', officeTimeZone: 'Asia/Kolkata', host: 'Asha Rao' },
      ...{ service: 'Web Development', status: 'CONFIRMED', canChange: true },
      changeableUntil: new Date(Date.parse(startsAt) - HOUR).toISOString(),
    });

    const mail = await product.mail.mailTo('emma@client.example');
    const office = await product.mail.mailTo(host.email);
    const [row] = await stored();
    expect(invitationIn(mail)).toEqual({
      ...{ method: 'REQUEST', uid: row?.id, sequence: 0, status: 'CONFIRMED', summary: 'Call with Marquee' },
      ...{ start: startsAt, end: endsAt },
      organizer: 'mailto:hello@marquee.example',
      attendees: ['mailto:emma@client.example'],
    });
    expect(invitationIn(office)).toMatchObject({ uid: row?.id, start: startsAt, attendees: [`mailto:${host.email}`] });
    expect(mail.text).toContain('(New York time)');
    expect(mail.text).toContain('in Kolkata.');
    // The confirmation contains no text of the booker, so that it cannot be used to mail strangers.
    for (const theirs of ['Emma', 'About our shop']) expect(`${mail.subject} ${mail.text}`).not.toContain(theirs);
    expect(office.text).toContain('Emma Clarke\nemma@client.example\n+12125550123');

    const { message } = (await admin.gql(callOperations.enquiry, { id: row?.messageId })).data;
    expect(message).toMatchObject({
      ...{ name: 'Emma Clarke', stage: 'NEW', message: 'About our shop.', contactNumber: '+12125550123' },
      ...{ owner: { id: host.id, name: 'Asha Rao' }, booking: { id: row?.id, startsAt, status: 'CONFIRMED' } },
    });
    expect(message.thread.nodes).toMatchObject([
      {
        kind: 'BOOKED',
        actor: 'Emma Clarke',
        summary: expect.stringMatching(/^booked a call: \w+, .* \(Kolkata time\)$/),
      },
    ]);
    expect(await freeTimes(product.nobody)).not.toContain(startsAt);
  });

  test('exactly one of 50 concurrent bookings of one slot succeeds', async () => {
    await takeBookings(admin);
    await makeHost(product, 'Asha Rao');
    const [startsAt = ''] = await freeTimes(product.nobody);
    const all = await Promise.all(Array.from({ length: 50 }, () => book(product.nobody, startsAt)));
    const reported = all.map(({ data, errors, code }) =>
      data?.bookCall ? 'booked' : `${code}: ${errors?.[0].message}`,
    );
    expect(reported.filter((one) => one === 'booked')).toHaveLength(1);
    expect(reported.filter((one) => one === `CONFLICT: ${TAKEN}`)).toHaveLength(49);
    expect(await stored()).toHaveLength(1);
    expect(await product.services.db.select().from(messages)).toHaveLength(1);
  });

  test('hosts take turns until all hosts are booked at a slot', async () => {
    await takeBookings(admin);
    const hosts = [await makeHost(product, 'Asha Rao'), await makeHost(product, 'Ravi Iyer')];
    const [first = '', second = ''] = await freeTimes(product.nobody);
    const hostOf = async (startsAt: string) => {
      product.passTime(1000);
      return (await book(product.nobody, startsAt)).data?.bookCall?.host;
    };
    const names = [await hostOf(first), await hostOf(second)];
    expect(new Set(names)).toEqual(new Set(['Asha Rao', 'Ravi Iyer']));
    expect(await freeTimes(product.nobody)).toContain(first);
    expect(await hostOf(first)).toBe(names[1]);
    expect((await book(product.nobody, first)).errors?.[0].message).toBe(TAKEN);
    expect(new Set((await stored()).map(({ hostId }) => hostId))).toEqual(new Set(hosts.map(({ id }) => id)));
  });

  test('where visitors choose a host, a call is with this host as long as the host is free', async () => {
    await takeBookings(admin, { offersHosts: true });
    const asha = await makeHost(product, 'Asha Rao');
    const ravi = await makeHost(product, 'Ravi Iyer', [{ days: ['MONDAY'], opens: '10:00', closes: '10:30' }]);
    const offered = (await product.nobody.gql(callOperations.freeTimes)).data.freeTimes.hosts;
    expect(offered).toEqual([
      { id: asha.id, name: 'Asha Rao' },
      { id: ravi.id, name: 'Ravi Iyer' },
    ]);
    const [startsAt = ''] = await freeTimes(product.nobody, { hostId: ravi.id });
    expect((await book(product.nobody, startsAt, { hostId: ravi.id })).data.bookCall.host).toBe('Ravi Iyer');
    expect((await book(product.nobody, startsAt, { hostId: ravi.id })).errors?.[0].message).toBe(TAKEN);
    expect((await book(product.nobody, startsAt, { hostId: asha.id })).data.bookCall.host).toBe('Asha Rao');
    const stranger = await product.user();
    const refused = await book(product.nobody, startsAt, { hostId: stranger.id });
    expect([refused.code, Object.keys(refused.errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['hostId']]);
  });

  test('a booking by a robot is stored as spam without blocking its slot', async () => {
    await takeBookings(admin);
    await makeHost(product, 'Asha Rao');
    const [startsAt = ''] = await freeTimes(product.nobody);
    const form = { isHoneypotFilled: true, elapsedMs: 5000 };
    const { data } = await product.nobody.gql(callOperations.book, { input: call(startsAt), form });
    expect(data.bookCall).toMatchObject({ startsAt, status: 'CONFIRMED' });
    expect(await stored()).toEqual([]);
    expect(await product.services.db.select().from(messages)).toMatchObject([{ isSpam: true, isAnnounced: false }]);
    expect(await freeTimes(product.nobody)).toContain(startsAt);
  });
});

describe('refused bookings', () => {
  const refusal = async (startsAt: string, fields = {}) => {
    const { code, errors } = await book(product.nobody, startsAt, fields);
    expect(await stored()).toEqual([]);
    expect(await product.services.db.select().from(messages)).toEqual([]);
    return [code, Object.keys(errors?.[0].extensions.fields ?? {})];
  };

  test('nothing can be booked and no slots are returned while bookings are off', async () => {
    await makeHost(product, 'Asha Rao');
    const { freeTimes: none } = (await product.nobody.gql(callOperations.freeTimes)).data;
    expect(none).toBeNull();
    const soon = new Date(Math.ceil((product.services.now().getTime() + 48 * HOUR) / HOUR) * HOUR).toISOString();
    expect(await refusal(soon)).toEqual(['CONFLICT', []]);
  });

  test('a booking outside notice, horizon, hours or slots is refused', async () => {
    await takeBookings(admin, { noticeHours: 2, horizonDays: 2 });
    const host = await makeHost(product, 'Asha Rao');
    const all = await freeTimes(product.nobody);
    const shifted = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
    const [first = '', last = ''] = [all[0], all.at(-1)];
    const wrong = [
      shifted(first, -HOUR / 2),
      shifted(last, HOUR / 2),
      shifted(last, 24 * HOUR),
      shifted(first, 60_000),
    ];
    for (const at of wrong) expect([at, await refusal(at)]).toEqual([at, ['BAD_USER_INPUT', ['startsAt']]]);
    expect(Date.parse(first) - product.services.now().getTime()).toBeGreaterThanOrEqual(2 * HOUR);
    expect(Date.parse(first) - product.services.now().getTime()).toBeLessThan(2.5 * HOUR);
    await product.services.db.delete(bookings).where(eq(bookings.hostId, host.id));
  });

  test.each([
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+05:30'],
    ['name', 'E'],
    ['email', 'emma'],
    ['phone', '12345'],
    ['phone', '+0123456789'],
    ['phone', '+12345678901234567'],
    ['service', 'Ironing'],
    ['note', 'a'.repeat(2001)],
  ])('a booking with %s as %j is refused', async (field, value) => {
    await takeBookings(admin);
    await makeHost(product, 'Asha Rao');
    const [startsAt = ''] = await freeTimes(product.nobody);
    expect(await refusal(startsAt, { [field]: value })).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

test('a phone number of any country is stored as + and digits, ten digits as an Indian one', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const times = await freeTimes(product.nobody);
  const given = ['+44 (20) 7946-0958', '98765 43210', '+1.212.555.0123'];
  for (const [index, phone] of given.entries()) await book(product.nobody, times[index] as string, { phone });
  expect(new Set((await stored()).map(({ phone }) => phone))).toEqual(
    new Set(['+442079460958', '+919876543210', '+12125550123']),
  );
});

test('the extension of a number stands in the note of the call and in its enquiry', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const [first = '', second = ''] = await freeTimes(product.nobody);
  await book(product.nobody, first, { phone: '+1 212 555 0100 ext. 12' });
  await book(product.nobody, second, { phone: 'tel:+912223456789;ext=5', note: null });
  const rows = await product.services.db.select().from(bookings).orderBy(bookings.startsAt);
  expect(rows.map(({ phone, note }) => [phone, note])).toEqual([
    ['+12125550100', 'About our shop.\n\nExtension 12'],
    ['+912223456789', 'Extension 5'],
  ]);
  const enquiries = (await product.services.db.select().from(messages)).map(({ message }) => message);
  expect(enquiries.sort()).toEqual(['About our shop.\n\nExtension 12', 'Extension 5']);
});

test.each(['1 212 555 0100', '1-800-555-0100', '44 20 7946 0958'])(
  'the number %s without a plus is refused with a sentence that asks for its country code',
  async (phone) => {
    await takeBookings(admin);
    await makeHost(product, 'Asha Rao');
    const [startsAt = ''] = await freeTimes(product.nobody);
    const { code, errors } = await book(product.nobody, startsAt, { phone });
    expect([code, errors?.[0].message]).toEqual([
      'BAD_USER_INPUT',
      'Please enter a phone number with its country code, such as +1 212 555 0123.',
    ]);
  },
);

test('the office time zone is stored under one name, whichever alias the browser uses', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const { timeZone, slots } = (await product.nobody.gql(callOperations.freeTimes, { timeZone: 'Asia/Calcutta' })).data
    .freeTimes;
  expect(timeZone).toBe('Asia/Kolkata');
  await book(product.nobody, slots[0].startsAt, { timeZone: 'Asia/Calcutta' });
  await book(product.nobody, slots[1].startsAt, { timeZone: 'Asia/Colombo' });
  const zones = Object.fromEntries((await stored()).map((one) => [one.startsAt.toISOString(), one.timeZone]));
  expect(zones).toEqual({ [slots[0].startsAt]: 'Asia/Kolkata', [slots[1].startsAt]: 'Asia/Colombo' });
});

test('the database refuses overlapping calls of a host', async () => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const [startsAt = ''] = await freeTimes(product.nobody);
  await book(product.nobody, startsAt);
  const [row] = await stored();
  if (!row) throw new Error('nothing was booked');
  const moved = (ms: number) => ({
    ...{ ...row, id: crypto.randomUUID(), messageId: null },
    ...{ startsAt: new Date(row.startsAt.getTime() + ms), endsAt: new Date(row.endsAt.getTime() + ms) },
  });
  const insert = (values: typeof row) => product.services.db.insert(bookings).values(values);
  await expect(insert(moved(HOUR / 2 - 1))).rejects.toMatchObject({ cause: { code: '23P01' } });
  await insert(moved(HOUR / 2));
  await insert({ ...moved(0), status: 'CANCELLED' });
});
