import { randomUUID } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedError } from './error.ts';

/** As root: the folder for whatever another account must reach. Only root writes in it. */
export const SHARED_FOLDER = '/var/lib/marquee';

/** An account of the system that is not the one this process runs as. */
export type Account = { uid: number; gid: number };

/** Where the database lives, and as whom it runs (undefined: as this process). */
export type Place = { home: string; account: Account | undefined };

/** True where PostgreSQL would refuse to run as this process and another account can take its place. */
function mustSwitchAccount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/**
 * Finds the folder of the database, `DATA_DIR/postgres`, and makes it on the first start.
 * As root under a private folder it becomes a symbolic link to a folder of its own in `SHARED_FOLDER`.
 * @throws EmbeddedError when the folder belongs to an account that this process cannot become.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres');
  const owner = await stat(path).catch(() => undefined);
  if (!mustSwitchAccount()) {
    const own = process.getuid?.();
    if (owner && own !== undefined && owner.uid !== own) {
      throw new EmbeddedError(
        `${path} belongs to another account (uid ${owner.uid}): start as that account or as root.`,
      );
    }
    await mkdir(path, { recursive: true, mode: 0o700 });
    return { home: await realpath(path), account: undefined };
  }
  // A cluster made by an ordinary user stays that user's, so that both can start it.
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await nobody();
  return { home: await makeHome(path, account), account };
}

/** Makes the shared folder, and lets others enter it. Returns its path. */
export async function makeSharedFolder(): Promise<string> {
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755); // whatever the umask is
  return SHARED_FOLDER;
}

async function makeHome(path: string, account: Account): Promise<string> {
  const isNew = (await lstat(path).catch(() => undefined)) === undefined;
  if (isNew && !(await canReach(dirname(path), account))) {
    // A name of its own, not one derived from the path: a DATA_DIR made anew must not find the old data.
    // Making a link is all or nothing; when another server was faster, its link counts.
    await symlink(join(await makeSharedFolder(), randomUUID()), path).catch(unlessExists);
  }
  const link = await readlink(path).catch(() => undefined);
  const home = link === undefined ? path : resolve(dirname(path), link);
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, account.uid, account.gid);
  const real = await realpath(home);
  if (await canReach(dirname(real), account)) return real;
  throw new EmbeddedError(
    `The account PostgreSQL runs as (uid ${account.uid}) cannot reach ${real}: allow entering the folders above it (chmod o+x), or set DATABASE_URL.`,
  );
}

/** Every folder up to the root must let the account through. */
async function canReach(folder: string, account: Account): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = await stat(path);
    const entering = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & entering)) return false;
    if (path === dirname(path)) return true;
  }
}

async function nobody(): Promise<Account> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
