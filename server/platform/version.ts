import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where a build writes the commit, for the copies of it that have no history. */
const built = join(root, 'dist/commit');
const UNKNOWN = 'unknown';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    // It is not there, or not for this account.
    return undefined;
  }
};

/**
 * Reads from git's own files which commit is checked out, so that no start waits for another program.
 * @param folder the top of a checkout: its `.git` may be a folder, or a file as in worktrees and submodules
 * @returns the commit's hash; undefined where there is no history
 */
export function checkedOut(folder: string): string | undefined {
  const link = /^gitdir: (.+)$/.exec(read(join(folder, '.git')) ?? '')?.[1] ?? '.git';
  const own = resolve(folder, link);
  const head = read(join(own, 'HEAD'));
  const branch = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (!branch) return head;
  // Worktrees share their branches.
  const shared = resolve(own, read(join(own, 'commondir')) ?? '.');
  const packed = read(join(shared, 'packed-refs')) ?? '';
  return (
    read(join(shared, branch)) ??
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.split(' ')[0]
  );
}

/** The version of the product, from package.json. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The commit that is checked out; without a history the one that was written down at the build; else 'unknown'. */
export const commit = checkedOut(root) ?? read(built) ?? UNKNOWN;

/** What the commands answer to `--version`. */
export const versionLine = `Marquee ${version} (${commit})`;

/** Writes the commit down beside what was built: the one checked out, else that of the environment variable COMMIT. */
export function recordCommit(): void {
  writeFileSync(built, `${checkedOut(root) ?? (process.env.COMMIT || UNKNOWN)}\n`);
}

if (import.meta.main) process.stdout.write(`${versionLine}\n`);
