import '#server/app/start/runtime.ts';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '#server/app/build/build.ts';
import { buildPlayground } from '#server/app/graphql/playground/build.ts';
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { prepare } from '#server/platform/database/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of the run; its database `template` contains only the migrated tables. */
    databaseUrl: string;
    isLong: boolean;
  }
}

/** The migrated database, of which every test file gets a copy. */
export const TEMPLATE = 'marquee_template';

/** PostgreSQL need not survive a crash here, because a run creates its own databases. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  // Otherwise an autovacuum worker could keep a database from being dropped.
  autovacuum: 'off',
};

/** A folder in memory, where a run has a few hundred megabytes. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The folder for the files of a run: in memory where there is room, else the system's temporary folder. Every test file
 * copies a database of 700 files, which takes seconds on a slow disk and a tenth of a second in memory.
 */
async function scratch(): Promise<string> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const [, , , options] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === IN_MEMORY) ?? [];
  // Some containers mount it noexec: neither PostgreSQL nor the libraries in copies of the product would start.
  if (!options || options.split(',').includes('noexec')) return tmpdir();
  const { bavail, bsize } = await statfs(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}

/**
 * Runs once per test run: one PostgreSQL (DATABASE_URL_TEST or an embedded one), one migrated template, the built
 * pages.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(join(await scratch(), 'marquee-test-'));
  // As root, PostgreSQL runs under another account, which must be able to enter this folder.
  await chmod(folder, 0o755);
  // All temporary files of tests and the product are created here and removed with the folder.
  process.env.TMPDIR = folder;
  process.env.COMPILED_FOR_TESTS = join(folder, 'compiled');
  const given = process.env.DATABASE_URL_TEST;
  const embedded = given ? undefined : await startEmbedded({ dataDir: folder, log: () => {}, settings: SETTINGS });
  const databaseUrl = given ?? (embedded?.url as string);
  await makeTemplate(databaseUrl);
  await buildIfStale((line) => process.stdout.write(`${line}\n`));
  await buildPlayground();
  project.provide('databaseUrl', databaseUrl);
  project.provide('isLong', project.vite.config.mode === 'long');
  return async () => {
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(databaseUrl);
  template.pathname = `/${TEMPLATE}`;
  await prepare(template.href, async () => {});
}
