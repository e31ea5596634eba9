import { and, asc, eq, gte } from 'drizzle-orm';
import { users } from '#server/people/user/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type Host, lockHost, subjectOf } from './hosts.ts';
import { type BookingRow, bookingHosts, bookings } from './table.ts';

/** The calendar of a host's calls with its address, which is told once and kept nowhere. */
export type ToldCalendar = { id: string; link: string; host: Host };

/** How long calls stay in the calendar after they have begun. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Gives the calendar of a host's calls a new secret address; the one before it stops. @throws NOT_FOUND */
export async function renewHostCalendar(context: Context, userId: string): Promise<ToldCalendar> {
  const token = makeToken();
  const host = await saveHash(context, userId, hashToken(token));
  return { id: userId, link: `${context.settings.PUBLIC_URL}/calendar/${token}.ics`, host };
}

/** Revokes the secret address of the calendar of a host's calls. One that is revoked already stays so. @throws NOT_FOUND */
export const revokeHostCalendar = (context: Context, userId: string): Promise<Host> => saveHash(context, userId, null);

const saveHash = (context: Context, userId: string, calendarHash: string | null): Promise<Host> =>
  context.db.transaction(async (tx) => {
    const before = await lockHost(tx, userId);
    if (before.calendarHash === calendarHash) return before;
    const [stamp] = await tx
      .update(bookingHosts)
      .set({ calendarHash })
      .where(eq(bookingHosts.userId, userId))
      .returning({ updatedAt: bookingHosts.updatedAt });
    const action = calendarHash ? 'booking.renewCalendar' : 'booking.revokeCalendar';
    await record(tx, actorOf(context), action, subjectOf(before), context.now());
    return { ...before, ...stamp, calendarHash };
  });

/** @returns whose calendar an address leads to; null when it leads to none, or its host is blocked */
export async function findCalendar(db: Executor, token: string): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: users.id, name: users.name })
    .from(bookingHosts)
    .innerJoin(users, eq(users.id, bookingHosts.userId))
    .where(and(eq(bookingHosts.calendarHash, hashToken(token)), eq(users.isBlocked, false)));
  return found ?? null;
}

/** The calls of a host that take place, or took place in the last 30 days, in the order of time. */
export const listCalls = (db: Executor, hostId: string, now: Date): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, hostId),
        eq(bookings.status, 'CONFIRMED'),
        gte(bookings.startsAt, new Date(now.getTime() - KEPT_MS)),
      ),
    )
    .orderBy(asc(bookings.startsAt));
