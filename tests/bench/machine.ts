import { readdirSync, readFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';

// Figures of processes from /proc, which only Linux has.

/** The clock tick of /proc, the same on every Linux. */
const TICK_SECONDS = 0.01;

/** The fields of /proc/PID/stat after the name: [0] is the state, [1] the parent. */
const statOf = (pid: number) =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) as string).split(' ').map(Number);

/** The CPU time of a process and of its ended children so far, in seconds. */
export function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return stat.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_SECONDS;
}

/** A process with all its descendants. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), tried(() => statOf(Number(name))[1])] as const);
  const children = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...children(child)]);
  return [pid, ...children(pid)];
}

/** The CPU time of a process and its descendants, in seconds. */
export const cpuOfFamily = (pid: number): number =>
  familyOf(pid).reduce((sum, one) => sum + (tried(() => cpuOf(one)) ?? 0), 0);

const megabytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;

/** The resident memory of a process, in MB. */
export const memoryOf = (pid: number): number => megabytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS');

/** The memory of a process and its descendants, in MB; shared memory counts once. */
export const memoryOfFamily = (pid: number): number =>
  familyOf(pid).reduce(
    (sum, one) => sum + (tried(() => megabytes(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'), 'Pss')) ?? 0),
    0,
  );

/** A process may end while its files are read. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export function describeMachine(postgres: string): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpu?.model}, ${cpus().length} cores, ${gigabytes} GB, Linux ${release()}, Node ${process.version}, PostgreSQL ${postgres}`;
}
