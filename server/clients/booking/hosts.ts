import { asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type BookingHostInput, hostStrings } from '#schema/bookingHost.ts';
import { users } from '#server/people/user/table.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { type BookingHostRow, bookingHosts, type HostFeedRow, hostFeeds } from './table.ts';

export type Host = BookingHostRow & { id: string; name: string; isBlocked: boolean };
type Input = z.output<typeof BookingHostInput>;

const hosts = (executor: Executor) =>
  executor
    .select({ host: bookingHosts, name: users.name, isBlocked: users.isBlocked })
    .from(bookingHosts)
    .innerJoin(users, eq(users.id, bookingHosts.userId));
const hostOf = ({ host, name, isBlocked }: Awaited<ReturnType<typeof hosts>>[number]): Host => ({
  ...{ ...host, id: host.userId },
  ...{ name, isBlocked },
});

/** Whether the caller manages a host: admins all, others themselves. */
export const isManaged = (context: Context, userId: string): boolean => {
  const { id, role } = viewerOf(context);
  return role === 'admin' || id === userId;
};

/** @throws NOT_FOUND for the host of another, whom only admins see */
export function refuseOthers(context: Context, userId: string): void {
  if (!isManaged(context, userId)) throw fail('NOT_FOUND', hostStrings.notFound);
}

/** Those that the caller manages, oldest host first. */
export const listHosts = async (context: Context): Promise<Host[]> =>
  (await hosts(context.db).orderBy(asc(bookingHosts.createdAt), asc(bookingHosts.userId)))
    .map(hostOf)
    .filter(({ id }) => isManaged(context, id));

/** Locks a host until the transaction ends, to serialize writes. @throws NOT_FOUND */
export const lockHost = async (tx: Transaction, userId: string): Promise<Host> =>
  foundOr(
    (await hosts(tx).where(eq(bookingHosts.userId, userId)).for('no key update', { of: bookingHosts })).map(hostOf),
    hostStrings.notFound,
  );

/**
 * Only an admin makes a user a host.
 * @throws NOT_FOUND for an unknown user and for another's hours; BAD_USER_INPUT for a blocked user; FORBIDDEN
 */
export async function saveBookingHost(context: Context, userId: string, input: Input): Promise<Host> {
  refuseOthers(context, userId);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    // Locks the user, because there may be no host row to lock yet.
    const user = foundOr(
      await tx.select().from(users).where(eq(users.id, userId)).for('no key update'),
      hostStrings.noSuchUser,
    );
    if (user.isBlocked) throw badField('userId', hostStrings.isBlocked);
    const [before] = await tx.select().from(bookingHosts).where(eq(bookingHosts.userId, userId)).for('no key update');
    if (!before && viewerOf(context).role !== 'admin') throw fail('FORBIDDEN', hostStrings.isNoHost);
    const row: BookingHostRow = {
      ...(before ?? { userId, calendarHash: null, createdAt: now, updatedAt: now }),
      ...input,
    };
    const [stamp] = await tx
      .insert(bookingHosts)
      .values(row)
      .onConflictDoUpdate({ target: bookingHosts.userId, set: input })
      .returning({ updatedAt: bookingHosts.updatedAt });
    const change = before ? changed(before, row, auditedFields) : { after: factsOf(row, auditedFields) };
    const host = { ...row, ...stamp, id: userId, name: user.name, isBlocked: false };
    if (change) await record(tx, actorOf(context), 'booking.saveHost', subjectOf(host), now, change);
    return host;
  });
}

const auditedFields = ['isActive', 'hours', 'daysOff'] as const;
export const subjectOf = ({ id, name }: Host) => ({ id, label: name });

export const readFeeds = batched<HostFeedRow[]>(async ({ db }, hostIds) => {
  const rows = await db
    .select()
    .from(hostFeeds)
    .where(inArray(hostFeeds.hostId, hostIds))
    .orderBy(asc(hostFeeds.createdAt), asc(hostFeeds.id));
  return [...Map.groupBy(rows, ({ hostId }) => hostId)];
});
