import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { bookings, busyTimes, type HostFeedRow, hostFeeds } from '../table.ts';
import type { Occurrence } from './read/calendar.ts';

type Busy = { startsAt: Date; endsAt: Date };
export type Outcome = {
  fault: string | null;
  result?: { busy: Busy[]; isWhole: boolean; eventCount: number; readAt: Date };
};

/** @returns the occurrences that are not bookings of this site, which hosts import into their calendars */
export async function withoutOwnBookings(db: Executor, occurrences: Occurrence[]): Promise<Occurrence[]> {
  const ids = [...new Set(occurrences.flatMap(({ bookingId }) => bookingId ?? []))];
  if (!ids.length) return occurrences;
  const ownBookings = await db.select({ id: bookings.id }).from(bookings).where(inArray(bookings.id, ids));
  const ownIds = new Set(ownBookings.map(({ id }) => id));
  return occurrences.filter(({ bookingId }) => !bookingId || !ownIds.has(bookingId));
}

/** Merges overlapping and adjacent times. @param occurrences ordered by start */
export function mergeTimes(occurrences: Occurrence[]): Busy[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of occurrences) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }));
}

/** A fault keeps the old times. Does nothing if the calendar was removed or claimed by another process. */
export const saveOutcome = (db: Database, feed: HostFeedRow, { fault, result }: Outcome, runAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const condition = and(eq(hostFeeds.id, feed.id), eq(hostFeeds.runAt, feed.runAt));
    const [before] = await tx.select().from(hostFeeds).where(condition).for('update');
    if (!before) return;
    const { busy, isWhole, ...figures } = result ?? { busy: null, isWhole: false };
    const isReplaced = busy ? await replaceTimes(tx, feed.id, busy, isWhole) : false;
    await tx
      .update(hostFeeds)
      .set({ fault, runAt, ...figures })
      .where(eq(hostFeeds.id, feed.id));
    const after = { ...before, fault, ...figures };
    const isVisible = isReplaced || (['fault', 'eventCount'] as const).some((name) => before[name] !== after[name]);
    if (isVisible || (before.readAt === null && after.readAt !== null))
      await announceChange(tx, 'calendar.changed', before);
  });

/** @param isWhole false: adds to the old times @returns whether the times changed */
async function replaceTimes(tx: Transaction, feedId: string, newTimes: Busy[], isWhole: boolean): Promise<boolean> {
  const ofFeed = eq(busyTimes.feedId, feedId);
  const { startsAt, endsAt } = busyTimes;
  const before = await tx.select({ startsAt, endsAt }).from(busyTimes).where(ofFeed).orderBy(asc(startsAt));
  const busy = isWhole
    ? newTimes
    : mergeTimes([...before, ...newTimes].map(asOccurrence).sort((a, b) => a.start - b.start));
  if (isDeepStrictEqual(before, busy)) return false;
  await tx.delete(busyTimes).where(ofFeed);
  if (busy.length) await tx.insert(busyTimes).values(busy.map((time) => ({ ...time, feedId })));
  return true;
}

const asOccurrence = ({ startsAt, endsAt }: Busy): Occurrence => ({
  ...{ start: startsAt.getTime(), end: endsAt.getTime() },
  bookingId: null,
});
