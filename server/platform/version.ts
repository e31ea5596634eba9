import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A build stores the commit here for copies without git history. */
const built = join(root, 'dist/commit');
const UNKNOWN = 'unknown';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    // Missing or not readable.
    return undefined;
  }
};

/**
 * Reads the commit from git's files: git may be missing, refuses folders of other users, and would slow down every start.
 * @param folder a checkout; its `.git` may be a file, as in worktrees and submodules
 * @returns the commit hash, undefined without git history
 */
export function checkedOut(folder: string): string | undefined {
  const link = /^gitdir: (.+)$/.exec(read(join(folder, '.git')) ?? '')?.[1] ?? '.git';
  const gitFolder = resolve(folder, link);
  const head = read(join(gitFolder, 'HEAD'));
  const branch = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (!branch) return head;
  // Worktrees share branches.
  const commonFolder = resolve(gitFolder, read(join(gitFolder, 'commondir')) ?? '.');
  const packed = read(join(commonFolder, 'packed-refs')) ?? '';
  return (
    read(join(commonFolder, branch)) ??
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.split(' ')[0]
  );
}

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The commit of the checkout, else of the build, else 'unknown'. */
export const commit = checkedOut(root) ?? read(built) ?? UNKNOWN;

export const versionLine = `Marquee ${version} (${commit})`;

/** Stores the commit of the checkout, or of the variable COMMIT, in the build. */
export function recordCommit(): void {
  writeFileSync(built, `${checkedOut(root) ?? (process.env.COMMIT || UNKNOWN)}\n`);
}

if (import.meta.main) process.stdout.write(`${versionLine}\n`);
