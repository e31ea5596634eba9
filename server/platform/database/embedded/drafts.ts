import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The temporary name under which a folder is made before it gets its own: whoever is killed half-way leaves only a
 * draft behind. It carries the pid of its maker.
 */
export function draftOf(path: string): string {
  return `${path}.draft-${process.pid}`;
}

/** Removes the drafts in a folder that killed servers left; that of one which is still at work stays. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.draft-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    // An initdb that outlived its server may still be writing there: then the next start removes the rest.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, and another account's
  }
}
