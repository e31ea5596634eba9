import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { query } from './embedded.ts';
import type { Product } from './product.ts';
import { type onFullDisk, processEnvironment } from './server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Cleaner = { onTestFinished(clean: () => Promise<void>): void };
type Environment = Record<string, string>;

export type InstallationPlace = {
  DATABASE_URL: string;
  DATA_DIR: string;
  SESSION_SECRET?: string;
  STORAGE_URL?: string;
};

export const placeOf = ({ services: { settings, db } }: Product): InstallationPlace => ({
  DATABASE_URL: db.$client.options.connectionString as string,
  DATA_DIR: settings.DATA_DIR,
});

let made = 0;

export async function emptyPlace({ onTestFinished }: Cleaner): Promise<InstallationPlace> {
  const server = inject('databaseUrl');
  made += 1;
  const name = `marquee_restored_${process.pid}_${made}`;
  await query(server, `create database ${name}`);
  onTestFinished(async () => {
    await query(server, `drop database ${name} with (force)`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, DATA_DIR: await emptyFolder({ onTestFinished }) };
}

export async function emptyFolder({ onTestFinished }: Cleaner): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts the program of `npm run backup`, `restore`, `import` or `export`. @param given a file, or the arguments of the
 * command
 */
export function launch(
  command: 'backup' | 'restore' | 'import' | 'export',
  given: string | string[],
  environment: Environment | InstallationPlace,
  within: typeof onFullDisk = (...as) => as,
) {
  const env = { ...processEnvironment(), ...environment };
  return spawn(...within(process.execPath, ['server/main.ts', command, given].flat().filter(Boolean)), {
    cwd: root,
    env,
  });
}

export async function run(...args: Parameters<typeof launch>): Promise<{ code: number; out: string; errors: string }> {
  const child = launch(...args);
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, out, errors };
}

export const tablesOf = async (url: string): Promise<string[]> =>
  (
    await query(
      url,
      `select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
  )
    .map(({ name }) => String(name))
    .sort();

/** Every row of every table in PostgreSQL's text form, sorted. */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const name of await tablesOf(url)) {
    const [row] = await query(url, `select coalesce(array_agg(t::text order by t::text), '{}') as rows from ${name} t`);
    content[name] = row?.rows;
  }
  return content;
}
