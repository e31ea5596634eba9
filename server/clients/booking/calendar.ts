import { and, asc, eq, gte } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { users } from '#server/people/user/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, makeToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type Host, lockHost, refuseOthers, subjectOf } from './hosts.ts';
import { type BookingRow, bookingHosts, bookings } from './table.ts';

/** The URL goes only to the caller: the table stores its hash. */
export type HostCalendar = { id: string; link: string; host: Host };

const LISTED_MS = 30 * DAY_MS;

/** Replaces the secret URL of a host's calendar. @throws NOT_FOUND */
export async function renewHostCalendar(context: Context, userId: string): Promise<HostCalendar> {
  const token = makeToken();
  const host = await saveHash(context, userId, hashToken(token));
  return { id: userId, link: `${context.settings.PUBLIC_URL}/calendar/${token}.ics`, host };
}

/** Revokes the secret URL; revoking again changes nothing. @throws NOT_FOUND */
export const revokeHostCalendar = (context: Context, userId: string): Promise<Host> => saveHash(context, userId, null);

async function saveHash(context: Context, userId: string, calendarHash: string | null): Promise<Host> {
  refuseOthers(context, userId);
  return context.db.transaction(async (tx) => {
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
}

/** @returns null for an unknown token or a blocked host */
export async function findCalendar(db: Executor, token: string): Promise<{ id: string; name: string } | null> {
  const [host] = await db
    .select({ id: users.id, name: users.name })
    .from(bookingHosts)
    .innerJoin(users, eq(users.id, bookingHosts.userId))
    .where(and(eq(bookingHosts.calendarHash, hashToken(token)), eq(users.isBlocked, false)));
  return host ?? null;
}

/** Confirmed calls, future and of the last 30 days, ordered by start. */
export const listCalls = (db: Executor, hostId: string, now: Date): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, hostId),
        eq(bookings.status, 'CONFIRMED'),
        gte(bookings.startsAt, new Date(now.getTime() - LISTED_MS)),
      ),
    )
    .orderBy(asc(bookings.startsAt));
