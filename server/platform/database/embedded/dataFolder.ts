import { randomUUID } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedError } from './error.ts';

/** When running as root: the folder for files that another account must reach. Only root writes in it. */
export const SHARED_FOLDER = '/var/lib/marquee';

export type Account = { uid: number; gid: number };

/** The database folder and the account that runs PostgreSQL (undefined: that of this process). */
export type ClusterLocation = { home: string; account: Account | undefined };

/** PostgreSQL refuses to run as root. */
function mustSwitchAccount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/**
 * Returns the folder `DATA_DIR/postgres` and creates it on the first start. If root runs in a private folder, it is a
 * symbolic link to a folder in `SHARED_FOLDER`.
 * @throws EmbeddedError when the folder belongs to an account that this process cannot become
 */
export async function findClusterLocation(dataDir: string): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres');
  const owner = await stat(path).catch(() => undefined);
  if (!mustSwitchAccount()) {
    const processUid = process.getuid?.();
    if (owner && processUid !== undefined && owner.uid !== processUid) {
      throw new EmbeddedError(
        `${path} belongs to another account (uid ${owner.uid}): start as that account or as root.`,
      );
    }
    await mkdir(path, { recursive: true, mode: 0o700 });
    return { home: await realpath(path), account: undefined };
  }
  // A cluster of an ordinary user keeps its owner, so that both accounts can start it.
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await nobodyAccount();
  return { home: await makeHome(path, account), account };
}

export async function makeSharedFolder(): Promise<string> {
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755); // independent of the umask
  return SHARED_FOLDER;
}

async function makeHome(path: string, account: Account): Promise<string> {
  const isNew = (await lstat(path).catch(() => undefined)) === undefined;
  if (isNew && !(await canReach(dirname(path), account))) {
    // The name is random instead of derived from the path: a recreated DATA_DIR must not find the old data. Creating a
    // link is atomic; if another server was faster, its link is used.
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

/** The account needs access to every parent folder. */
async function canReach(folder: string, account: Account): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = await stat(path);
    const executeBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & executeBit)) return false;
    if (path === dirname(path)) return true;
  }
}

async function nobodyAccount(): Promise<Account> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
