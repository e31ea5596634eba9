import { lte, or, sql } from 'drizzle-orm';
import type { Kind } from '#server/content/kind/kind.ts';
import { kindOf, kinds } from '#server/content/kind/kinds.ts';
import { followSchedule } from '#server/content/kind/services.ts';
import type { Services } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Announcement } from '#server/platform/event/events.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';

type Parts = Pick<Services, 'db' | 'now' | 'clock' | 'log' | 'settings' | 'channel' | 'readSite'>;
type Due = { id: string; kind: Kind['name']; at: Date };

const BATCH = 50;

/** Entries with the next dates. Each select reads the beginning of an index. */
const plannedEntries = sql.join(
  kinds.flatMap(({ name, table }) =>
    [table.publishAt, table.takeBackAt].map(
      (time) => sql`(select id, ${name} as kind, ${time} as at from ${table}
        where ${time} is not null order by ${time} limit ${BATCH})`,
    ),
  ),
  sql` union all `,
);

/** Queries the database at the next date, and after each announced change of content. */
export function startSchedule(parts: Parts): Loop {
  const { db, now, clock, log, channel } = parts;
  /** Date of the next query; undefined: at once. A query from before the latest change is not used. */
  let next: Date | null | undefined;
  let changes = 0;
  const poll = async () => {
    const isNothingDue = next === null || (next !== undefined && next > now());
    if (isNothingDue && channel.isListening()) return false;
    // The time before the clocks are compared: a jump after the comparison makes nothing due.
    const polledAt = now();
    if (!(await clock.isTrusted())) return false;
    const changesBefore = changes;
    const entries = await readPlanned(db);
    const due = entries.filter(({ at }) => at <= polledAt);
    let doneCount = 0;
    for (const { kind, id } of due) if (await followSchedule(parts, kindOf(kind), id)) doneCount += 1;
    // Entries that another process is handling are read again.
    const isUpToDate = due.length === 0 && changesBefore === changes;
    next = isUpToDate ? (entries[0]?.at ?? null) : undefined;
    return due.length >= BATCH && doneCount > 0;
  };
  const loop = startLoop({ name: 'the schedule', begin: async () => undefined, poll }, log);
  const unsubscribe = channel.subscribe((announcement) => {
    if (!mayChangeSchedule(announcement)) return;
    changes += 1;
    next = undefined;
    loop.wake();
  });
  return {
    wake: loop.wake,
    stop() {
      unsubscribe();
      return loop.stop();
    },
  };
}

/** Whether an event may have changed a schedule; null means that events may have been missed. */
const mayChangeSchedule = (announcement: Announcement | null) =>
  announcement === null || kinds.some(({ event }) => announcement.event === `${event}.changed`);

async function readPlanned(db: Database): Promise<Due[]> {
  const { rows } = await db.execute<Omit<Due, 'at'> & { at: number }>(
    sql`select id, kind, (extract(epoch from at) * 1000)::float8 as at from (${plannedEntries}) as planned order by at, id limit ${BATCH}`,
  );
  return rows.map(({ id, kind, at }) => ({ id, kind, at: new Date(at) }));
}

export async function countOverdue(db: Database, now: Date): Promise<number> {
  const counts = kinds.map(
    ({ table }) =>
      sql`(select count(*) from ${table} where ${or(lte(table.publishAt, now), lte(table.takeBackAt, now))})`,
  );
  const { rows } = await db.execute<{ count: string }>(sql`select ${sql.join(counts, sql` + `)} as count`);
  return Number(rows[0]?.count);
}
