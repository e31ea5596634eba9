import { eq, inArray, lt } from 'drizzle-orm';
import { bookStrings } from '#schema/bookingStrings.ts';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { zoneOr } from '#schema/timeZone.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { lookUpToken } from '#server/platform/limit/lookUpToken.ts';
import { type BookedCall, freeAt } from './book.ts';
import { cancelCall, type LockedCall, moveCall } from './change.ts';
import { type FreeTimes, type FreeTimesArgs, freeTimesOf } from './freeTimes.ts';
import { type BookingRow, bookings, bookingTokens } from './table.ts';

/** When the client's right to move or cancel ends: noticeHours before the start. */
export const changeableUntil = ({ site }: Pick<Context, 'site'>, { startsAt }: BookingRow): Date =>
  new Date(startsAt.getTime() - site.booking.noticeHours * HOUR_MS);

export const canChange = (context: Context, booking: BookingRow): boolean =>
  booking.status === 'CONFIRMED' && context.now() < changeableUntil(context, booking);

/** @throws NOT_FOUND, RATE_LIMITED */
export async function findCall(context: Context, token: string): Promise<BookedCall> {
  const booking = await lookUpToken(context, 'bookingLink', bookStrings.dead, async () => {
    const [row] = await context.db
      .select({ booking: bookings })
      .from(bookingTokens)
      .innerJoin(bookings, eq(bookings.id, bookingTokens.bookingId))
      .where(eq(bookingTokens.tokenHash, hashToken(token)));
    return row?.booking;
  });
  return { booking, host: await nameOf(context, booking) };
}

async function nameOf({ db }: Context, { hostId }: BookingRow): Promise<string | null> {
  if (!hostId) return null;
  const [host] = await db.select({ name: users.name }).from(users).where(eq(users.id, hostId));
  return host?.name ?? null;
}

const byClient = (context: Context) => ({
  actorOf: ({ name }: BookingRow) => name,
  check(booking: BookingRow) {
    if (context.now() >= changeableUntil(context, booking)) throw fail('CONFLICT', bookStrings.tooLate);
  },
  language: context.pageLanguage,
});

/** @throws NOT_FOUND, RATE_LIMITED; CONFLICT when it is too late */
export async function cancelByLink(context: Context, token: string): Promise<BookedCall> {
  const { booking } = await findCall(context, token);
  return bookedCallOf(await cancelCall(context, booking.id, byClient(context)));
}

/**
 * @throws NOT_FOUND; RATE_LIMITED, also for too many moves; CONFLICT when too late, cancelled or taken; BAD_USER_INPUT
 */
export async function moveByLink(context: Context, token: string, startsAt: Date): Promise<BookedCall> {
  const { booking } = await findCall(context, token);
  const rules = context.site.booking;
  const isAllowed = await context.limits.allows('moveCallTo', booking.id);
  if (!isAllowed) {
    const retryAfter = await context.limits.wait('moveCallTo', booking.id);
    throw fail('RATE_LIMITED', bookStrings.tooManyMoves, { retryAfter: Math.max(1, retryAfter) });
  }
  const refundLimit = () => context.limits.giveBack('moveCallTo', booking.id);
  try {
    const moved = await moveCall(context, booking.id, rules, {
      ...byClient(context),
      startsAt,
      checkFree: async (tx, hosts, { id }) => void (await freeAt(tx, hosts, rules, startsAt, context.now(), id)),
    });
    if (moved.booking.sequence === booking.sequence) await refundLimit();
    return bookedCallOf(moved);
  } catch (error) {
    await refundLimit();
    throw error;
  }
}

const bookedCallOf = ({ booking, host }: LockedCall): BookedCall => ({ booking, host: host?.name ?? null });

/** The slots to which a call can be moved. @throws BAD_USER_INPUT */
export async function freeTimesFor(context: Context, { booking }: BookedCall, args: FreeTimesArgs): Promise<FreeTimes> {
  const { id, hostId } = booking;
  const timeZone = zoneOr(booking.timeZone, context.site.timeZone);
  const selection = { hostId, exceptId: id, isChosen: false };
  const free = await freeTimesOf(context, { ...args, timeZone: args.timeZone ?? timeZone }, selection);
  const isCurrent = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() === booking.startsAt.getTime();
  const isMovable = hostId !== null && canChange(context, booking);
  return { ...free, slots: isMovable ? free.slots.filter((slot) => !isCurrent(slot)) : [] };
}

/** How long a link works after its call. */
const LINK_VALID_MS = 30 * DAY_MS;

export const pruneTokens = (db: Database, now: Date): Promise<unknown> => {
  const pastBookings = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lt(bookings.endsAt, new Date(now.getTime() - LINK_VALID_MS)));
  return db.delete(bookingTokens).where(inArray(bookingTokens.bookingId, pastBookings));
};
