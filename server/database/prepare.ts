import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { addressOf } from '#server/database/client.ts';
import type { Database } from '#server/database/connect.ts';

/** Any constant: servers that start together, and a restore, take turns by it. */
export const PREPARE_LOCK = 727_001;
/** Where the SQL of all migrations is. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Brings a database to the newest migration, then does what a first start needs. Servers that start together take turns;
 * the migrations are one transaction, and `firstStart` has to be one too, so that a start killed half-way leaves nothing
 * half-done.
 */
export async function prepare(url: string, firstStart: (db: Database) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ ...addressOf(url), max: 2, connectionTimeoutMillis: 5000 });
  // A connection that is lost is told by the statement that needs it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let lock: pg.PoolClient | undefined;
  try {
    lock = await pool.connect();
    await lock.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const db = drizzle(pool, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    await firstStart(db);
  } finally {
    lock?.release(true);
    await pool.end();
  }
}
