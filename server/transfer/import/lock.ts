import { sql } from 'drizzle-orm';
import type { Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { ImportError } from './importError.ts';

const LOCK = 'marquee import';

export class BusyError extends ImportError {}

/** A killed process releases the lock. @throws BusyError while another process imports */
export async function withImportLock<Result>(
  { db }: Pick<Services, 'db'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [LOCK],
    );
    if (!rows[0]?.held) throw new BusyError('Another import is running. Try again when it has ended.');
    return await work();
  } finally {
    // The connection is closed, which releases the lock.
    client.release(true);
  }
}

/** The exit code of a step while another import runs. */
export const BUSY = 75;

/** Takes the lock until the end of the transaction. @returns whether it was free */
export async function lockImports(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}

export async function isImporting({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${LOCK}, 0)`);
  return rows.length > 0;
}
