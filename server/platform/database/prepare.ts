import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SettingsError } from '#server/platform/settings.ts';
import { addressOf } from './client.ts';
import type { Database } from './connect.ts';
import { readServerVersion, warningOfOldServer } from './serverVersion.ts';
import { applyTimeouts, migrationTimeouts } from './timeouts.ts';

export const PREPARE_LOCK = 727_001;
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * Runs the migrations, then `firstStart`. Servers that start together take turns. Each part is one transaction, so a
 * killed start leaves nothing half-done.
 * @returns warnings for the operator: a newer version has migrated the database, or the PostgreSQL server is outdated
 * @throws SettingsError when a newer version has migrated it incompatibly
 */
export async function prepare(url: string, firstStart: (db: Database) => Promise<void>): Promise<string[]> {
  const pool = new pg.Pool({
    ...addressOf(url),
    max: 2,
    connectionTimeoutMillis: migrationTimeouts.connection,
    onConnect: (client) => applyTimeouts(client, migrationTimeouts),
  });
  // The next statement reports a lost connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let lock: pg.PoolClient | undefined;
  try {
    lock = await pool.connect();
    // Wait for another server's migrations without a limit.
    await lock.query('set lock_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const db = drizzle(pool, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    const warnings = [await warningOfNewer(lock), warningOfOldServer(await readServerVersion(lock))];
    await firstStart(db);
    return warnings.filter((warning) => warning !== null);
  } finally {
    lock?.release(true);
    await pool.end();
  }
}

/** @returns the number of the last migration of this version. Numbers have gaps, so it is not how many there are. */
function lastNumber(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return Number.parseInt(journal.entries.at(-1).tag, 10);
}

/** Checks for migrations of a newer version (decision 025). */
async function warningOfNewer(client: pg.ClientBase): Promise<string | null> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const { rows } = await client.query<{ unknown: number; needed: string | null }>(
    `select count(*)::int as unknown,
      substring(obj_description('drizzle'::regnamespace, 'pg_namespace') from '^needs (\\d{4})$') as needed
    from drizzle.__drizzle_migrations where hash <> all($1)`,
    [migrations.map(({ hash }) => hash)],
  );
  const { unknown = 0, needed = null } = rows[0] ?? {};
  if (needed !== null && Number(needed) > lastNumber()) {
    throw new SettingsError([
      'The database belongs to a newer version, and this one cannot use it: start that version, or restore a backup made before it.',
    ]);
  }
  if (!unknown) return null;
  const warning = `WARNING: a newer version has migrated the database (${unknown} unknown here).`;
  return `${warning} This one may run beside it while an update is under way, and no longer.`;
}
