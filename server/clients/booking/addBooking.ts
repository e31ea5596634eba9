import { and, eq, gt, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type AddBookingInput, type BookingObstacle, bookingObstacles } from '#schema/bookCall.ts';
import { bookStrings, momentIn } from '#schema/bookingStrings.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { isInCalendar, startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { ERASED_DOMAIN, personalDataStrings } from '#schema/personalData.ts';
import { withExtension } from '#schema/phoneText.ts';
import type { BookingRules } from '#schema/site.ts';
import { languageOfClient } from '#server/clients/message/clientLanguage.ts';
import { stageOf } from '#server/clients/message/desk/stage.ts';
import { lockIfThere } from '#server/clients/message/messages.ts';
import { messagePayload } from '#server/clients/message/messageView.ts';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { announce } from '#server/platform/event/events.ts';
import { readPhone } from '#server/platform/phoneNumber.ts';
import { announceBookingChange } from './announceChange.ts';
import { callAt, isWithinHours, overlap } from './availability.ts';
import { bookingOf, refuseTaken } from './book.ts';
import { type DayRange, readRange } from './dayRange.ts';
import { type AnyHost, lockAnyHost, readAnyHost, readDiaries } from './diary.ts';
import { readFree } from './freeTimes.ts';
import { refuseOthers } from './hosts.ts';
import { setInContact } from './staff.ts';
import { type BookingRow, bookings } from './table.ts';

type Input = z.output<typeof AddBookingInput>;

/** The slots of a host from now on that are free. @throws NOT_FOUND, BAD_USER_INPUT */
export async function listBookableSlots(
  context: Context,
  { hostId, ...range }: DayRange & { hostId: string },
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  refuseOthers(context, hostId);
  const { from, days } = readRange(range);
  const { booking: rules } = context.site;
  const host = await readAnyHost(context.db, hostId);
  const [now, first] = [context.now(), startOfDay(from, rules.timeZone)];
  const span = { start: now > first ? now : first, end: startOfDay(dayAfter(from, days), rules.timeZone) };
  const [times] = await readFree(context.db, [host], rules, span);
  return (times?.free ?? []).map(({ start, end }) => ({ startsAt: start, endsAt: end }));
}

/** What a call at this time would overrule. @throws NOT_FOUND; BAD_USER_INPUT for the past; CONFLICT for a taken time */
export async function readObstacles(
  context: Context,
  { hostId, startsAt }: { hostId: string; startsAt: Date },
): Promise<BookingObstacle[]> {
  refuseOthers(context, hostId);
  refusePast(startsAt, context.now());
  return obstaclesOf(context.db, await readAnyHost(context.db, hostId), context.site.booking, startsAt);
}

/**
 * Adds a call by hand, at any time in the future. Repeating it returns the call that exists. Locks the host, so that two
 * callers take turns; an exclusion constraint catches other writers.
 * @throws CONFLICT when bookings are off or the host has another call; BAD_USER_INPUT for the past, a text that is not a
 * phone number, an unknown message and an obstacle that is not overruled; NOT_FOUND for another's host
 */
export async function addBooking(context: Context, input: Input): Promise<BookingRow> {
  const { db, site } = context;
  const { booking: rules, takesBookings, timeZone } = site;
  refuseOthers(context, input.hostId);
  if (!takesBookings) throw fail('CONFLICT', bookStrings.switchedOff);
  const phone = input.phone ? readPhone(input.phone) : '';
  if (phone === null) throw badField('phone', bookStrings.badPhone);
  const { startsAt, email, hostId } = input;
  const { name: actor } = viewerOf(context);
  const note = withExtension(input.note, input.phone ?? '');
  const values = { ...input, phone, note, timeZone: input.timeZone ?? timeZone };
  return db
    .transaction(async (tx) => {
      const now = context.now();
      const host = await lockAnyHost(tx, hostId);
      const isSame = and(eq(bookings.hostId, hostId), eq(bookings.startsAt, startsAt), eq(bookings.email, email));
      const [same] = await tx
        .select()
        .from(bookings)
        .where(and(isSame, eq(bookings.status, 'CONFIRMED')));
      if (same) return same;
      refusePast(startsAt, now);
      const obstacles = await obstaclesOf(tx, host, rules, startsAt);
      refuseObstacles(obstacles, input.overrules ?? [], host);
      const olderId = input.messageId ?? null;
      if (olderId) await lockMessage(tx, olderId);
      const language = await languageOfClient(tx, { messageId: olderId, email });
      const messageId = olderId ?? (await storeMessage(tx, { ...values, language }, host, now));
      const booking = bookingOf(values, rules, now, { hostId, messageId, networkHash: null, language });
      await tx.insert(bookings).values(booking);
      await announceBookingChange(context, tx, {
        ...{ booking, host, change: 'booked', actor, now },
        ...{ notifiesClient: input.sendsConfirmation ?? true, isOfOlderMessage: olderId !== null },
      });
      if (olderId) await setInContact(tx, olderId, actor, now);
      const after = { ...factsOf(booking, ['startsAt', 'email']), ...(obstacles.length && { overruled: obstacles }) };
      await record(tx, actorOf(context), 'booking.add', { id: booking.id, label: booking.name }, now, { after });
      return booking;
    })
    .catch(refuseTaken);
}

function refusePast(startsAt: Date, now: Date): void {
  if (startsAt <= now || !isInCalendar(startsAt)) throw badField('startsAt', bookStrings.isPast);
}

/** @throws CONFLICT when the host has another call then */
async function obstaclesOf(
  executor: Executor,
  host: AnyHost,
  rules: BookingRules,
  startsAt: Date,
): Promise<BookingObstacle[]> {
  const call = callAt(startsAt, rules);
  const clash = await overlappingCall(executor, host, call);
  if (clash) throw fail('CONFLICT', bookStrings.hostIsBusy(host.name, momentIn(clash.startsAt, rules.timeZone)));
  const diary = (await readDiaries(executor, [host.id], call)).get(host.id);
  const { added = [], removed = [], calls = [], busy = [] } = diary ?? {};
  const gapMs = rules.gapMinutes * MINUTE_MS;
  const withGap = { start: new Date(call.start.getTime() - gapMs), end: new Date(call.end.getTime() + gapMs) };
  const applies: Record<BookingObstacle, boolean> = {
    PAUSED: !host.isActive,
    OUTSIDE_HOURS: !isWithinHours(call, { ...host, added, removed }, rules),
    BUSY: busy.some((interval) => overlap(interval, call)),
    GAP: calls.some((interval) => overlap(interval, withGap)),
  };
  return (Object.keys(applies) as BookingObstacle[]).filter((obstacle) => applies[obstacle]);
}

async function overlappingCall(executor: Executor, { id }: AnyHost, { start, end }: { start: Date; end: Date }) {
  const isOverlapping = and(eq(bookings.hostId, id), lt(bookings.startsAt, end), gt(bookings.endsAt, start));
  const [clash] = await executor
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(isOverlapping, eq(bookings.status, 'CONFIRMED')))
    .limit(1);
  return clash;
}

function refuseObstacles(
  obstacles: readonly BookingObstacle[],
  overruled: readonly BookingObstacle[],
  { name }: AnyHost,
): void {
  const others = obstacles.filter((obstacle) => !overruled.includes(obstacle));
  const sentences = others.map((obstacle) => bookingObstacles[obstacle](name)).join(' ');
  if (sentences) throw badField('overrules', bookStrings.notOverruled(sentences));
}

/** @throws BAD_USER_INPUT for an unknown message; CONFLICT when its person was erased */
async function lockMessage(tx: Transaction, id: string): Promise<void> {
  const message = await lockIfThere(tx, id);
  if (!message) throw badField('messageId', bookStrings.noMessage);
  if (message.email.endsWith(`@${ERASED_DOMAIN}`)) throw fail('CONFLICT', personalDataStrings.messageErased);
}

type Values = Omit<Input, 'phone'> & { phone: string; language: LanguageCode | null };

/** The message is read and in contact: somebody of the office has talked to the client. @returns its id */
async function storeMessage(
  tx: Transaction,
  { name, email, phone, service, note, language }: Values,
  host: AnyHost,
  now: Date,
): Promise<string> {
  const sent = { name, email, contactNumber: phone, service, message: note ?? null, language };
  const made = newMessage({ ...sent, id: uuidv7(), createdAt: now });
  const message = { ...made, ownerId: host.id, isRead: true, ...stageOf('IN_CONTACT', now) };
  await tx.insert(messages).values(message);
  await announce(tx, 'message.received', messagePayload({ ...message, replies: [] }), now);
  return message.id;
}
