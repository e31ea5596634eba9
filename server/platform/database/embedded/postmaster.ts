import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bareEnvironment } from './binaries.ts';
import type { Cluster } from './cluster.ts';

const LARGEST_LOG = 1024 * 1024;
const FAST_STOP_MS = 5000;
const IMMEDIATE_STOP_MS = 2000;

export type Postmaster = { pid: number; port: number; ready: boolean };

/** Finds the running PostgreSQL of a folder. A pid file is not enough: another process may have the pid. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(data);
  const pid = Number(lines[0]);
  if (!pid || !(await runsOn(pid, data))) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Starts PostgreSQL; it refuses if one runs on the folder. It has its own session (Ctrl-C does not reach it) and
 * outlives this process.
 */
export async function launch(
  cluster: Cluster,
  port: number,
  logFile: string,
  settings: string[],
): Promise<ChildProcess> {
  const [stalePid = ''] = await readPidFile(cluster.data);
  const log = await openLog(logFile);
  try {
    const child = spawn(join(cluster.bin, 'postgres'), ['-D', cluster.data, '-p', String(port), ...settings], {
      ...cluster.account,
      cwd: cluster.home,
      // Another process may have the pid of a killed PostgreSQL. As "grandparent" pid it is ignored. Unlike deleting
      // the pid file, this keeps PostgreSQL's check for orphaned child processes.
      env: { ...bareEnvironment(), PG_GRANDPARENT_PID: stalePid },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      windowsHide: true,
    });
    child.on('error', () => undefined); // the caller sees a process without a pid
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Stops PostgreSQL cleanly, or immediately after a timeout. Resolves when it has ended. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const running = await findPostmaster(cluster.data);
  if (!running) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(join(cluster.bin, 'pg_ctl'), ['stop', '-D', cluster.data, '-m', 'fast'], {
      env: bareEnvironment(),
    });
    return;
  }
  signal(running.pid, 'SIGINT');
  if (await isGone(running.pid, cluster.data, FAST_STOP_MS)) return;
  signal(running.pid, 'SIGQUIT');
  await isGone(running.pid, cluster.data, IMMEDIATE_STOP_MS);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function isGone(pid: number, data: string, patienceMs: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
    if (!(await runsOn(pid, data))) return true;
  }
  return false;
}

async function readPidFile(data: string): Promise<string[]> {
  return (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
}

async function runsOn(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // Not /proc/…/cwd or exe: root without CAP_SYS_PTRACE (in a container) cannot read them. Empty for a zombie.
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').includes(data);
  }
  const [program, options] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`]]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  const { stdout } = await promisify(execFile)(program, options).catch(() => ({ stdout: '' }));
  return stdout.includes(process.platform === 'win32' ? 'postgres.exe' : data);
}

/** Rotates a large log and keeps one predecessor. */
async function openLog(file: string) {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(file, `${file}.old`);
  return open(file, 'a', 0o600);
}
