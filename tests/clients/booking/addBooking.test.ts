import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingHosts, bookings, busyTimes } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { insertFeed, insertHost } from '#tests/kit/content/booking.ts';
import { book, callOperations, callToken, freeTimes, takeBookings } from '#tests/kit/content/calls.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const ADD = `mutation ($input: AddBookingInput!) { addBooking(input: $input) { id startsAt endsAt name email phone
  phoneText service note timeZone status messageId host { id name } } }`;
const OBSTACLES = `query ($hostId: UUID!, $startsAt: DateTimeISO!) {
  bookingObstacles(hostId: $hostId, startsAt: $startsAt) { obstacles } }`;
const SLOTS = `query ($hostId: UUID!, $from: String!) { bookableSlots(hostId: $hostId, from: $from) { slots { startsAt } } }`;

let product: Product;
let admin: Person;
let host: Person;
let times: string[];
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin', { name: 'Meera Nair' });
  await takeBookings(admin);
  host = await product.signedIn('Employee', { name: 'Asha Rao' });
  // Every day from 9 to 17 in the office's time zone.
  await insertHost(product, host.id);
  times = await freeTimes(product.nobody);
});
afterEach(() => product.stop());

const rows = () => product.services.db.select().from(bookings);
const input = (startsAt: string, fields: object = {}) => ({
  ...{ hostId: host.id, startsAt, name: 'Emma Clarke', email: 'emma@client.example', service: 'Web Development' },
  ...fields,
});
const add = (person: Person, startsAt: string, fields: object = {}): Promise<Gql> =>
  person.gql(ADD, { input: input(startsAt, fields) });
const said = ({ code, errors }: Gql) => [code, errors?.[0].message];
const later = (time: string | undefined, ms: number) => new Date(Date.parse(time as string) + ms).toISOString();
/** A time at night, outside the hours of every day. */
const atNight = () =>
  later(
    times.find((time) => time.endsWith('T11:00:00.000Z')),
    10 * HOUR,
  );

describe('a booking by hand', () => {
  test('the client of an added call gets an invitation with a link that cancels it', async () => {
    const startsAt = times[3] as string;
    const { data } = await add(admin, startsAt, { phone: '+44 (0)20 7946 0958', note: 'She called.' });
    expect(data.addBooking).toMatchObject({
      ...{ startsAt, name: 'Emma Clarke', phone: '+442079460958', note: 'She called.', timeZone: 'Asia/Kolkata' },
      ...{ status: 'CONFIRMED', host: { id: host.id, name: 'Asha Rao' } },
    });
    const mail = await product.mail.mailTo('emma@client.example');
    expect(mail.subject).toMatch(/^Your call with Marquee: /);
    expect(invitationIn(mail)).toMatchObject({ method: 'REQUEST', uid: data.addBooking.id, start: startsAt });
    const token = callToken(mail.text);
    const cancelled = await product.nobody.gql(callOperations.cancel, { token });
    expect(cancelled.data.cancelCall.status).toBe('CANCELLED');
    expect(invitationIn(await product.mail.mailTo(host.email))).toMatchObject({ method: 'REQUEST', start: startsAt });
  });

  test('an added call creates a read message in contact, with an event of the person who added it', async () => {
    const { data } = await add(admin, times[3] as string);
    const { messageId } = data.addBooking;
    const { message } = (await admin.gql(callOperations.enquiry, { id: messageId })).data;
    expect(message).toMatchObject({ name: 'Emma Clarke', stage: 'IN_CONTACT', owner: { id: host.id } });
    expect(message.thread.nodes).toEqual([expect.objectContaining({ kind: 'BOOKED', actor: 'Meera Nair' })]);
    const [row] = await product.services.db.select().from(messages);
    expect(row?.isRead).toBe(true);
  });

  test('a call added to an enquiry puts it in contact and replaces its earlier call', async () => {
    const { id } = await makeMessage(product, { email: 'emma@client.example' });
    const { data } = await add(host, times[3] as string, { messageId: id });
    expect(data.addBooking.messageId).toBe(id);
    const { message } = (await admin.gql(callOperations.enquiry, { id })).data;
    expect(message).toMatchObject({ stage: 'IN_CONTACT', booking: { id: data.addBooking.id } });
    const confirmation = await product.mail.mailTo('emma@client.example', 1);
    expect(confirmation.inReplyTo).toContain(id);
    const second = await add(host, times[6] as string, { messageId: id });
    const after = (await admin.gql(callOperations.enquiry, { id })).data.message;
    expect(after.booking.id).toBe(second.data.addBooking.id);
    const unknown = await add(host, times[8] as string, { messageId: admin.id });
    expect(said(unknown)).toEqual(['BAD_USER_INPUT', 'This message no longer exists.']);
  });

  test('only the host gets a mail of a call without a confirmation', async () => {
    await add(admin, times[3] as string, { sendsConfirmation: false });
    await product.mail.mailTo(host.email);
    // The mail of a later call, so that an earlier one would have arrived.
    await add(admin, times[5] as string, { email: 'ravi@client.example' });
    await product.mail.mailTo('ravi@client.example');
    expect(product.mail.mails.some(({ to }) => to?.[0]?.address === 'emma@client.example')).toBe(false);
  });

  test('the mail of a call without a phone number asks for one', async () => {
    await add(admin, times[5] as string, { email: 'ravi@client.example', phone: ' ' });
    expect((await product.mail.mailTo('ravi@client.example')).text).toContain(
      'Please answer this mail with the number at which we can call you.',
    );
    expect((await rows()).map(({ phone }) => phone)).toEqual(['']);
  });

  test('concurrent additions of the same call make one booking and one mail', async () => {
    const startsAt = times[3] as string;
    const answers = await Promise.all([add(admin, startsAt), add(host, startsAt), add(admin, startsAt)]);
    const ids = answers.map(({ data }) => data.addBooking.id);
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await product.mail.mailTo(host.email);
    const isClients = ({ to }: { to?: { address?: string }[] }) => to?.[0]?.address === 'emma@client.example';
    await product.mail.mailTo('emma@client.example');
    expect(product.mail.mails.filter((mail) => isClients(mail as never))).toHaveLength(1);
  });

  test('the audit log and the list of all bookings name the booking', async () => {
    const { data } = await add(admin, atNight(), { overrules: ['OUTSIDE_HOURS'] });
    const audit = await admin.gql('{ auditEntries(first: 1) { nodes { action subject { label } } } }');
    expect(audit.data.auditEntries.nodes[0]).toEqual({ action: 'booking.add', subject: { label: 'Emma Clarke' } });
    const all = await admin.gql('{ allBookings { nodes { id name } } }');
    expect(all.data.allBookings.nodes).toEqual([{ id: data.addBooking.id, name: 'Emma Clarke' }]);
  });
});

describe('a time that something speaks against', () => {
  test.each([
    ['outside the hours of the host', 'OUTSIDE_HOURS', 'This is outside the hours of Asha Rao.'],
    ['within a busy time of the own calendar', 'BUSY', 'Asha Rao is busy then, by their own calendar.'],
    ['closer to another call than the gap', 'GAP', 'Another call of Asha Rao is closer than the gap between calls.'],
    ['of a host who takes no calls now', 'PAUSED', 'Asha Rao takes no calls now.'],
  ])('a time %s is refused until it is overruled', async (_what, obstacle, sentence) => {
    let startsAt = times[6] as string;
    if (obstacle === 'OUTSIDE_HOURS') startsAt = atNight();
    if (obstacle === 'BUSY') {
      const feedId = await insertFeed(product, host.id, { place: 'calendar.example' });
      const busy = { feedId, startsAt: new Date(startsAt), endsAt: new Date(later(startsAt, HOUR)) };
      await product.services.db.insert(busyTimes).values(busy);
    }
    if (obstacle === 'GAP') {
      await book(product.nobody, times[5] as string);
      await takeBookings(admin, { gapMinutes: 15 });
    }
    if (obstacle === 'PAUSED')
      await product.services.db.update(bookingHosts).set({ isActive: false }).where(eq(bookingHosts.userId, host.id));
    const { data } = await host.gql(OBSTACLES, { hostId: host.id, startsAt });
    expect(data.bookingObstacles.obstacles).toContain(obstacle);
    const others = data.bookingObstacles.obstacles.filter((other: string) => other !== obstacle);
    const refused = await add(host, startsAt, { overrules: others });
    expect(said(refused)).toEqual([
      'BAD_USER_INPUT',
      `${sentence} Please confirm that the call takes place all the same.`,
    ]);
    expect(refused.errors?.[0].extensions.fields).toHaveProperty('overrules');
    const added = await add(host, startsAt, { overrules: data.bookingObstacles.obstacles });
    expect(added.data.addBooking.startsAt).toBe(startsAt);
  });

  test('a time within another call of the host is refused, whatever is overruled', async () => {
    await book(product.nobody, times[4] as string);
    const all = ['PAUSED', 'OUTSIDE_HOURS', 'BUSY', 'GAP'];
    for (const ms of [-HOUR / 4, 0, HOUR / 4]) {
      const startsAt = later(times[4], ms);
      const refused = await add(admin, startsAt, { overrules: all });
      expect(said(refused)).toEqual(['CONFLICT', expect.stringMatching(/^Asha Rao has another call at /)]);
      expect((await admin.gql(OBSTACLES, { hostId: host.id, startsAt })).code).toBe('CONFLICT');
    }
    expect((await add(admin, later(times[4], HOUR / 2), { overrules: all })).code).toBeUndefined();
  });

  test('a call can be added a minute from now but not in the past or in the year 2150', async () => {
    const now = product.services.now().getTime();
    const overrules = ['OUTSIDE_HOURS'];
    for (const ms of [-DAY, -1, 0])
      expect(said(await add(admin, new Date(now + ms).toISOString(), { overrules }))).toEqual([
        'BAD_USER_INPUT',
        'This time is in the past. Please choose a later one.',
      ]);
    expect((await add(admin, '2150-01-01T10:00:00.000Z', { overrules })).code).toBe('BAD_USER_INPUT');
    expect((await add(admin, new Date(now + 60_000).toISOString(), { overrules })).code).toBeUndefined();
  });

  test('each invalid field of a booking is refused by its name', async () => {
    const fields = async (wrong: object) =>
      Object.keys((await add(admin, times[3] as string, wrong)).errors?.[0].extensions.fields ?? {});
    expect(await fields({ name: 'E' })).toEqual(['name']);
    expect(await fields({ email: 'nobody' })).toEqual(['email']);
    expect(await fields({ phone: '12' })).toEqual(['phone']);
    expect(await fields({ service: 'Cooking' })).toEqual(['service']);
    expect(await fields({ timeZone: 'Moon/Base' })).toEqual(['timeZone']);
    expect(await rows()).toEqual([]);
  });
});

describe('who may add a booking', () => {
  test('an employee adds calls only for themself', async () => {
    const other = await product.signedIn('Employee', { name: 'Ravi Iyer' });
    await insertHost(product, other.id);
    expect((await add(host, times[3] as string)).code).toBeUndefined();
    for (const refused of [
      await add(other, times[5] as string),
      await other.gql(OBSTACLES, { hostId: host.id, startsAt: times[5] }),
      await other.gql(SLOTS, { hostId: host.id, from: '2026-11-27' }),
    ])
      expect(said(refused)).toEqual(['NOT_FOUND', 'This host no longer exists.']);
    expect((await add(product.nobody, times[5] as string)).code).toBe('UNAUTHENTICATED');
    expect((await add(other, times[5] as string, { hostId: other.id })).code).toBeUndefined();
  });

  test('nobody adds a call for a user who is no host, or is blocked, or while bookings are off', async () => {
    const { id } = await product.user();
    expect((await add(admin, times[3] as string, { hostId: id })).code).toBe('NOT_FOUND');
    await product.services.db.update(users).set({ isBlocked: true }).where(eq(users.id, host.id));
    expect((await add(admin, times[3] as string)).code).toBe('NOT_FOUND');
    await product.services.db.update(users).set({ isBlocked: false }).where(eq(users.id, host.id));
    await changeSite(admin, { takesBookings: false });
    expect(said(await add(admin, times[3] as string))).toEqual([
      'CONFLICT',
      'Bookings are switched off. An admin can switch them on in the settings of the site.',
    ]);
  });

  test('the free slots for a booking by hand leave out calls but ignore the minimum notice', async () => {
    await takeBookings(admin, { noticeHours: 48 });
    await book(product.nobody, (await freeTimes(product.nobody))[0] as string);
    const from = product.services.now().toISOString().slice(0, 10);
    const { data } = await host.gql(SLOTS, { hostId: host.id, from });
    const starts = data.bookableSlots.slots.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts).toContain(times[0]);
    const [taken] = await rows();
    expect(starts).not.toContain(taken?.startsAt.toISOString());
    expect(starts.every((start: string) => Date.parse(start) >= product.services.now().getTime())).toBe(true);
  });
});
