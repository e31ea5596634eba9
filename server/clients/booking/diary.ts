import { and, asc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { users } from '#server/people/user/table.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import type { HostHours, Interval } from './availability.ts';
import { type BookingHostRow, bookingHosts, bookings, busyTimes, hostFeeds, slotChanges } from './table.ts';

/** A host with whom calls can be booked. */
export type ActiveHost = Pick<BookingHostRow, 'hours' | 'daysOff'> & { id: string; name: string; email: string };

/** What a host has to do in some days, and what was changed of their slots. */
export type Diary = Pick<HostHours, 'added' | 'removed'> & { taken: Interval[] };

const columns = {
  ...{ id: bookingHosts.userId, hours: bookingHosts.hours, daysOff: bookingHosts.daysOff },
  ...{ name: users.name, email: users.email },
};
const isHost = eq(users.id, bookingHosts.userId);
const canTakeCalls = and(eq(bookingHosts.isActive, true), eq(users.isBlocked, false));
const hostIs = (id: string | null): SQL | undefined => (id ? eq(bookingHosts.userId, id) : undefined);

/** With whom calls can be booked, who was made a host first comes first. @param id only this one */
export const readActiveHosts = (executor: Executor, id: string | null = null): Promise<ActiveHost[]> =>
  executor
    .select(columns)
    .from(bookingHosts)
    .innerJoin(users, isHost)
    .where(and(canTakeCalls, hostIs(id)))
    .orderBy(asc(bookingHosts.createdAt), asc(bookingHosts.userId));

/**
 * The same, held until the transaction ends, so that what is written of their slots and calls takes turns. Accounts are held
 * before hosts: a deletion of an account holds both in this order.
 */
export async function lockActiveHosts(tx: Transaction, id: string | null = null): Promise<ActiveHost[]> {
  const ids = tx.select({ id: bookingHosts.userId }).from(bookingHosts).where(hostIs(id));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('key share');
  await tx
    .select({ id: bookingHosts.userId })
    .from(bookingHosts)
    .where(hostIs(id))
    .orderBy(bookingHosts.userId)
    .for('update');
  return readActiveHosts(tx, id);
}

/**
 * Reads what hosts have to do within an interval: calls that take place, and what their calendars have.
 * @param except a call that is left out, because it is to be moved
 */
export async function readDiaries(
  executor: Executor,
  hostIds: readonly string[],
  { start, end }: Interval,
  except?: string,
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
          except ? ne(bookings.id, except) : undefined,
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
    const own = changes.filter(({ hostId }) => hostId === id);
    const startsOf = (isAdded: boolean) => own.filter((one) => one.isAdded === isAdded).map(({ startsAt }) => startsAt);
    return {
      added: startsOf(true),
      removed: startsOf(false),
      taken: [...calls, ...busy].filter(({ hostId }) => hostId === id),
    };
  };
  return new Map(ids.map((id) => [id, diaryOf(id)]));
}

// A gap is shorter than a day, and so is a call: what ends or begins farther away touches nothing.
const DAY_MS = 24 * 3600 * 1000;
const dayBefore = (moment: Date) => new Date(moment.getTime() - DAY_MS);
const dayAfter = (moment: Date) => new Date(moment.getTime() + DAY_MS);
