import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { MINUTE_MS } from '#schema/durations.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  type DeliveryRow,
  newsletterDeliveries,
  newsletterIssues,
  newsletterPace,
  newsletterSubscribers,
} from './table.ts';

/** After this time another worker may take a mail of which the server got no end. */
const LEASE_MS = 60_000;
export const RENEWAL_MS = LEASE_MS / 3;

const { id, state, runAt, attempts, issueId } = newsletterDeliveries;
const leaseFrom = (now: Date) => ({ runAt: new Date(now.getTime() + LEASE_MS) });

const ofSending = (db: Database) =>
  inArray(
    issueId,
    db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(eq(newsletterIssues.state, 'SENDING')),
  );
const isDue = (db: Database, now: Date) => and(eq(state, 'WAITING'), lte(runAt, now), ofSending(db));

export const hasDue = async (db: Database, now: Date): Promise<boolean> =>
  (await db.select({ id }).from(newsletterDeliveries).where(isDue(db, now)).limit(1)).length > 0;

/**
 * Takes the next place of the newsletter's pace, which all processes share.
 * @returns 0, or the milliseconds until there is one
 */
export async function takePlace(db: Database, perMinute: number): Promise<number> {
  const { nextAt } = newsletterPace;
  const next = sql`clock_timestamp() + make_interval(secs => ${MINUTE_MS / perMinute / 1000})`;
  const taken = await db
    .update(newsletterPace)
    .set({ nextAt: next })
    .where(lte(nextAt, sql`clock_timestamp()`))
    .returning({ id: newsletterPace.id });
  if (taken.length) return 0;
  const wait = sql<number>`(extract(epoch from ${nextAt} - clock_timestamp()) * 1000)::float8`;
  const [row] = await db.select({ wait }).from(newsletterPace);
  if (row) return Math.max(1, row.wait);
  await db.insert(newsletterPace).values({ id: 'site', nextAt: sql`clock_timestamp()` }).onConflictDoNothing();
  return 1;
}

/** Lets the whole newsletter wait while no mail server can be used. */
export async function holdPace(db: Database, ms: number): Promise<void> {
  await db
    .update(newsletterPace)
    .set({ nextAt: sql`greatest(${newsletterPace.nextAt}, clock_timestamp() + make_interval(secs => ${ms / 1000}))` });
}

export async function claim(db: Database, now: Date): Promise<DeliveryRow | undefined> {
  const due = db
    .select({ id })
    .from(newsletterDeliveries)
    .where(isDue(db, now))
    .orderBy(runAt, id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [delivery] = await db
    .update(newsletterDeliveries)
    .set({ ...leaseFrom(now), attempts: sql`${attempts} + 1` })
    // `in` could run the subquery again for each row, and claim more than one.
    .where(sql`${id} = ${due}`)
    .returning();
  return delivery;
}

type Claimed = Pick<DeliveryRow, 'id' | 'attempts'>;
const isClaim = ({ id: own, attempts: tries }: Claimed) => and(eq(id, own), eq(attempts, tries));

export async function renew(db: Database, delivery: Claimed, now: Date): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set(leaseFrom(now))
    .where(and(isClaim(delivery), inArray(state, ['WAITING', 'HANDED'])));
}

/**
 * Notes, before the end of a mail is sent, that the server may accept it from now on: after a crash it is not sent again.
 * @returns false when the mail must not be sent: its issue was paused, its reader left, or another worker has it
 */
export async function handOver(db: Database, delivery: Claimed, now: Date): Promise<boolean> {
  const isReader = inArray(
    newsletterDeliveries.subscriberId,
    db
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.state, 'CONFIRMED')),
  );
  const handed = await db
    .update(newsletterDeliveries)
    .set({ state: 'HANDED', ...leaseFrom(now) })
    .where(and(isClaim(delivery), eq(state, 'WAITING'), ofSending(db), isReader))
    .returning({ id });
  return handed.length > 0;
}

type Result = Partial<Pick<DeliveryRow, 'state' | 'runAt' | 'deferrals' | 'reply' | 'sentAt' | 'serviceId'>>;

export async function saveResult(db: Database, delivery: Claimed, result: Result): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set(result)
    .where(and(isClaim(delivery), inArray(state, ['WAITING', 'HANDED'])));
}

/**
 * Marks issues as sent whose mails all have a result. A mail that was handed over has one after its lease at the latest.
 * @returns whether other issues are still being sent
 */
export async function finishIssues(db: Database, now: Date): Promise<boolean> {
  const isOfIssue = eq(issueId, newsletterIssues.id);
  const waiting = db
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(and(isOfIssue, eq(state, 'WAITING')));
  const handing = db
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(and(isOfIssue, eq(state, 'HANDED'), gt(runAt, now)));
  await db
    .update(newsletterIssues)
    .set({ state: 'SENT', finishedAt: now })
    .where(and(eq(newsletterIssues.state, 'SENDING'), notExists(waiting), notExists(handing)));
  return (await db.$count(newsletterIssues, eq(newsletterIssues.state, 'SENDING'))) > 0;
}
