import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Day, dayOf, timeOf } from '#schema/officeTime.ts';
import { RETENTION_TIME, retentionKindNames } from '#schema/retention.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { discardFiles } from '#server/clients/message/thread/attachments.ts';
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
import { startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';
import { isDue, keptFrom, type Part, parts } from './due.ts';
import { readDays } from './retention.ts';
import { retentionRuns } from './table.ts';

type Parts = Pick<Services, 'db' | 'store' | 'now' | 'clock' | 'log'>;

const BATCH = 100;
/** ASCII "RETN": an advisory lock, so that one process deletes at a time. */
const RETENTION_LOCK = 0x5245544e;

/** Runs every night from 2:00 in India and continues interrupted nights. No queries after a finished night. */
export function startRetention(own: Parts): Worker {
  const { now, clock, log } = own;
  let done: Day | undefined;
  /** Whether an interrupted night may exist; it continues at any time of day. */
  let mayBeLeft = true;
  const look = async () => {
    const [day, time] = [dayOf(now()), timeOf(now())];
    const isNight = time >= RETENTION_TIME;
    if (day === done || !(isNight || mayBeLeft)) return false;
    if (!(await clock.isTrusted())) return false;
    const isMore = await deleteBatch(own, day, isNight);
    if (isMore) return true;
    mayBeLeft = false;
    if (isNight) done = day;
    return false;
  };
  return startWorker({ name: 'the retention', begin: async () => undefined, poll: look }, log);
}

/** @param mayBegin whether a new night may start @returns whether more is left */
async function deleteBatch({ db, store, log, now }: Parts, day: Day, mayBegin: boolean): Promise<boolean> {
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
      const kept = days.get(kind);
      if (kept === undefined) continue;
      for (const part of parts[kind]) {
        const gone = await removePart(tx, part, isDue(part, keptFrom(run.day, kept)));
        if (!gone.count) continue;
        fileIds = gone.fileIds;
        const sums = { ...run.sums, [kind]: (run.sums[kind] ?? 0) + gone.count };
        await tx.update(retentionRuns).set({ sums }).where(eq(retentionRuns.day, run.day));
        return true;
      }
    }
    await tx.update(retentionRuns).set({ finishedAt: now() }).where(eq(retentionRuns.day, run.day));
    if (Object.keys(run.sums).length) {
      await record(tx, scheduler, 'retention.run', { id: null, label: 'Retention' }, now(), { after: run.sums });
    }
    // An older night is finished: the current one follows.
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
  const [begun] = await tx.insert(retentionRuns).values({ day }).onConflictDoNothing().returning();
  return begun ?? null;
}

type Gone = { count: number; fileIds: string[] };

async function removePart(tx: Transaction, { table }: Part, condition: SQL): Promise<Gone> {
  if (table === messages) return told(tx, 'message.changed', await removeMessages(tx, condition, BATCH));
  if (table === affiliates) return told(tx, 'affiliate.changed', await removeAffiliates(tx, condition, BATCH));
  if (table === bookings) return told(tx, 'office.changed', await removeBookings(tx, condition, BATCH));
  const over = tx.select({ id: auditEntries.id }).from(auditEntries).where(condition).limit(BATCH);
  const { rowCount } = await tx.delete(auditEntries).where(and(inArray(auditEntries.id, over), condition));
  return { count: rowCount ?? 0, fileIds: [] };
}

async function told(tx: Transaction, event: ChangeName, removed: Removed): Promise<Gone> {
  await forgetRecords(tx, removed);
  for (const id of removed.ids) await announceChange(tx, event, { id });
  return { count: removed.ids.length, fileIds: removed.fileIds };
}
