import { and, asc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { hostStrings } from '#schema/bookingHost.ts';
import { DAY_MS } from '#schema/durations.ts';
import { users } from '#server/people/user/table.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import type { HostHours, Interval } from './availability.ts';
import { type BookingHostRow, bookingHosts, bookings, busyTimes, hostFeeds, slotChanges } from './table.ts';

export type ActiveHost = Pick<BookingHostRow, 'hours' | 'daysOff'> & { id: string; name: string; email: string };

/** `calls` are confirmed; `busy` are the times of the host's own calendars. */
export type Diary = Pick<HostHours, 'added' | 'removed'> & { calls: Interval[]; busy: Interval[] };

const columns = {
  ...{ id: bookingHosts.userId, hours: bookingHosts.hours, daysOff: bookingHosts.daysOff },
  ...{ name: users.name, email: users.email },
};
const isHost = eq(users.id, bookingHosts.userId);
const canTakeCalls = and(eq(bookingHosts.isActive, true), eq(users.isBlocked, false));
const hostIs = (id: string | null): SQL | undefined => (id ? eq(bookingHosts.userId, id) : undefined);

/** Oldest host first. @param id only this one */
export const readActiveHosts = (executor: Executor, id: string | null = null): Promise<ActiveHost[]> =>
  executor
    .select(columns)
    .from(bookingHosts)
    .innerJoin(users, isHost)
    .where(and(canTakeCalls, hostIs(id)))
    .orderBy(asc(bookingHosts.createdAt), asc(bookingHosts.userId));

/** Serializes changes of slots and calls. Lock order: accounts before hosts, as in the deletion of an account. */
async function lockHosts(tx: Transaction, id: string | null): Promise<void> {
  const ids = tx.select({ id: bookingHosts.userId }).from(bookingHosts).where(hostIs(id));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('key share');
  await tx
    .select({ id: bookingHosts.userId })
    .from(bookingHosts)
    .where(hostIs(id))
    .orderBy(bookingHosts.userId)
    .for('update');
}

/** As `lockHosts`. @param id only this one */
export async function lockActiveHosts(tx: Transaction, id: string | null = null): Promise<ActiveHost[]> {
  await lockHosts(tx, id);
  return readActiveHosts(tx, id);
}

export type AnyHost = ActiveHost & { isActive: boolean };

/** Also a host who takes no calls now. @throws NOT_FOUND for none, and for a blocked user */
export async function readAnyHost(executor: Executor, id: string): Promise<AnyHost> {
  const hosts = await executor
    .select({ ...columns, isActive: bookingHosts.isActive })
    .from(bookingHosts)
    .innerJoin(users, isHost)
    .where(and(hostIs(id), eq(users.isBlocked, false)));
  return foundOr(hosts, hostStrings.notFound);
}

/** As `lockHosts` and `readAnyHost`. */
export async function lockAnyHost(tx: Transaction, id: string): Promise<AnyHost> {
  await lockHosts(tx, id);
  return readAnyHost(tx, id);
}

/** @param exceptId id of the call that is being moved */
export async function readDiaries(
  executor: Executor,
  hostIds: readonly string[],
  { start, end }: Interval,
  exceptId?: string,
): Promise<Map<string, Diary>> {
  const ids = [...hostIds];
  const changes = await executor
    .select()
    .from(slotChanges)
    .where(
      and(inArray(slotChanges.hostId, ids), gt(slotChanges.startsAt, dayBefore(start)), lt(slotChanges.startsAt, end)),
    );
  const calls = await executor
    .select({ hostId: bookings.hostId, start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        ...[
          inArray(bookings.hostId, ids),
          eq(bookings.status, 'CONFIRMED'),
          exceptId ? ne(bookings.id, exceptId) : undefined,
        ],
        ...[gt(bookings.endsAt, dayBefore(start)), lt(bookings.startsAt, dayAfter(end))],
      ),
    );
  const busy = await executor
    .select({ hostId: hostFeeds.hostId, start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .innerJoin(hostFeeds, eq(hostFeeds.id, busyTimes.feedId))
    .where(
      and(
        inArray(hostFeeds.hostId, ids),
        gt(busyTimes.endsAt, dayBefore(start)),
        lt(busyTimes.startsAt, dayAfter(end)),
      ),
    );
  const diaryOf = (id: string): Diary => {
    const hostChanges = changes.filter(({ hostId }) => hostId === id);
    const startsOf = (isAdded: boolean) =>
      hostChanges.filter((change) => change.isAdded === isAdded).map(({ startsAt }) => startsAt);
    return {
      added: startsOf(true),
      removed: startsOf(false),
      calls: calls.filter(({ hostId }) => hostId === id),
      busy: busy.filter(({ hostId }) => hostId === id),
    };
  };
  return new Map(ids.map((id) => [id, diaryOf(id)]));
}

// Margin: calls and gaps are shorter than a day.
const dayBefore = (moment: Date) => new Date(moment.getTime() - DAY_MS);
const dayAfter = (moment: Date) => new Date(moment.getTime() + DAY_MS);
