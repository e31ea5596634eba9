import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment } from './binaries.ts';
import type { ClusterLocation } from './dataFolder.ts';
import { draftOf, removeDrafts } from './drafts.ts';
import { EmbeddedError } from './error.ts';

/** The superuser of the cluster. The site uses an ordinary role. */
export const ADMINISTRATOR = 'postgres';

export type Cluster = ClusterLocation & { data: string; password: string; bin: string };

/**
 * Opens the cluster and creates it on the first start. It is created under a temporary name and renamed when complete,
 * so a kill leaves either all of it or nothing.
 * @throws EmbeddedError when initdb fails
 */
export async function openCluster(location: ClusterLocation, bin: string, durable: boolean): Promise<Cluster> {
  const folder = join(location.home, 'cluster');
  await removeDrafts(location.home);
  if (!(await exists(folder))) await createCluster(location, bin, folder, durable);
  const password = await readFile(join(folder, 'password'), 'utf8');
  return { ...location, bin, data: join(folder, 'data'), password };
}

/**
 * Refuses a cluster of another major version, which this PostgreSQL cannot read.
 * @param source the npm package folder of this PostgreSQL
 * @throws EmbeddedError that explains how to move the data
 */
export async function refuseOtherMajor(dataDir: string, source: string): Promise<void> {
  const home = join(dataDir, 'postgres');
  const dataVersion = await readFile(join(home, 'cluster', 'data', 'PG_VERSION'), 'utf8').catch(() => null);
  if (dataVersion === null) return;
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const [dataMajor, packageMajor] = [dataVersion.trim(), version.split('.', 1)[0]];
  if (dataMajor === packageMajor) return;
  throw new EmbeddedError(
    `DATA_DIR: ${home} is a database of PostgreSQL ${dataMajor}, and this version brings PostgreSQL ${packageMajor}: run ` +
      `npm run backup with the version before, move ${home} away, then npm run restore with this one.`,
  );
}

async function createCluster(location: ClusterLocation, bin: string, folder: string, durable: boolean): Promise<void> {
  const draft = draftOf(folder);
  const password = join(draft, 'password');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(password, randomBytes(32).toString('hex'), { mode: 0o600 });
  if (location.account) {
    await chown(password, location.account.uid, location.account.gid);
    await chown(draft, location.account.uid, location.account.gid);
  }
  try {
    await initdb(location, bin, [
      `--pgdata=${join(draft, 'data')}`,
      `--pwfile=${password}`,
      ...(durable ? [] : ['-N']),
    ]);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another server that started at the same time may have created the cluster.
    if (!(await exists(folder))) throw error;
  }
}

async function initdb(location: ClusterLocation, bin: string, options: string[]): Promise<void> {
  const command = [
    ...options,
    `--username=${ADMINISTRATOR}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sort order must not depend on the locales of the system.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await promisify(execFile)(join(bin, 'initdb'), command, {
      ...location.account,
      cwd: location.home,
      env: bareEnvironment(),
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const errorLine = stderr?.split('\n').findLast((line) => /error|could not|FATAL|PANIC/.test(line));
    const reason = (errorLine ?? message.split('\n')[0])?.replace(/^.*initdb: /, '');
    throw new EmbeddedError(
      `The database could not be created in ${location.home} (${reason}): set DATABASE_URL if that cannot be helped.`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
