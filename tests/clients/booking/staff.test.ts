import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { book, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const CLIENT = 'emma@client.example';

let product: Product;
let admin: Person;
let host: { id: string; email: string };
let times: string[];
let id: string;
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin', { name: 'Meera Nair' });
  await takeBookings(admin);
  host = await makeHost(product, 'Asha Rao');
  times = await freeTimes(product.nobody);
  await book(product.nobody, times[4] as string, { name: 'Emma Clarke', email: CLIENT });
  await product.mail.mailTo(CLIENT);
  id = (await row()).id;
});
afterEach(() => product.stop());

const row = async () => (await product.services.db.select().from(bookings))[0] as typeof bookings.$inferSelect;
const said = ({ code, errors }: Gql) => [code, errors?.[0].message];
const run = (operation: 'cancelBooking' | 'remind', person = admin) => person.gql(callOperations[operation], { id });
const setOutcome = (outcome: string | null) => admin.gql(callOperations.setOutcome, { id, outcome });
const waitUntil = async (ms: number) =>
  product.passTime((await row()).startsAt.getTime() + ms - product.services.now().getTime());
const enquiry = async () => (await admin.gql(callOperations.enquiry, { id: (await row()).messageId })).data.message;

describe('staff operations on bookings', () => {
  test('staff read the calls of a period, of all or one host, ordered by time', async () => {
    await makeHost(product, 'Ravi Iyer');
    await book(product.nobody, times[4] as string);
    await book(product.nobody, times[2] as string);
    const list = async (variables: Record<string, unknown>) =>
      (await admin.gql(callOperations.list, { from: '2000-01-01', days: 31, ...variables })).data.bookings;
    expect((await list({})).bookings).toEqual([]);
    const from = new Date(product.services.now().getTime() + 5.5 * HOUR).toISOString().slice(0, 10);
    const all = (await list({ from })).bookings;
    expect(all.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([times[2], times[4], times[4]]);
    const own = (await list({ from, hostId: host.id })).bookings;
    expect(own.every((one: { host: { id: string } }) => one.host.id === host.id)).toBe(true);
    for (const wrong of [{ from: 'today' }, { from, days: 0 }, { from, days: 32 }]) {
      const { code } = await admin.gql(callOperations.list, wrong);
      expect([wrong, code]).toEqual([wrong, 'BAD_USER_INPUT']);
    }
  });

  test('staff read all calls in pages, latest first, cancelled ones included', async () => {
    await makeHost(product, 'Ravi Iyer');
    await book(product.nobody, times[4] as string);
    await book(product.nobody, times[2] as string);
    await run('cancelBooking');
    const list = async (args: string) => {
      const { data } = await admin.gql(
        `{ allBookings(${args}) { nodes { startsAt status host { id } } pageInfo { hasNextPage endCursor } totalCount } }`,
      );
      return data.allBookings;
    };
    const first = await list('first: 2');
    expect(first.totalCount).toBe(3);
    const { nodes, pageInfo } = await list(`first: 2, after: "${first.pageInfo.endCursor}"`);
    const all = [...first.nodes, ...nodes];
    expect([all.map(({ startsAt }) => startsAt), pageInfo.hasNextPage]).toEqual([
      [times[4], times[4], times[2]],
      false,
    ]);
    expect(all.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
    const own = await list(`first: 10, hostId: "${host.id}"`);
    expect(own.totalCount).toBe(all.filter((one) => one.host.id === host.id).length);
    expect(own.nodes.every((one: { host: { id: string } }) => one.host.id === host.id)).toBe(true);
    expect((await list('first: 2, updatedSince: "9999-01-01T00:00:00.000Z"')).nodes).toEqual([]);
  });

  test('staff cancel a call until its end', async () => {
    await waitUntil(HOUR / 2);
    expect(said(await run('cancelBooking'))).toEqual(['CONFLICT', 'Cannot cancel past bookings.']);
    product.passTime(-1);
    expect((await run('cancelBooking')).data.cancelBooking.status).toBe('CANCELLED');
    expect(invitationIn(await product.mail.mailTo(CLIENT, 1))).toMatchObject({
      method: 'CANCEL',
      uid: id,
      sequence: 1,
    });
    expect((await enquiry()).thread.nodes.at(-1)).toMatchObject({ kind: 'BOOKING_CANCELLED', actor: 'Meera Nair' });
  });

  test('staff move a call to another slot of its host without minimum notice', async () => {
    const move = (startsAt: string) => admin.gql(callOperations.moveBooking, { id, input: { startsAt } });
    const soon = new Date(Date.parse(times[0] as string) - HOUR / 2).toISOString();
    expect(await freeTimes(product.nobody)).not.toContain(soon);
    expect((await move(soon)).data.moveBooking.startsAt).toBe(soon);
    expect(invitationIn(await product.mail.mailTo(CLIENT, 1))).toMatchObject({ sequence: 1, start: soon });
    await book(product.nobody, times[6] as string);
    expect(said(await move(times[6] as string))[0]).toBe('CONFLICT');
    const past = new Date(Date.parse(soon) - 2 * HOUR).toISOString();
    for (const wrong of [past, new Date(Date.parse(soon) + 60_000).toISOString()])
      expect((await move(wrong)).code).toBe('BAD_USER_INPUT');
    await waitUntil(HOUR / 2);
    expect(said(await move(times[9] as string))).toEqual(['CONFLICT', 'The call is over.']);
  });

  test('staff send a reminder once per session', async () => {
    expect((await run('remind')).data.remindBooking.remindedAt).toBe(product.services.now().toISOString());
    expect((await product.mail.mailTo(CLIENT, 1)).subject).toMatch(/^A reminder: your call with Marquee, /);
    expect(said(await run('remind'))).toEqual(['CONFLICT', 'A reminder has been sent already.']);
    const other = await product.signedIn('admin');
    expect((await run('remind', other)).code).toBeUndefined();
    await waitUntil(0);
    expect(said(await run('remind', await product.signedIn('admin')))).toEqual(['CONFLICT', 'The call is over.']);
  });

  test('a mail of staff to the client is stored as a reply to the message', async () => {
    const write = (input: Record<string, string>) => admin.gql(callOperations.write, { id, input });
    for (const [field, sentence] of [
      ['subject', 'Subject cannot be empty'],
      ['body', 'Message body cannot be empty'],
    ] as const) {
      const { errors } = await write({ subject: 'Before we talk', body: 'Please have it at hand.', [field]: ' ' });
      expect(errors?.[0].extensions.fields).toEqual({ [field]: sentence });
    }
    await write({ subject: 'Before we talk', body: 'Please have your figures at hand.' });
    const first = await product.mail.mailTo(CLIENT);
    const mail = await product.mail.mailTo(CLIENT, 1);
    expect([mail.subject, mail.inReplyTo]).toEqual(['Before we talk', first.messageId]);
    expect(mail.text).toMatch(/^Please have your figures at hand\./);
    const { stage, thread } = await enquiry();
    expect([stage, thread.nodes.find(({ __typename }: { __typename: string }) => __typename === 'Reply')]).toEqual([
      'IN_CONTACT',
      { __typename: 'Reply', replyText: 'Before we talk\n\nPlease have your figures at hand.', author: 'Meera Nair' },
    ]);
  });

  test('the outcome DONE after the start moves a new message to IN_CONTACT', async () => {
    await waitUntil(-1);
    expect(said(await setOutcome('DONE'))).toEqual(['CONFLICT', 'The call is still to come.']);
    await waitUntil(0);
    expect((await setOutcome('NO_SHOW')).data.setBookingOutcome.outcome).toBe('NO_SHOW');
    expect((await enquiry()).stage).toBe('NEW');
    expect((await setOutcome('DONE')).data.setBookingOutcome.outcome).toBe('DONE');
    expect((await enquiry()).stage).toBe('IN_CONTACT');
    expect((await setOutcome(null)).data.setBookingOutcome.outcome).toBeNull();
    expect((await enquiry()).thread.nodes.map(({ summary }: { summary?: string }) => summary).slice(1)).toEqual([
      'noted that nobody was there for the call',
      'noted that the call took place',
      'moved it to In Contact',
      'took back what was noted of the call',
    ]);
  });

  test('staff cannot change a cancelled call', async () => {
    await run('cancelBooking');
    await waitUntil(0);
    const cancelled = ['CONFLICT', 'This booking has been cancelled already.'];
    expect(said(await setOutcome('DONE'))).toEqual(cancelled);
    expect(said(await run('remind'))).toEqual(cancelled);
    const input = { startsAt: times[9] };
    expect(said(await admin.gql(callOperations.moveBooking, { id, input }))).toEqual(cancelled);
  });

  test('an unknown booking is NOT_FOUND', async () => {
    id = crypto.randomUUID();
    expect(said(await run('cancelBooking'))).toEqual(['NOT_FOUND', 'Booking not found.']);
    expect(said(await setOutcome('DONE'))).toEqual(['NOT_FOUND', 'Booking not found.']);
  });
});
