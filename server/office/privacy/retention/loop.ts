import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Day, dayOf, timeOf } from '#schema/officeTime.ts';
import { RETENTION_TIME, retentionKindNames } from '#schema/retention.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { discardFiles } from '#server/clients/message/conversation/attachments.ts';
import { messages } from '#server/clients/message/table.ts';
import {
  forgetRecords,
  type Removed,
  removeAffiliates,
  removeBookings,
  removeMessages,
} from '#server/office/privacy/personalData/remove.ts';
import { record, scheduler } from '#server/platform/audit/record.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange, type ChangeName } from '#server/platform/event/events.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { isDue, type Part, parts, retainedFrom } from './due.ts';
import { readDays } from './retention.ts';
import { retentionRuns } from './table.ts';

type Parts = Pick<Services, 'db' | 'store' | 'now' | 'clock' | 'log' | 'readSite'>;

const BATCH = 100;
/** ASCII "RETN": an advisory lock, so that one process deletes at a time. */
const RETENTION_LOCK = 0x5245544e;

/** Runs every night from 2:00 in the office's time zone, and continues interrupted nights. No queries after a finished night. */
export function startRetention(parts: Parts): Loop {
  const { now, clock, log, readSite } = parts;
  let done: Day | undefined;
  /** Whether an interrupted night may exist; it continues at any time of day. */
  let mayBeUnfinished = true;
  const poll = async () => {
    const { timeZone } = await readSite();
    const [day, time] = [dayOf(now(), timeZone), timeOf(now(), timeZone)];
    const isNight = time >= RETENTION_TIME;
    if (day === done || !(isNight || mayBeUnfinished)) return false;
    if (!(await clock.isTrusted())) return false;
    const isMore = await deleteBatch(parts, day, timeZone, isNight);
    if (isMore) return true;
    mayBeUnfinished = false;
    if (isNight) done = day;
    return false;
  };
  return startLoop({ name: 'the retention', begin: async () => undefined, poll }, log);
}

/** @param mayBegin whether a new night may start @returns whether more is left */
async function deleteBatch(
  { db, store, log, now }: Parts,
  day: Day,
  timeZone: string,
  mayBegin: boolean,
): Promise<boolean> {
  const days = await readDays(db);
  const [unfinished] = await db
    .select({ day: retentionRuns.day })
    .from(retentionRuns)
    .where(isNull(retentionRuns.finishedAt));
  if (!unfinished && !(days.size && mayBegin)) return false;
  let fileIds: string[] = [];
  const isMore = await db.transaction(async (tx) => {
    // Serializes processes: the next one sees what this one deleted.
    await tx.execute(sql`select pg_advisory_xact_lock(${RETENTION_LOCK})`);
    const run = await beginRun(tx, day, mayBegin);
    if (!run) return false;
    for (const kind of retentionKindNames) {
      const retainedDays = days.get(kind);
      if (retainedDays === undefined) continue;
      for (const part of parts[kind]) {
        const removed = await removePart(tx, part, isDue(part, retainedFrom(run.day, retainedDays, timeZone)));
        if (!removed.count) continue;
        fileIds = removed.fileIds;
        const sums = { ...run.sums, [kind]: (run.sums[kind] ?? 0) + removed.count };
        await tx.update(retentionRuns).set({ sums }).where(eq(retentionRuns.day, run.day));
        return true;
      }
    }
    await tx.update(retentionRuns).set({ finishedAt: now() }).where(eq(retentionRuns.day, run.day));
    if (Object.keys(run.sums).length) {
      await record(tx, scheduler, 'retention.run', { id: null, label: 'Retention' }, now(), { after: run.sums });
    }
    return run.day !== day;
  });
  await discardFiles(
    { db, store, log },
    fileIds.map((id) => ({ id })),
  );
  return isMore;
}

/** The run to continue: an unfinished older one, else that of this night. @returns null when it is finished */
async function beginRun(tx: Transaction, day: Day, mayBegin: boolean) {
  const [open] = await tx
    .select()
    .from(retentionRuns)
    .where(isNull(retentionRuns.finishedAt))
    .orderBy(retentionRuns.day);
  if (open || !mayBegin) return open ?? null;
  const [run] = await tx.insert(retentionRuns).values({ day }).onConflictDoNothing().returning();
  return run ?? null;
}

type RemovedRows = { count: number; fileIds: string[] };

async function removePart(tx: Transaction, { table }: Part, condition: SQL): Promise<RemovedRows> {
  if (table === messages) return announceRemoved(tx, 'message.changed', await removeMessages(tx, condition, BATCH));
  if (table === affiliates)
    return announceRemoved(tx, 'affiliate.changed', await removeAffiliates(tx, condition, BATCH));
  if (table === bookings) return announceRemoved(tx, 'booking.changed', await removeBookings(tx, condition, BATCH));
  const expired = tx.select({ id: auditEntries.id }).from(auditEntries).where(condition).limit(BATCH);
  const { rowCount } = await tx.delete(auditEntries).where(and(inArray(auditEntries.id, expired), condition));
  return { count: rowCount ?? 0, fileIds: [] };
}

async function announceRemoved(tx: Transaction, event: ChangeName, removed: Removed): Promise<RemovedRows> {
  await forgetRecords(tx, removed);
  for (const id of removed.ids) await announceChange(tx, event, { id });
  return { count: removed.ids.length, fileIds: removed.fileIds };
}
