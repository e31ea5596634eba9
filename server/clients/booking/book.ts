import { inArray, max } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import type { BookCallInput } from '#schema/bookCall.ts';
import { bookStrings } from '#schema/bookingStrings.ts';
import type { FormFacts } from '#schema/form.ts';
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
import { tellChange } from './announceChange.ts';
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
 * @throws CONFLICT when the slot is taken or booking is off; BAD_USER_INPUT for a time or host that is not offered;
 * RATE_LIMITED
 */
export async function bookCall(context: Context, input: Input, form?: FormFacts | null): Promise<BookedCall> {
  const { db, limits, address, site } = context;
  const { takesBookings, booking: rules } = site;
  if (!takesBookings) throw fail('CONFLICT', bookStrings.off);
  await limits.take('bookCall', address);
  const now = context.now();
  if (isRobots(form)) return keepAsSpam(context, input, now);
  const source = await findSource(context);
  const wanted = rules.offersHosts ? (input.hostId ?? null) : null;
  const booked = await db
    .transaction(async (tx) => {
      await refuseTooMany(context, tx, input.email, now);
      const hosts = await lockActiveHosts(tx, wanted);
      if (wanted && !hosts.length) throw badField('hostId', bookStrings.notAHost);
      const host = await chooseHost(tx, hosts, rules, input.startsAt, now);
      const enquiry = { ...enquiryOf(input, now), ...source.facts, ownerId: host.id };
      const affiliateId = ifStillThere(enquiry.affiliateId);
      await tx.insert(messages).values({ ...enquiry, affiliateId });
      const of = { hostId: host.id, messageId: enquiry.id, networkHash: networkHashOf(context) };
      const booking = bookingOf(input, rules, now, of);
      await tx.insert(bookings).values(booking);
      await announce(tx, 'message.received', messagePayload({ ...enquiry, replies: [] }), now);
      await tellChange(context, tx, { booking, host, change: 'booked', actor: input.name, now });
      return { booking, host: host.name, enquiryId: enquiry.id };
    })
    .catch(asTaken);
  await fillInSource(context, 'message', booked.enquiryId, source);
  return booked;
}

/** @throws CONFLICT for a violation of the exclusion constraint; any other error unchanged */
export function asTaken(error: unknown): never {
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
  const latest = await tx
    .select({ hostId: bookings.hostId, at: max(bookings.createdAt) })
    .from(bookings)
    .where(inArray(bookings.hostId, ids))
    .groupBy(bookings.hostId);
  const lastOf = ({ id }: ActiveHost) => latest.find(({ hostId }) => hostId === id)?.at?.getTime() ?? 0;
  return free.toSorted((one, other) => lastOf(one) - lastOf(other))[0] as ActiveHost;
}

/**
 * @returns at least one free host
 * @param except id of the call that is being moved
 * @throws CONFLICT when the slot is taken; BAD_USER_INPUT when the time is not a slot
 */
export async function freeAt(
  tx: Transaction,
  hosts: readonly ActiveHost[],
  rules: BookingRules,
  startsAt: Date,
  now: Date,
  except?: string,
): Promise<ActiveHost[]> {
  const { start, end } = bookable(rules, now);
  const isIt = (one: { start: Date }) => one.start.getTime() === startsAt.getTime();
  const within = { start: startsAt, end: new Date(startsAt.getTime() + 1) };
  const isWithin = startsAt >= start && startsAt < end;
  const read = isWithin ? await readFree(tx, hosts, rules, within, except) : [];
  if (!read.some(({ slots }) => slots.some(isIt))) throw badField('startsAt', bookStrings.notOffered);
  const free = read.filter((one) => one.free.some(isIt)).map(({ host }) => host);
  if (!free.length) throw fail('CONFLICT', bookStrings.taken);
  return free;
}

const enquiryOf = ({ name, email, phone, service, note }: Input, now: Date) =>
  newMessage({ id: uuidv7(), name, email, contactNumber: phone, service, message: note ?? null, createdAt: now });

function bookingOf(
  { startsAt, name, email, phone, service, note, timeZone }: Input,
  rules: BookingRules,
  now: Date,
  of: Pick<BookingRow, 'hostId' | 'messageId' | 'networkHash'>,
): BookingRow {
  return {
    ...{ id: uuidv7(), ...of, startsAt, endsAt: callAt(startsAt, rules).end },
    ...{ name, email, phone, service, note: note ?? null, createdAt: now, updatedAt: now, scheduledAt: now },
    // Browsers may send an older name of the office's zone: store the name of the settings.
    timeZone: isSameZone(timeZone, rules.timeZone) ? rules.timeZone : timeZone,
    ...{ status: 'CONFIRMED', outcome: null, sequence: 0 },
    ...{ remindedAt: null, reminders: 0, reminderMailId: null, remindedBy: [] },
  };
}

/** Stores a robot's form as a spam message. @returns what a real booking would look like */
async function keepAsSpam(context: Context, input: Input, now: Date): Promise<BookedCall> {
  const enquiry = enquiryOf(input, now);
  await context.db.transaction(async (tx) => {
    await tx.insert(messages).values({ ...enquiry, isSpam: true, isAnnounced: false });
    await announceChange(tx, 'message.changed', enquiry);
  });
  return {
    booking: bookingOf(input, context.site.booking, now, { hostId: null, messageId: null, networkHash: null }),
    host: null,
  };
}
