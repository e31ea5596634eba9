import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '#server/platform/database/connect.ts';

/** "PICS": the advisory lock of whoever reads pictures that an earlier state of the database refers to. */
const HOLD = 0x50494353;

/** Keeps every picture in the store while this connection lives, though its row be deleted; taken before a snapshot. */
export const lockPictures = (client: ClientBase) => client.query('select pg_advisory_lock_shared($1)', [HOLD]);

/**
 * Asked after a row is gone and before its files are deleted: who holds them later has a snapshot without the row.
 * @returns whether somebody holds them
 */
export async function arePicturesLocked(db: Pick<Database, 'execute'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from pg_locks where locktype = 'advisory' and objsubid = 1
    and classid = 0 and objid = ${HOLD} and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())`);
  return Boolean(rowCount);
}
