import { sql } from 'drizzle-orm';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { ImportError } from './importError.ts';

/** Names the lock among PostgreSQL's advisory ones. */
const LOCK = 'marquee import';

/** Says that another import is at work. */
export class BusyError extends ImportError {}

/** Does something while no other process imports. A killed process holds nothing. @throws BusyError while one does */
export async function holdImports<Result>({ db }: Pick<Services, 'db'>, does: () => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [LOCK],
    );
    if (!rows[0]?.held) throw new BusyError('Another import is running. Try again when it has ended.');
    return await does();
  } finally {
    // Not given back to the pool: the lock goes with the connection.
    client.release(true);
  }
}

/** Takes the lock until the end of a transaction. @returns whether no process imports */
export async function holdWithin(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}

/** @returns whether a process imports right now */
export async function isImporting({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${LOCK}, 0)`);
  return rows.length > 0;
}
