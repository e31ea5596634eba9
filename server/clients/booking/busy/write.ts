import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { bookings, busyTimes, type HostFeedRow, hostFeeds } from '../table.ts';
import type { Occurrence } from './read/calendar.ts';

type Busy = { startsAt: Date; endsAt: Date };
export type Outcome = {
  fault: string | null;
  found?: { busy: Busy[]; isWhole: boolean; eventCount: number; readAt: Date };
};

/** @returns the occurrences that are not bookings of this site, which hosts import into their calendars */
export async function withoutOwn(db: Executor, occurrences: Occurrence[]): Promise<Occurrence[]> {
  const ids = [...new Set(occurrences.flatMap(({ bookingId }) => bookingId ?? []))];
  if (!ids.length) return occurrences;
  const own = await db.select({ id: bookings.id }).from(bookings).where(inArray(bookings.id, ids));
  const known = new Set(own.map(({ id }) => id));
  return occurrences.filter(({ bookingId }) => !bookingId || !known.has(bookingId));
}

/** Merges overlapping and adjacent times. @param occurrences ordered by start */
export function joined(occurrences: Occurrence[]): Busy[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of occurrences) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }));
}

/** A fault keeps the old times. Does nothing if the calendar was removed or claimed by another process. */
export const note = (db: Database, feed: HostFeedRow, { fault, found }: Outcome, runAt: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const isIt = and(eq(hostFeeds.id, feed.id), eq(hostFeeds.runAt, feed.runAt));
    const [before] = await tx.select().from(hostFeeds).where(isIt).for('update');
    if (!before) return;
    const { busy, isWhole, ...told } = found ?? { busy: null, isWhole: false };
    const isMoved = busy ? await replace(tx, feed.id, busy, isWhole) : false;
    await tx
      .update(hostFeeds)
      .set({ fault, runAt, ...told })
      .where(eq(hostFeeds.id, feed.id));
    const after = { ...before, fault, ...told };
    const isShown = isMoved || (['fault', 'eventCount'] as const).some((name) => before[name] !== after[name]);
    if (isShown || (before.readAt === null && after.readAt !== null))
      await announceChange(tx, 'office.changed', before);
  });

/** @param isWhole false: adds to the old times @returns whether the times changed */
async function replace(tx: Transaction, feedId: string, found: Busy[], isWhole: boolean): Promise<boolean> {
  const isIts = eq(busyTimes.feedId, feedId);
  const { startsAt, endsAt } = busyTimes;
  const before = await tx.select({ startsAt, endsAt }).from(busyTimes).where(isIts).orderBy(asc(startsAt));
  const busy = isWhole
    ? found
    : joined([...before, ...found].map(asOccurrence).sort((one, other) => one.start - other.start));
  if (isDeepStrictEqual(before, busy)) return false;
  await tx.delete(busyTimes).where(isIts);
  if (busy.length) await tx.insert(busyTimes).values(busy.map((one) => ({ ...one, feedId })));
  return true;
}

const asOccurrence = ({ startsAt, endsAt }: Busy): Occurrence => ({
  ...{ start: startsAt.getTime(), end: endsAt.getTime() },
  bookingId: null,
});
