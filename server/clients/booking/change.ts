import { eq } from 'drizzle-orm';
import { bookingStrings } from '#schema/booking.ts';
import type { LanguageCode } from '#schema/languages.ts';
import type { BookingRules } from '#schema/site.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { fail } from '#server/platform/errors.ts';
import { dropMails } from '#server/platform/mail/outbox.ts';
import { announceBookingChange, type Host } from './announceChange.ts';
import { callAt } from './availability.ts';
import { refuseTaken } from './book.ts';
import { lockActiveHosts } from './diary.ts';
import { type BookingRow, bookings } from './table.ts';

export type LockedCall = { booking: BookingRow; host: Host | null };

/**
 * Lock order: message, then call, as in the deletion of a message.
 * @throws NOT_FOUND
 * @param strength of the message lock
 */
export async function lockCall(
  tx: Transaction,
  id: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<LockedCall> {
  const [{ messageId } = {}] = await tx
    .select({ messageId: bookings.messageId })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (messageId) await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, messageId)).for(strength);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!booking) throw fail('NOT_FOUND', bookingStrings.notFound);
  const { id: userId, name, email } = users;
  const [host] = booking.hostId
    ? await tx.select({ id: userId, name, email }).from(users).where(eq(userId, booking.hostId))
    : [];
  return { booking, host: host ?? null };
}

type CallAction = {
  actorOf: (booking: BookingRow) => string;
  note?: (tx: Transaction, before: BookingRow, after: BookingRow) => Promise<void>;
  /** @throws when the action is refused */
  check: (booking: BookingRow) => void;
  /** The language of the page that the client used; omitted: it stays. */
  language?: LanguageCode | undefined;
};

/** Cancelling again changes nothing and sends no mail. @throws NOT_FOUND, as `check` */
export function cancelCall(
  context: Context,
  id: string,
  { actorOf, note, check, language }: CallAction,
): Promise<LockedCall> {
  return context.db.transaction(async (tx) => {
    const { booking: before, host } = await lockCall(tx, id);
    if (before.status === 'CANCELLED') return { booking: before, host };
    check(before);
    const now = context.now();
    const change = { status: 'CANCELLED', sequence: before.sequence + 1, reminderMailId: null } as const;
    const booking: BookingRow = await updateRow(tx, bookings, before, { ...change, ...(language && { language }) });
    await dropMails(tx, [before.reminderMailId]);
    await announceBookingChange(context, tx, { booking, host, change: 'cancelled', actor: actorOf(before), now });
    await note?.(tx, before, booking);
    return { booking, host };
  });
}

type CallMove = CallAction & {
  startsAt: Date;
  /** @throws when the host is not free */
  checkFree: (
    tx: Transaction,
    hosts: Awaited<ReturnType<typeof lockActiveHosts>>,
    booking: BookingRow,
  ) => Promise<void>;
};

/** Resets the reminders; the same time changes nothing. @throws NOT_FOUND, CONFLICT, as `check` and `checkFree` */
export function moveCall(
  context: Context,
  id: string,
  rules: BookingRules,
  { startsAt, actorOf, note, check, checkFree, language }: CallMove,
): Promise<LockedCall> {
  return context.db
    .transaction(async (tx) => {
      const [{ hostId } = {}] = await tx.select({ hostId: bookings.hostId }).from(bookings).where(eq(bookings.id, id));
      // Lock order: hosts before calls, as in booking.
      const hosts = hostId ? await lockActiveHosts(tx, hostId) : [];
      const { booking: before, host } = await lockCall(tx, id);
      if (before.status === 'CANCELLED') throw fail('CONFLICT', bookingStrings.isCancelled);
      check(before);
      if (before.startsAt.getTime() === startsAt.getTime()) return { booking: before, host };
      await checkFree(tx, hosts, before);
      const now = context.now();
      const change = {
        ...{ startsAt, endsAt: callAt(startsAt, rules).end, sequence: before.sequence + 1 },
        ...{ scheduledAt: now, ...(language && { language }) },
        ...{ reminders: 0, remindedAt: null, reminderMailId: null, remindedBy: [] },
      };
      const booking: BookingRow = await updateRow(tx, bookings, before, change);
      await dropMails(tx, [before.reminderMailId]);
      await announceBookingChange(context, tx, { booking, host, change: 'moved', actor: actorOf(before), now });
      await note?.(tx, before, booking);
      return { booking, host };
    })
    .catch(refuseTaken);
}
