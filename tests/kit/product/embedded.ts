import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestContext } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { findPostmaster, signal } from '#server/platform/database/embedded/postmaster.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

const embedded = fileURLToPath(new URL('../../../server/platform/database/embedded/embedded.ts', import.meta.url));

/** A server that only runs its database: writes its address or its error, and stops (twice) on a signal. */
const program = `
  import { startEmbedded } from ${JSON.stringify(embedded)};
  try {
    const { url, stop } = await startEmbedded({ dataDir: process.argv[1], log() {}, settings: { fsync: 'off' } });
    process.once('SIGTERM', () => Promise.all([stop(), stop()]));
    console.log(url);
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }`;

export class Bench {
  readonly folder: string;
  readonly dataDir: string;
  readonly #servers: ChildProcess[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.dataDir = join(folder, 'data');
  }

  /** A new temporary folder that other accounts can enter; it is closed when the test ends. */
  static async open({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Bench> {
    const bench = new Bench(await mkdtemp(join(tmpdir(), 'marquee-embedded-')));
    onTestFinished(() => bench.close());
    await chmod(bench.folder, 0o755);
    return bench;
  }

  async close(): Promise<void> {
    for (const server of this.#servers) server.kill('SIGKILL');
    const home = await this.home().catch(() => undefined);
    if (home) {
      if (await this.postmaster()) await this.killPostgres();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  launch(): ChildProcess {
    const server = spawn(process.execPath, ['--input-type=module', '-e', program, this.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#servers.push(server);
    return server;
  }

  async start(): Promise<{ server: ChildProcess; url: string }> {
    const server = this.launch();
    const url = await firstLine(server);
    if (!url.startsWith('postgres://')) throw new Error(url);
    return { server, url };
  }

  home(): Promise<string> {
    return realpath(join(this.dataDir, 'postgres'));
  }

  async postmaster(): Promise<number | undefined> {
    return (await findPostmaster(await this.data()))?.pid;
  }

  async killPostgres(): Promise<void> {
    const pid = await this.postmaster();
    if (!pid) throw new Error('no PostgreSQL runs');
    process.kill(pid, 'SIGKILL');
    await until(async () => (await this.postmaster()) !== pid);
  }

  /** Kills a process that serves a connection; PostgreSQL then ends all others and recovers. */
  async killBackend(): Promise<void> {
    const url = (await findEmbedded(this.dataDir)) as string;
    const busiest = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      order by query_start desc nulls last`;
    const [found] = await query(url, busiest);
    process.kill(Number(found?.pid), 'SIGKILL');
  }

  /** Kills PostgreSQL with all of its processes at once, as a power failure does. */
  async killAll(): Promise<void> {
    const pid = await this.postmaster();
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const stats = await Promise.all(pids.map((one) => readFile(`/proc/${one}/stat`, 'utf8').catch(() => '')));
    const children = pids.filter((_, index) => stats[index]?.split(') ').at(-1)?.split(' ')[1] === String(pid));
    for (const one of [pid, ...children]) signal(Number(one), 'SIGKILL');
  }

  /** The number of running PostgreSQLs on this folder, by the process list of the system (Linux). */
  async countPostmasters(): Promise<number> {
    const data = await this.data();
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
    return commands.filter((command) => command.includes(`\0-D\0${data}\0`)).length;
  }

  async data(): Promise<string> {
    return join(await this.home(), 'cluster', 'data');
  }
}

export async function firstLine(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('its output is not piped');
  const [line] = await once(createInterface(server.stdout), 'line');
  return String(line);
}

export async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  server.kill(signal);
  await once(server, 'exit');
}

export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Waits until a condition holds.
 * @param withinMs the time limit, where the product promises one; it grows on a slow machine
 * @param everyMs the interval of the checks: short for conditions that hold only briefly
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs = PATIENCE_MS, everyMs = 25 } = {},
): Promise<void> {
  let end = performance.now() + withinMs;
  let isScaled = withinMs >= PATIENCE_MS;
  for (; !(await condition()); await sleep(everyMs)) {
    if (performance.now() <= end) continue;
    if (isScaled) throw new Error('what was waited for did not come');
    end += await promisedMs(withinMs);
    isScaled = true;
  }
}
