import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { repeatErasuresIn } from '#server/office/privacy/personalData/repeatErasure.ts';
import { trustRestored } from '#server/platform/clock/restored.ts';
import { openClient } from '#server/platform/database/client.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { PREPARE_LOCK } from '#server/platform/database/prepare.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type ArchiveEntry, type Manifest, readArchive } from './archive.ts';
import { copyInto, type TableCopy } from './copyIn.ts';
import { BackupError } from './error.ts';
import { storeFile } from './files.ts';
import { firstMigration, migrateWith, migrationsAround } from './migrate.ts';
import { allTables, PLAIN } from './tables.ts';

const OLDEST_POSTGRES = 15;

export type RestoreTarget = { url: string; store: Store; dataDir: string };
export type Restored = { manifest: Manifest; erasedAgain: number };

/**
 * One transaction: migrations and rows of the archive, newer migrations, erasures since. The whole archive is verified
 * before anything changes.
 * @throws BackupError for an invalid archive or a database that is not empty
 */
export async function restore({ url, store, dataDir }: RestoreTarget, file: string): Promise<Restored> {
  const manifest = await readArchive(file);
  const { before, after } = migrationsAround(manifest.migrations);
  const client = await openClient(url);
  const newKeys: string[] = [];
  let erasedAgain = 0;
  try {
    await client.query(`begin; ${PLAIN}`);
    // A server that starts meanwhile waits for this lock and then finds the restored database.
    await client.query('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    await makeEmpty(client);
    await migrateWith(client, before);
    await fill(client, store, file, manifest, newKeys);
    await migrateWith(client, after);
    const tx = drizzle(client, { casing: 'snake_case' }) as unknown as Transaction;
    erasedAgain = await repeatErasuresIn(tx, dataDir);
    await trustRestored(tx, new Date());
  } catch (error) {
    await client.end();
    for (const key of newKeys) await store.delete(key).catch(() => {});
    throw error;
  }
  // When the result of the commit is unknown, it may have succeeded: the files stay.
  await client.query('commit').finally(() => client.end());
  return { manifest, erasedAgain };
}

/** Drops the tables of a start that has created no rows. @throws BackupError for a database that contains anything */
async function makeEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; isMigrated: boolean }>(`
    select current_setting('server_version_num')::int / 10000 as version,
      to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`);
  const { version = 0, isMigrated = false } = rows[0] ?? {};
  if (version < OLDEST_POSTGRES) throw new BackupError(`PostgreSQL ${OLDEST_POSTGRES} or newer is needed.`);
  // The table is no proof: other products use the same name, and a start on their database leaves it empty.
  const statement = `select from drizzle.__drizzle_migrations where hash = $1`;
  const isMarquee = isMigrated && Boolean((await client.query(statement, [firstMigration()])).rowCount);
  const names = (await allTables(client)).map(({ name }) => client.escapeIdentifier(name));
  if (names.length && !isMarquee)
    throw new BackupError('The database has tables of something else: restore needs an empty one.');
  for (const name of names) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) {
      throw new BackupError('The database has data: restore needs an empty one, before the first start.');
    }
  }
  if (names.length) await client.query(`drop table ${names.join(', ')} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

/** Fills the tables, then the store. @param newKeys receives the keys of new files in the store */
async function fill(client: pg.Client, store: Store, file: string, manifest: Manifest, newKeys: string[]) {
  const tables = new Map((await allTables(client)).map((table) => [table.name, table.columns]));
  const rowCounts = new Map<string, number>();
  let tableCopy: TableCopy | undefined;
  const finish = async () => {
    if (tableCopy) rowCounts.set(tableCopy.name, await tableCopy.end());
    tableCopy = undefined;
  };
  const readEntry = async ({ table, picture, attachment, bytes }: ArchiveEntry) => {
    if (tableCopy?.name !== table) await finish();
    if (picture) return storeFile(store, pictureKey(picture), await buffer(bytes), newKeys);
    if (attachment) return storeFile(store, attachmentKey(attachment), await buffer(bytes), newKeys);
    const manifestTable = manifest.tables.find(({ name }) => name === table);
    const isKnown = manifestTable?.columns.every((column) => tables.get(manifestTable.name)?.includes(column));
    if (!manifestTable || !isKnown) throw new BackupError(`The backup has a table that is unknown here: ${table}.`);
    tableCopy ??= copyInto(client, manifestTable);
    await tableCopy.write(bytes);
  };
  // Verify again, because the file is read a second time.
  await readArchive(file, readEntry);
  await finish();
  const incompleteTable = manifest.tables.find(({ name, rows }) => (rowCounts.get(name) ?? 0) !== rows);
  if (incompleteTable) throw new BackupError(`The backup has not all the rows of ${incompleteTable.name}.`);
}
