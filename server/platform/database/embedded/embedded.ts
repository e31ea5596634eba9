import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Client } from 'pg';
import { findWriteFault } from '#server/platform/storage/writeFault.ts';
import { administratorOf } from './administrator.ts';
import { InUseError } from './attach.ts';
import { findPackage, findPrograms } from './binaries.ts';
import { type Cluster, openCluster, refuseOtherMajor } from './cluster.ts';
import { findClusterLocation, SHARED_FOLDER } from './dataFolder.ts';
import { EmbeddedError } from './error.ts';
import { Keeper } from './keeper.ts';
import { findPostmaster } from './postmaster.ts';

export { EmbeddedError };

/** `settings`: additional PostgreSQL settings (tests pass `fsync: 'off'`). */
export type EmbeddedOptions = { dataDir: string; log: (line: string) => void; settings?: Record<string, string> };

/** `url` is for the site's role and database. `stop` ends PostgreSQL: close all connections first. */
export type Embedded = { url: string; stop(): Promise<void> };

/** The names of the site's database and of its role, which may create databases but is no superuser. */
const SITE = 'marquee';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Neither statements nor row values, which contain personal data. The server logs its own failed queries.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // Delete old WAL files: recycled ones would still contain erased data.
  wal_recycle: 'off',
};

/**
 * Starts the PostgreSQL of a data folder, or attaches to one that a killed server left running. Restarts it at the same
 * address if it dies.
 * @throws EmbeddedError when another server uses the folder, its data has another major version, or PostgreSQL cannot
 * run
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof InUseError) throw error;
    // PostgreSQL does not report a full disk clearly.
    const fault = await findFolderFault(options.dataDir);
    if (fault) throw new EmbeddedError(fault.message, { cause: error });
    if (error instanceof EmbeddedError) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new EmbeddedError(`The embedded PostgreSQL cannot start (${reason}).`, { cause: error });
  }
}

/** Checks whether the folder can be written. For root it may be a link to another disk. */
async function findFolderFault(dataDir: string) {
  const folder = resolve(dataDir);
  const home = await realpath(join(folder, 'postgres')).catch(() => null);
  return (await findWriteFault(folder, 'DATA_DIR')) ?? (home && (await findWriteFault(home, 'DATA_DIR')));
}

async function start({ dataDir, log, settings }: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(dataDir);
  const source = findPackage();
  const location = await findClusterLocation(folder);
  if (dirname(location.home) === SHARED_FOLDER) log(`The database is kept in ${location.home}.`);
  await refuseOtherMajor(folder, source);
  const bin = await findPrograms(source, folder, location.account);
  const cluster = await openCluster(location, bin, settings?.fsync !== 'off');
  const keeper = new Keeper(cluster, {
    dataDir: folder,
    logFile: join(folder, 'postgres.log'),
    settings: Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    log,
  });
  const attachment = await keeper.start();
  if (!attachment.started) log(`Took over the PostgreSQL (pid ${attachment.pid}) that a killed server left running.`);
  try {
    await createDatabase(attachment.client, cluster);
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return { url: urlOf(cluster, attachment.port), stop: () => keeper.stop() };
}

const urlOf = ({ password }: Pick<Cluster, 'password'>, port: number) =>
  `postgres://${SITE}:${password}@127.0.0.1:${port}/${SITE}`;

/** Returns the URL of the site's database if a server runs PostgreSQL on this folder, else null. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const cluster = await realpath(join(resolve(dataDir), 'postgres', 'cluster')).catch(() => null);
  if (!cluster) return null;
  const running = await findPostmaster(join(cluster, 'data'));
  return running?.ready ? urlOf({ password: await readFile(join(cluster, 'password'), 'utf8') }, running.port) : null;
}

/** Creates the site's role and database where missing: the first start may have been killed. */
async function createDatabase(client: Client, cluster: Cluster): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [SITE]);
  if (role.rowCount === 0) {
    await client.query(`create role ${SITE} login createdb password ${client.escapeLiteral(cluster.password)}`);
  }
  const database = await client.query('select from pg_database where datname = $1', [SITE]);
  if (database.rowCount === 0) await client.query(`create database ${SITE} owner ${SITE}`);
  await allowClearing(client, cluster);
}

/**
 * Lets the site's role switch WAL files, so that erased data leaves the WAL too (server/office/privacy/personalData).
 */
async function allowClearing({ port }: Client, { password }: Cluster): Promise<void> {
  const site = administratorOf({ password }, port, SITE);
  await site.connect();
  try {
    const { rows } = await site.query<{ isAllowed: boolean }>(
      `select pg_has_role($1, 'pg_checkpoint', 'member') and has_function_privilege($1, 'pg_switch_wal()', 'execute') as "isAllowed"`,
      [SITE],
    );
    if (rows[0]?.isAllowed) return;
    await site.query(`grant pg_checkpoint to ${SITE}; grant execute on function pg_switch_wal() to ${SITE}`);
  } finally {
    await site.end();
  }
}
