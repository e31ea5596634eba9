import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { migrationsFolder } from '#server/platform/database/prepare.ts';
import { BackupError } from './error.ts';

/** @param archiveHashes hashes of the archive's migrations @throws BackupError for unknown or newer migrations */
export function migrationsAround(archiveHashes: string[]): { before: MigrationMeta[]; after: MigrationMeta[] } {
  const ownMigrations = readMigrationFiles({ migrationsFolder });
  const isKnown = archiveHashes
    .slice(0, ownMigrations.length)
    .every((hash, index) => hash === ownMigrations[index]?.hash);
  if (!isKnown) throw new BackupError('The backup was made by another product: its migrations are unknown here.');
  if (archiveHashes.length > ownMigrations.length)
    throw new BackupError('The backup was made by a newer version: restore it with that one.');
  return { before: ownMigrations.slice(0, archiveHashes.length), after: ownMigrations.slice(archiveHashes.length) };
}

export const firstMigration = (): string | undefined => readMigrationFiles({ migrationsFolder })[0]?.hash;

export async function migrateWith(client: ClientBase, migrations: MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
