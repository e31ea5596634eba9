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
    /** The address of the run's PostgreSQL; its database `template` holds the migrated tables and nothing else. */
    databaseUrl: string;
    /** Whether this is `npm run test:long`. */
    isLong: boolean;
  }
}

/** The migrated database that every test file gets a copy of. */
export const TEMPLATE = 'marquee_template';

/** PostgreSQL need not survive a crash here: a run makes its databases itself. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  // Nobody but PostgreSQL itself may send an autovacuum worker out of a database that is to be dropped.
  autovacuum: 'off',
};

/** A folder in memory, where a run has a few hundred megabytes. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Where a run keeps its files: in memory where there is room, else in the system's folder for temporary files. Every test file
 * gets a copy of a database of 700 files, which a slow disk takes seconds for and memory a tenth of one.
 */
async function scratch(): Promise<string> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const [, , , options] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === IN_MEMORY) ?? [];
  // Containers have some where nothing may run: PostgreSQL and libraries of copies of the product could not.
  if (!options || options.split(',').includes('noexec')) return tmpdir();
  const { bavail, bsize } = await statfs(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}

/** Once for a run: one PostgreSQL (DATABASE_URL_TEST or an embedded one), one migrated template, the built pages. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(join(await scratch(), 'marquee-test-'));
  // As root PostgreSQL runs as another account, which has to reach it here.
  await chmod(folder, 0o755);
  // Whatever a test or the product makes for a while is made here, and goes with it.
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
