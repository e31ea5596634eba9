import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { bookStrings } from '#schema/bookingStrings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { bookings } from './table.ts';

type CallLimit = { key: string; condition: SQL; maxCalls: number; sentence: string };

/** Keyed hash of the caller's network, stored while the call is in the future. */
export const networkHashOf = ({ secret, address }: Pick<Context, 'secret' | 'address'>): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['network of a booking', networkOf(address)]))
    .digest('base64url');

/**
 * Locks mailbox and network: concurrent bookings cannot exceed the limits. Call it before locking hosts, so that a
 * refused caller blocks nobody.
 * @throws RATE_LIMITED with retryAfter until one of the calls begins
 */
export async function refuseTooMany(context: Context, tx: Transaction, email: string, now: Date): Promise<void> {
  if (!context.settings.RATE_LIMITS) return;
  const { openCallsPerMailbox, openCallsPerNetwork } = context.site.booking;
  const network = networkHashOf(context);
  const callLimits: CallLimit[] = [
    {
      ...{ key: `mailbox ${email}`, condition: eq(bookings.email, email) },
      ...{ maxCalls: openCallsPerMailbox, sentence: bookStrings.tooManyForMailbox },
    },
    {
      ...{ key: `network ${network}`, condition: eq(bookings.networkHash, network) },
      ...{ maxCalls: openCallsPerNetwork, sentence: bookStrings.tooManyFromNetwork },
    },
  ];
  for (const { key, condition, maxCalls, sentence } of callLimits) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open calls of ${key}`}, 0))`);
    const openCalls = await tx
      .select({ startsAt: bookings.startsAt })
      .from(bookings)
      .where(and(condition, eq(bookings.status, 'CONFIRMED'), gt(bookings.startsAt, now)))
      .orderBy(asc(bookings.startsAt));
    // When this call begins, the count is below the limit.
    const next = openCalls[openCalls.length - maxCalls];
    if (next) throw fail('RATE_LIMITED', sentence, { retryAfter: secondsUntil(next.startsAt, now) });
  }
}

const secondsUntil = (moment: Date, now: Date) => Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** Deletes the network hashes of calls that are cancelled or have begun. */
export async function clearNetworkHashes(db: Database, now: Date): Promise<void> {
  const isOver = or(ne(bookings.status, 'CONFIRMED'), lte(bookings.startsAt, now));
  await db
    .update(bookings)
    .set({ networkHash: null })
    .where(and(isNotNull(bookings.networkHash), isOver));
}
