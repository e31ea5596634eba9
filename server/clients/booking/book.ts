import { inArray, max } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import type { BookCallInput } from '#schema/bookCall.ts';
import { bookStrings } from '#schema/bookingStrings.ts';
import type { FormFacts } from '#schema/form.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { withExtension } from '#schema/phoneText.ts';
import type { BookingRules } from '#schema/site.ts';
import { isSameZone } from '#schema/timeZone.ts';
import { ifStillThere } from '#server/clients/affiliate/referral/referrers.ts';
import { messagePayload } from '#server/clients/message/messageView.ts';
import { isRobots } from '#server/clients/message/spam.ts';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { fillInSource, findSource } from '#server/clients/source/findSource.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField, fail, isExclusionViolation } from '#server/platform/errors.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { readPhone } from '#server/platform/phoneNumber.ts';
import { announceBookingChange } from './announceChange.ts';
import { callAt } from './availability.ts';
import { type ActiveHost, lockActiveHosts } from './diary.ts';
import { bookable, readFree } from './freeTimes.ts';
import { networkHashOf, refuseTooMany } from './openCalls.ts';
import { type BookingRow, bookings } from './table.ts';

export type BookedCall = { booking: BookingRow; host: string | null };
type Input = z.output<typeof BookCallInput>;

/**
 * Locks hosts while it reads their free times; an exclusion constraint catches other writers. A robot's form becomes a
 * spam message without a booking and gets the same answer.
 * @param form omitted: no check for robots
 * @throws CONFLICT when the slot is taken or booking is off; BAD_USER_INPUT for a time or host that is not offered, and
 * for a text that is not a phone number; RATE_LIMITED
 */
export async function bookCall(context: Context, sent: Input, form?: FormFacts | null): Promise<BookedCall> {
  const { db, limits, address, site } = context;
  const { takesBookings, booking: rules } = site;
  if (!takesBookings) throw fail('CONFLICT', bookStrings.off);
  const phone = readPhone(sent.phone);
  if (phone === null) throw badField('phone', bookStrings.badPhone);
  const input = { ...sent, phone, note: withExtension(sent.note, sent.phone) };
  await limits.take('bookCall', address);
  const now = context.now();
  const language = context.pageLanguage ?? null;
  if (isRobots(form)) return storeSpam(context, input, now);
  const source = await findSource(context);
  const requestedHostId = rules.offersHosts ? (input.hostId ?? null) : null;
  const booked = await db
    .transaction(async (tx) => {
      await refuseTooMany(context, tx, input.email, now);
      const hosts = await lockActiveHosts(tx, requestedHostId);
      if (requestedHostId && !hosts.length) throw badField('hostId', bookStrings.notAHost);
      const host = await chooseHost(tx, hosts, rules, input.startsAt, now);
      const message = { ...messageOf(input, now, language), ...source.facts, ownerId: host.id };
      const affiliateId = ifStillThere(message.affiliateId);
      await tx.insert(messages).values({ ...message, affiliateId });
      const references = { hostId: host.id, messageId: message.id, networkHash: networkHashOf(context), language };
      const booking = bookingOf(input, rules, now, references);
      await tx.insert(bookings).values(booking);
      await announce(tx, 'message.received', messagePayload({ ...message, replies: [] }), now);
      await announceBookingChange(context, tx, { booking, host, change: 'booked', actor: input.name, now });
      return { booking, host: host.name, messageId: message.id };
    })
    .catch(refuseTaken);
  await fillInSource(context, 'message', booked.messageId, source);
  return booked;
}

/** @throws CONFLICT for a violation of the exclusion constraint; any other error unchanged */
export function refuseTaken(error: unknown): never {
  throw isExclusionViolation(error, 'bookings_overlap_key') ? fail('CONFLICT', bookStrings.taken) : error;
}

/** @returns a free host; of several, the one whose last booking is oldest */
async function chooseHost(
  tx: Transaction,
  hosts: readonly ActiveHost[],
  rules: BookingRules,
  startsAt: Date,
  now: Date,
): Promise<ActiveHost> {
  const free = await freeAt(tx, hosts, rules, startsAt, now);
  if (free.length === 1) return free[0] as ActiveHost;
  const ids = free.map(({ id }) => id);
  const lastBookings = await tx
    .select({ hostId: bookings.hostId, at: max(bookings.createdAt) })
    .from(bookings)
    .where(inArray(bookings.hostId, ids))
    .groupBy(bookings.hostId);
  const lastOf = ({ id }: ActiveHost) => lastBookings.find(({ hostId }) => hostId === id)?.at?.getTime() ?? 0;
  return free.toSorted((a, b) => lastOf(a) - lastOf(b))[0] as ActiveHost;
}

/**
 * @returns at least one free host
 * @param exceptId id of the call that is being moved
 * @throws CONFLICT when the slot is taken; BAD_USER_INPUT when the time is not a slot
 */
export async function freeAt(
  tx: Transaction,
  hosts: readonly ActiveHost[],
  rules: BookingRules,
  startsAt: Date,
  now: Date,
  exceptId?: string,
): Promise<ActiveHost[]> {
  const { start, end } = bookable(rules, now);
  const isRequested = (slot: { start: Date }) => slot.start.getTime() === startsAt.getTime();
  const range = { start: startsAt, end: new Date(startsAt.getTime() + 1) };
  const isWithin = startsAt >= start && startsAt < end;
  const hostTimes = isWithin ? await readFree(tx, hosts, rules, range, exceptId) : [];
  if (!hostTimes.some(({ slots }) => slots.some(isRequested))) throw badField('startsAt', bookStrings.notOffered);
  const free = hostTimes.filter((times) => times.free.some(isRequested)).map(({ host }) => host);
  if (!free.length) throw fail('CONFLICT', bookStrings.taken);
  return free;
}

function messageOf({ name, email, phone, service, note }: Input, now: Date, language: LanguageCode | null) {
  const sent = { name, email, contactNumber: phone, service, message: note ?? null };
  return newMessage({ ...sent, id: uuidv7(), createdAt: now, language });
}

export function bookingOf(
  { startsAt, name, email, phone, service, note, timeZone }: Omit<Input, 'hostId'>,
  rules: BookingRules,
  now: Date,
  references: Pick<BookingRow, 'hostId' | 'messageId' | 'networkHash' | 'language'>,
): BookingRow {
  return {
    ...{ id: uuidv7(), ...references, startsAt, endsAt: callAt(startsAt, rules).end },
    ...{ name, email, phone, service, note: note ?? null, createdAt: now, updatedAt: now, scheduledAt: now },
    // Browsers may send an older name of the office's zone: store the name of the settings.
    timeZone: isSameZone(timeZone, rules.timeZone) ? rules.timeZone : timeZone,
    ...{ status: 'CONFIRMED', outcome: null, sequence: 0 },
    ...{ remindedAt: null, reminders: 0, reminderMailId: null, remindedBy: [] },
  };
}

/** Stores a robot's form as a spam message. @returns what a real booking would look like */
async function storeSpam(context: Context, input: Input, now: Date): Promise<BookedCall> {
  const message = messageOf(input, now, context.pageLanguage ?? null);
  await context.db.transaction(async (tx) => {
    await tx.insert(messages).values({ ...message, isSpam: true, isAnnounced: false });
    await announceChange(tx, 'message.changed', message);
  });
  const references = { hostId: null, messageId: null, networkHash: null, language: null };
  return { booking: bookingOf(input, context.site.booking, now, references), host: null };
}
