import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { openClient } from '#server/platform/database/client.ts';
import { lockPictures } from '#server/platform/storage/picture/snapshotLock.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { version } from '#server/platform/version.ts';
import { type Manifest, writeArchive } from './archive.ts';
import { BackupError } from './error.ts';
import { addFiles } from './files.ts';
import { secretMark } from './secretMark.ts';
import { backedUpTables, PLAIN, rowConditions, type Table } from './tables.ts';
import type { AddEntry } from './tarFile.ts';

/** "BACK": first key of the advisory lock for writing a file; the second key is a hash of the file name. */
const WRITING = 0x4241434b;
const CHUNK_BYTES = 4 * 1024 * 1024;

export type BackupSource = { url: string; store: Store; secret: Uint8Array };

/**
 * Backs up one snapshot of a running system. Files are locked until they are read.
 * @throws BackupError when there is nothing to back up, or another backup writes the file
 */
export async function backUp({ url, store, secret }: BackupSource, file: string): Promise<Manifest> {
  const client = await openClient(url);
  try {
    await claim(client, file);
    await lockPictures(client);
    await client.query(`begin isolation level repeatable read, read only; ${PLAIN}`);
    const migrations = await migrationsOf(client);
    return await writeArchive(file, async (add) => {
      const tables: Manifest['tables'] = [];
      for (const table of await backedUpTables(client))
        tables.push({ ...table, rows: await copyOut(client, table, add) });
      const files = await addFiles(client, store, add);
      const madeAt = new Date().toISOString();
      return { product: version, madeAt, migrations, secretMark: secretMark(secret), tables, ...files };
    });
  } finally {
    await client.end();
  }
}

/** Locks the file name until the connection ends, because two concurrent backups would produce a broken file. */
async function claim(client: pg.Client, file: string): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as ours', [WRITING, file]);
  if (!rows[0]?.ours) throw new BackupError(`${file} is being written by another backup.`);
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: migrationTables } = await client.query(
    `select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (!migrationTables.length) throw new BackupError('There is nothing to back up: the database is empty.');
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

async function copyOut(client: pg.Client, { name, columns }: Table, add: AddEntry): Promise<number> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const condition = rowConditions[name] ? ` where ${rowConditions[name]}` : '';
  const rows = client.query(to(`copy (select ${list} from ${client.escapeIdentifier(name)}${condition}) to stdout`));
  let chunks: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await add(`tables/${name}/${String(part).padStart(6, '0')}`, Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  if (bytes) await flush();
  return rows.rowCount;
}
