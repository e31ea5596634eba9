import { sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/database/connect.ts';
import { clockReadings } from './table.ts';

const KEY = 'site';

export type ClockReadings = {
  /** The newest time known to be right; null if none is stored. */
  stored: Date | null;
  database: Date;
  /** The difference that an operator has accepted. */
  databaseAheadMs: number;
};

/**
 * The newest times of user actions, for a database of an older version without a reading. The tables belong to modules
 * that depend on this one, so this is SQL.
 */
const newest = sql`
  (select max(at) from audit_entries), (select max(created_at) from sessions), (select max(created_at) from users),
  (select max(created_at) from messages), (select max(created_at) from outgoing_mail)`;
const milliseconds = (time: ReturnType<typeof sql>) => sql`(extract(epoch from ${time}) * 1000)::float8`;

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

/** Stores a reading at which the clocks agreed. Ignores one older than the stored one. */
export async function storeReading(executor: Executor, readAt: Date): Promise<void> {
  await executor
    .insert(clockReadings)
    .values({ id: KEY, readAt })
    .onConflictDoUpdate({
      target: clockReadings.id,
      set: { readAt: sql`greatest(${clockReadings.readAt}, excluded.read_at)` },
    });
}

/**
 * Accepts the server's clock regardless of the stored reading.
 * @param databaseAheadMs how far PostgreSQL's clock is ahead
 */
export async function trustReading(executor: Executor, readAt: Date, databaseAheadMs = 0): Promise<void> {
  const reading = { readAt, databaseAheadMs: Math.round(databaseAheadMs) };
  await executor
    .insert(clockReadings)
    .values({ id: KEY, ...reading })
    .onConflictDoUpdate({ target: clockReadings.id, set: reading });
}
