import { isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings, bookingTokens } from '#server/clients/booking/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const CLIENT = 'emma@client.example';
const TOO_LATE = 'It is too late to change this call here. Please call us.';

let product: Product;
let admin: Person;
let host: { id: string; email: string };
/** The slots that were free at the booking; the call has the first. */
let times: string[];
let token: string;
beforeEach(async () => {
  product = await startProduct();
  atNoon(product);
  admin = await product.signedIn('admin');
  await takeBookings(admin, { noticeHours: 2 });
  host = await makeHost(product, 'Asha Rao');
  times = await freeTimes(product.nobody);
  await book(product.nobody, at(4), { name: 'Emma Clarke', email: CLIENT });
  token = callToken((await product.mail.mailTo(CLIENT)).text);
});
afterEach(() => product.stop());

const at = (index: number): string => times[index] as string;
const find = (one = token) => product.nobody.gql(callOperations.find, { token: one });
const cancel = () => product.nobody.gql(callOperations.cancel, { token });
const move = (startsAt: string) => product.nobody.gql(callOperations.move, { token, input: { startsAt } });
const message = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message;
const row = async () => (await product.services.db.select().from(bookings))[0] as typeof bookings.$inferSelect;
const waitUntil = async (msBefore: number) =>
  product.passTime((await row()).startsAt.getTime() - msBefore - product.services.now().getTime());

describe('the link of a mail', () => {
  test('a call moved with its link keeps its UID with a higher SEQUENCE for both sides', async () => {
    const { id } = await row();
    expect((await move(at(6))).data.moveCall).toMatchObject({ startsAt: at(6), host: 'Asha Rao', status: 'CONFIRMED' });
    const mail = await product.mail.mailTo(CLIENT, 1);
    for (const one of [mail, await product.mail.mailTo(host.email, 1)])
      expect(invitationIn(one)).toMatchObject({ method: 'REQUEST', uid: id, sequence: 1, start: at(6) });
    expect([(await row()).startsAt.toISOString(), await freeTimes(product.nobody)]).toEqual([
      at(6),
      expect.arrayContaining([at(4)]),
    ]);
    const newer = callToken(mail.text);
    expect(newer).not.toBe(token);
    expect((await find(newer)).data.bookedCall).toMatchObject({ startsAt: at(6), canChange: true });
    expect((await find()).data.bookedCall).toMatchObject({ startsAt: at(6), canChange: true });
    expect((await move(at(6))).data.moveCall.startsAt).toBe(at(6));
    expect((await row()).sequence).toBe(1);
  });

  test('a call is cancelled with its link, which frees its slot and then shows the state', async () => {
    const { id, messageId } = await row();
    expect((await cancel()).data.cancelCall).toMatchObject({ status: 'CANCELLED', canChange: false });
    for (const address of [CLIENT, host.email])
      expect(invitationIn(await product.mail.mailTo(address, 1))).toMatchObject({
        ...{ method: 'CANCEL', uid: id, sequence: 1, status: 'CANCELLED' },
      });
    expect(await freeTimes(product.nobody)).toContain(at(4));
    const { bookedCall } = (await find()).data;
    expect(bookedCall).toMatchObject({ status: 'CANCELLED', canChange: false, freeTimes: { slots: [] } });
    expect((await cancel()).data.cancelCall.status).toBe('CANCELLED');
    expect((await row()).sequence).toBe(1);
    expect(message(await move(at(6)))).toBe('This booking has been cancelled already.');
    const { thread } = (await admin.gql(callOperations.enquiry, { id: messageId })).data.message;
    expect(thread.nodes.map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor])).toEqual([
      ['BOOKED', 'Emma Clarke'],
      ['BOOKING_CANCELLED', 'Emma Clarke'],
    ]);
  });

  test('a call can be moved and cancelled until the minimum notice before its start', async () => {
    await waitUntil(2 * HOUR + 1);
    expect((await find()).data.bookedCall.canChange).toBe(true);
    expect((await move(at(6))).data.moveCall.startsAt).toBe(at(6));
    await waitUntil(2 * HOUR);
    expect((await find()).data.bookedCall).toMatchObject({ canChange: false, freeTimes: { slots: [] } });
    const later = (await freeTimes(product.nobody)).at(-1) as string;
    expect([message(await move(later)), message(await cancel())]).toEqual([TOO_LATE, TOO_LATE]);
    expect(await row()).toMatchObject({ status: 'CONFIRMED', startsAt: new Date(at(6)) });
  });

  test('a call cannot be moved to a taken or unknown slot', async () => {
    await book(product.nobody, at(6));
    expect(message(await move(at(6)))).toBe('This time has just been taken. Please choose another.');
    const { code, errors } = await move(new Date(Date.parse(at(6)) + 60_000).toISOString());
    expect([code, Object.keys(errors?.[0].extensions.fields)]).toEqual(['BAD_USER_INPUT', ['startsAt']]);
    const { slots } = (await find()).data.bookedCall.freeTimes;
    const offered = slots.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect([at(4), at(5), at(6), at(7)].map((one) => offered.includes(one))).toEqual([false, true, false, true]);
  });

  test('exactly one of several concurrent moves to one slot succeeds', async () => {
    await Promise.all([8, 9, 10, 11].map((index) => book(product.nobody, at(index))));
    await expect
      .poll(() => product.mail.mails.filter(({ subject }) => subject?.startsWith('Your call with')).length)
      .toBe(5);
    const tokens = product.mail.mails
      .filter(({ subject }) => subject?.startsWith('Your call with'))
      .map(({ text }) => callToken(text));
    const all = await Promise.all(
      tokens.map((one) => product.nobody.gql(callOperations.move, { token: one, input: { startsAt: at(20) } })),
    );
    expect(all.filter(({ data }) => data?.moveCall)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4);
  });
});

const invitations = () =>
  product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === CLIENT)).map(invitationIn);

describe('several changes in a row', () => {
  test('three moves make one mail to each side, with the last time and the highest SEQUENCE', async () => {
    for (const index of [6, 8, 10]) expect((await move(at(index))).data.moveCall.startsAt).toBe(at(index));
    for (const address of [CLIENT, host.email])
      expect(invitationIn(await product.mail.mailTo(address, 1))).toMatchObject({ sequence: 3, start: at(10) });
    expect(invitations().map(({ sequence }) => sequence)).toEqual([0, 3]);
    await move(at(12));
    expect(invitationIn(await product.mail.mailTo(CLIENT, 2))).toMatchObject({ sequence: 4, start: at(12) });
  });

  test('a cancellation right after a move is the only mail about both', async () => {
    await move(at(6));
    await cancel();
    await expect.poll(() => invitations().length).toBe(2);
    expect(invitations().at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2, start: at(6), status: 'CANCELLED' });
    await expect.poll(() => product.services.db.$count(outgoingMail, isNull(outgoingMail.sentAt))).toBe(0);
  });
});

test('a token is stored only as a hash', async () => {
  const stored = JSON.stringify([await product.services.db.select().from(bookingTokens), await row()]);
  expect(stored).not.toContain(token);
});

test('an invalid token is answered with NOT_FOUND', async () => {
  for (const wrong of ['', 'x'.repeat(43), `${token}x`, token.slice(1), token.toUpperCase(), 'a'.repeat(100)])
    expect([wrong, (await find(wrong)).code]).toEqual([wrong, 'NOT_FOUND']);
});

test('a call can still be moved without its message or cancelled without its host', async () => {
  const { messageId } = await row();
  await admin.gql('mutation ($id: UUID!) { removeMessage(id: $id) { id } }', { id: messageId });
  expect((await move(at(6))).data.moveCall.startsAt).toBe(at(6));
  await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: host.id });
  expect((await find()).data.bookedCall).toMatchObject({ host: null, startsAt: at(6), freeTimes: { slots: [] } });
  expect((await cancel()).data.cancelCall.status).toBe('CANCELLED');
  await expect.poll(() => invitations().at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
});
