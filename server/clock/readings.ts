import { sql } from 'drizzle-orm';
import { auditEntries } from '#server/audit/table.ts';
import type { Executor } from '#server/database/connect.ts';
import { outgoingMail } from '#server/mail/table.ts';
import { messages } from '#server/message/table.ts';
import { sessions } from '#server/session/table.ts';
import { users } from '#server/user/table.ts';
import { clockReadings } from './table.ts';

const KEY = 'site';

/** What the server's clock is compared with. */
export type ClockReadings = {
  /** The newest time that is known to be right; null while nothing is stored. */
  stored: Date | null;
  /** What PostgreSQL's clock says. */
  database: Date;
  /** By how much that one may be ahead, because an operator has said so. */
  databaseAheadMs: number;
};

/** Times of what people do, which are asked as long as no reading is stored: in a database of an older version. */
const newest = sql.join(
  [auditEntries.at, sessions.createdAt, users.createdAt, messages.createdAt, outgoingMail.createdAt].map(
    (time) => sql`(select max(${time}) from ${time.table})`,
  ),
  sql`, `,
);
const milliseconds = (time: ReturnType<typeof sql>) => sql`(extract(epoch from ${time}) * 1000)::float8`;

/** Reads the clocks that the server's own is compared with. */
export async function readClocks(executor: Executor): Promise<ClockReadings> {
  const { id, readAt, databaseAheadMs } = clockReadings;
  const { rows } = await executor.execute<{ stored: number | null; database: number; ahead: number | null }>(sql`
    select ${milliseconds(sql`clock_timestamp()`)} as database, ${milliseconds(sql`
      case when reading is null then greatest(${newest}) else reading end`)} as stored, ahead
    from (select max(${readAt}) as reading, max(${databaseAheadMs})::float8 as ahead
      from ${clockReadings} where ${id} = ${KEY}) as known`);
  const [{ stored, database, ahead }] = rows as [(typeof rows)[number]];
  return {
    stored: stored === null ? null : new Date(stored),
    database: new Date(database),
    databaseAheadMs: ahead ?? 0,
  };
}

/** Stores a reading at which the clocks agreed. An older one than is stored changes nothing. */
export async function storeReading(executor: Executor, readAt: Date): Promise<void> {
  await executor
    .insert(clockReadings)
    .values({ id: KEY, readAt })
    .onConflictDoUpdate({
      target: clockReadings.id,
      set: { readAt: sql`greatest(${clockReadings.readAt}, excluded.read_at)` },
    });
}

/** Takes the server's clock to be right, whatever was stored before. @param databaseAheadMs by how much PostgreSQL's is ahead */
export async function trustReading(executor: Executor, readAt: Date, databaseAheadMs = 0): Promise<void> {
  const reading = { readAt, databaseAheadMs: Math.round(databaseAheadMs) };
  await executor
    .insert(clockReadings)
    .values({ id: KEY, ...reading })
    .onConflictDoUpdate({ target: clockReadings.id, set: reading });
}
