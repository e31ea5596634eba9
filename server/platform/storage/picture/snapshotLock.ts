import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '#server/platform/database/connect.ts';

/** "PICS": advisory lock of readers that use an earlier snapshot, such as a backup. */
const LOCK_KEY = 0x50494353;

/** While this connection lives, no picture file is deleted. Take the lock before the snapshot. */
export const lockPictures = (client: ClientBase) => client.query('select pg_advisory_lock_shared($1)', [LOCK_KEY]);

/** Call it after deleting the row and before the files: a later lock holder has a snapshot without the row. */
export async function arePicturesLocked(db: Pick<Database, 'execute'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from pg_locks where locktype = 'advisory' and objsubid = 1
    and classid = 0 and objid = ${LOCK_KEY} and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())`);
  return Boolean(rowCount);
}
