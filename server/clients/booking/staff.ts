import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import type { AuditAction } from '#schema/audit.ts';
import { type BookingMessageInput, type BookingOutcome, bookingStrings } from '#schema/booking.ts';
import { bookStrings } from '#schema/bookingStrings.ts';
import { isInCalendar, startOfDay } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { laterActivity } from '#server/clients/message/conversation/activity.ts';
import { announceStage, stageOf } from '#server/clients/message/desk/stage.ts';
import { lockForUpdate } from '#server/clients/message/messages.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Facts } from '#server/platform/audit/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { nextUpdatedAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { inLanguage } from '#server/platform/mail/language.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { addConversationEvent, makeLink } from './announceChange.ts';
import { cancelCall, lockCall, moveCall } from './change.ts';
import { type DayRange, readRange } from './dayRange.ts';
import { readFree } from './freeTimes.ts';
import { reminderMail, staffMail } from './mails.ts';
import { type BookingRow, bookings } from './table.ts';

const MAX_BOOKINGS = 2000;

/** Calls of a date range, ordered by start. @throws BAD_USER_INPUT */
export async function listBookings(
  { db, site }: Context,
  { hostId, ...range }: DayRange & { hostId?: string | null },
): Promise<BookingRow[]> {
  const { from, days } = readRange(range);
  const { timeZone } = site;
  const isInRange = and(
    gte(bookings.startsAt, startOfDay(from, timeZone)),
    lt(bookings.startsAt, startOfDay(dayAfter(from, days), timeZone)),
  );
  return db
    .select()
    .from(bookings)
    .where(and(isInRange, hostId ? eq(bookings.hostId, hostId) : undefined))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(MAX_BOOKINGS);
}

export type BookingList = Connection<BookingRow>;

const order: Order<BookingRow> = {
  columns: [bookings.startsAt, bookings.id],
  keys: ({ startsAt, id }) => [startsAt, id],
  descending: true,
};

/** All calls, or those of a host, as pages: latest start first. @throws BAD_USER_INPUT as page */
export const listAllBookings = (
  { db }: Context,
  { hostId, ...args }: PageArgs & { hostId?: string | null },
): Promise<BookingList> => {
  const condition = hostId ? { condition: eq(bookings.hostId, hostId) } : {};
  return tablePage(db, { table: bookings, order, ...condition }, args);
};

/** @throws NOT_FOUND */
export const getBooking = tableReader(bookings, bookingStrings.notFound);

export const readBookingOfMessage = batched<BookingRow>(async ({ db }, ids) => {
  // Of several calls the last one counts.
  const rows = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.messageId, ids))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  return rows.map((booking) => [booking.messageId as string, booking]);
});

const subjectOf = ({ id, name }: BookingRow) => ({ id, label: name });

const byStaff = (context: Context, action: AuditAction) => ({
  actorOf: () => viewerOf(context).name,
  async note(tx: Transaction, before: BookingRow, after: BookingRow) {
    const change = changed(before, after, ['startsAt', 'status']) ?? {};
    await record(tx, actorOf(context), action, subjectOf(after), context.now(), change);
  },
});

/** @throws NOT_FOUND; CONFLICT when the call is over */
export async function cancelBooking(context: Context, id: string): Promise<BookingRow> {
  const check = ({ endsAt }: BookingRow) => {
    if (endsAt <= context.now()) throw fail('CONFLICT', bookingStrings.pastCancel);
  };
  const { booking } = await cancelCall(context, id, { ...byStaff(context, 'booking.cancel'), check });
  return booking;
}

/** Ignores the minimum notice. @throws NOT_FOUND; CONFLICT when over, cancelled or taken; BAD_USER_INPUT for no slot */
export async function moveBooking(context: Context, id: string, startsAt: Date): Promise<BookingRow> {
  const rules = context.site.booking;
  const { booking } = await moveCall(context, id, rules, {
    ...byStaff(context, 'booking.move'),
    startsAt,
    check({ endsAt }) {
      if (endsAt <= context.now()) throw fail('CONFLICT', bookingStrings.isOver);
    },
    async checkFree(tx, hosts, { id }) {
      const range = { start: startsAt, end: new Date(startsAt.getTime() + 1) };
      const isToCome = startsAt >= context.now() && isInCalendar(startsAt);
      const [hostTimes] = isToCome ? await readFree(tx, hosts, rules, range, id) : [];
      if (!hostTimes?.slots.length) {
        throw badField('startsAt', bookStrings.notOffered);
      }
      if (!hostTimes.free.length) throw fail('CONFLICT', bookStrings.taken);
    },
  });
  return booking;
}

type Change = {
  action: AuditAction;
  /** @returns the columns to update; null when nothing changes @throws when the change is refused */
  to: (tx: Transaction, before: BookingRow, now: Date) => Promise<Partial<BookingRow> | null>;
  /** Facts for the audit log. Default: the changed fields of the call. */
  facts?: Facts;
};

/** Updates a call, its audit entry and the open screens in one transaction. Locks its message too. @throws NOT_FOUND */
const change = (context: Context, id: string, { action, to, facts }: Change): Promise<BookingRow> =>
  context.db.transaction(async (tx) => {
    const { booking: before } = await lockCall(tx, id, 'update');
    const now = context.now();
    const values = await to(tx, before, now);
    if (!values) return before;
    const booking = Object.keys(values).length ? await updateRow(tx, bookings, before, values) : before;
    const change = facts ? { after: facts } : (changed(before, booking, ['outcome']) ?? {});
    await record(tx, actorOf(context), action, subjectOf(booking), now, change);
    await announceChange(tx, 'booking.changed', booking);
    return booking;
  });

function refuseCancelled({ status }: BookingRow): void {
  if (status === 'CANCELLED') throw fail('CONFLICT', bookingStrings.isCancelled);
}

/** Key that limits reminders: the session id, or the admin's id for their API tokens. */
export function reminderId(context: Context): string {
  const { id, sessionId } = viewerOf(context);
  return sessionId ?? id;
}

/**
 * Once per session, and once for all API tokens of an admin (spec section 4).
 * @throws NOT_FOUND; CONFLICT when the call is cancelled, has begun, or the caller has sent a reminder
 */
export function remindBooking(context: Context, id: string): Promise<BookingRow> {
  const viewerKey = reminderId(context);
  return change(context, id, {
    action: 'booking.remind',
    async to(tx, before, now) {
      refuseCancelled(before);
      if (before.startsAt <= now) throw fail('CONFLICT', bookingStrings.isOver);
      if (before.remindedBy.includes(viewerKey)) throw fail('CONFLICT', bookingStrings.remindedAlready);
      const mailId = uuidv7();
      const brand = inLanguage(context, before.language);
      const mail = reminderMail(brand, before, await makeLink(tx, before, now));
      await queueMail(tx, { ...mail, id: mailId }, now);
      return { remindedAt: now, remindedBy: [...before.remindedBy, viewerKey], reminderMailId: mailId };
    },
  });
}

/** Sends a mail to the client of a call and stores it as a reply of the message. @throws NOT_FOUND */
export function writeToBooker(
  context: Context,
  id: string,
  input: z.output<typeof BookingMessageInput>,
): Promise<BookingRow> {
  const { id: authorId, name: author } = viewerOf(context);
  return change(context, id, {
    action: 'booking.write',
    async to(tx, before, now) {
      const { messageId } = before;
      const replyId = messageId && uuidv7();
      await queueMail(tx, staffMail(context, before, input, replyId), now);
      if (!(messageId && replyId)) return {};
      const replyText = `${input.subject}\n\n${input.body}`;
      await tx.insert(replies).values({ id: replyId, messageId, replyText, replyDate: now, author, authorId });
      await setInContact(tx, messageId, author, now, { repliedAt: now });
      return {};
    },
    facts: factsOf(input, ['subject', 'body']),
  });
}

/** Records whether a past call took place; null clears it. @throws NOT_FOUND; CONFLICT when cancelled or not begun */
export function setBookingOutcome(context: Context, id: string, outcome: BookingOutcome | null): Promise<BookingRow> {
  const { name } = viewerOf(context);
  return change(context, id, {
    action: 'booking.setOutcome',
    async to(tx, before, now) {
      refuseCancelled(before);
      if (before.startsAt > now) throw fail('CONFLICT', bookingStrings.notOver);
      if (before.outcome === outcome) return null;
      const event = { kind: 'BOOKING_OUTCOME', at: now, actor: name, detail: { outcome } } as const;
      await addConversationEvent(tx, before, event, outcome === 'DONE');
      if (before.messageId && outcome === 'DONE') await setInContact(tx, before.messageId, name, now);
      return { outcome };
    },
  });
}

/** Moves a new message to the stage IN_CONTACT, as the first reply does. */
export async function setInContact(
  tx: Transaction,
  messageId: string,
  actor: string,
  now: Date,
  /** The time of a reply, if this is one. */
  { repliedAt }: { repliedAt?: Date } = {},
): Promise<void> {
  const before = await lockForUpdate(tx, messageId);
  const isNew = before.stage === 'NEW';
  const after = {
    firstReplyAt: before.firstReplyAt ?? repliedAt ?? null,
    ...(isNew && stageOf('IN_CONTACT', now)),
  };
  await tx
    .update(messages)
    .set({
      ...after,
      updatedAt: nextUpdatedAt(messages.updatedAt),
      ...(repliedAt && { lastActivityAt: laterActivity(repliedAt) }),
    })
    .where(eq(messages.id, messageId));
  if (isNew) await announceStage(tx, { ...before, ...after }, actor, now);
  await announceChange(tx, 'message.changed', before);
}
