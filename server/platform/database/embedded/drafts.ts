import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The temporary name of a folder until it is complete. It contains the pid of its process. */
export function draftOf(path: string): string {
  return `${path}.draft-${process.pid}`;
}

/** Deletes temporary folders of dead processes. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.draft-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    // An initdb of a dead server may still write there; the next start deletes the rest.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, but of another account
  }
}
