import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { administratorOf } from './administrator.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './error.ts';
import { findPostmaster, freePort, launch, signal } from './postmaster.ts';

/**
 * The advisory lock ("MARQ") that a server holds until it ends. It is taken in the database `postgres`, so it cannot
 * conflict with locks of the site's database. PostgreSQL releases it even when the server is killed.
 */
const SERVER_LOCK = 0x4d415251;
/** After kill -9, PostgreSQL needs a moment to release the lock. */
const LOCK_PATIENCE_MS = 1500;
/** Crash recovery may take long, but a failed start must be reported. */
const READY_PATIENCE_MS = 60_000;
const MAX_LAUNCHES = 5;
const WRONG_PASSWORD = '28P01';

export type AttachOptions = {
  dataDir: string;
  logFile: string;
  settings: string[];
  port?: number;
  signal: AbortSignal;
};

/** A running PostgreSQL and the connection that holds the server lock. */
export type Attachment = { client: Client; pid: number; port: number; started: boolean };

export class InUseError extends EmbeddedError {}

/**
 * Starts PostgreSQL or attaches to the one that runs on this folder, and takes the lock.
 * @throws InUseError when another server holds the lock, EmbeddedError when PostgreSQL does not start
 */
export async function attach(cluster: Cluster, options: AttachOptions): Promise<Attachment> {
  const launched: Launched = {};
  try {
    return await attachOrLaunch(cluster, options, launched);
  } catch (error) {
    // InUseError: another server has attached to the PostgreSQL that this one launched, so it must go on.
    const { child } = launched;
    if (child?.pid && !hasEnded(child) && !(error instanceof InUseError)) signal(child.pid, 'SIGINT');
    throw error;
  }
}

type Launched = { child?: ChildProcess; refusal?: string };

async function attachOrLaunch(cluster: Cluster, options: AttachOptions, launched: Launched): Promise<Attachment> {
  let launches = 0;
  for (const deadline = Date.now() + READY_PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
    options.signal.throwIfAborted();
    const running = await findPostmaster(cluster.data);
    if (running?.ready) {
      const client = await connect(cluster, running.port, launched);
      if (client && (await lock(client, options.dataDir))) {
        return { client, pid: running.pid, port: running.port, started: running.pid === launched.child?.pid };
      }
    } else if (!running && hasEnded(launched.child)) {
      // PostgreSQL ends by itself when another server was faster, when its port was taken, or while child processes of
      // a killed PostgreSQL still run. All of these are temporary.
      if (launches === MAX_LAUNCHES) break;
      await sleep(launches * 200);
      launched.child = await launch(cluster, options.port ?? (await freePort()), options.logFile, options.settings);
      launches += 1;
    }
  }
  const logHint = await lastLogError(options.logFile);
  if (launched.refusal && !hasEnded(launched.child)) {
    throw new EmbeddedError(`The embedded PostgreSQL runs and lets nobody in (${launched.refusal}; ${logHint}).`);
  }
  throw new EmbeddedError(`The embedded PostgreSQL does not start (${logHint}).`);
}

function hasEnded(child: ChildProcess | undefined): boolean {
  return child?.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/**
 * Connects as the administrator. Returns undefined while PostgreSQL is not ready or belongs to another cluster.
 * @param launched receives the connection error
 */
async function connect(cluster: Cluster, port: number, launched: Launched): Promise<Client | undefined> {
  const client = administratorOf(cluster, port, 'postgres');
  client.on('error', () => undefined); // 'end' follows and is handled
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory === cluster.data) return client;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) {
      throw new EmbeddedError(`The embedded PostgreSQL does not know the password kept in ${cluster.home}.`);
    }
    // PostgreSQL is starting or stopping: the caller retries.
    launched.refusal = (error as Error).message;
  }
  await client.end();
  return undefined;
}

/** Returns false if the connection is lost: the other server is stopping PostgreSQL. */
async function lock(client: Client, dataDir: string): Promise<boolean> {
  try {
    for (const deadline = Date.now() + LOCK_PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [SERVER_LOCK]);
      if (rows[0]?.ours) return true;
    }
  } catch {
    await client.end();
    return false;
  }
  await client.end();
  throw new InUseError(`Another server is running on ${dataDir}: stop it first, or set another DATA_DIR.`);
}

async function lastLogError(logFile: string): Promise<string> {
  const file = await open(logFile);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4096), position: Math.max(0, size - 4096) });
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    const errorLine = lines.findLast((line) => /FATAL|PANIC|error/.test(line));
    return errorLine ? `${errorLine.replace(/^.*?(?=FATAL|PANIC)/, '')}; see ${logFile}` : `see ${logFile}`;
  } finally {
    await file.close();
  }
}
