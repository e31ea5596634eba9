import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Why something cannot be written, by the code of the system or of PostgreSQL. */
const words: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  EFBIG: 'a file may not become so large',
  EROFS: 'it is read-only',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
  EISDIR: 'a folder is where the file has to be',
  EIO: 'the disk fails',
  '53100': 'its disk is full',
  '58030': 'its disk fails',
  '25006': 'it is read-only',
};

/** The SQLSTATEs among them. */
export const databaseWriteFaults = ['53100', '58030', '25006'];

/** @returns what a code says; the code itself where that is not known */
export const sayWriteFault = (code: string): string => words[code] ?? code;
/** @returns a code, and what it says where that is known */
export const withWords = (code: string): string => (words[code] ? `${code}: ${words[code]}` : code);

/** A file or folder that cannot be written; the message is one line for the operator. What the system said is its cause. */
export class UnwritableError extends Error {
  /** That of the system. */
  readonly code: string;
  readonly path: string;
  /** The setting that names the place; undefined where whoever runs a command has named it. */
  readonly setting: string | undefined;
  constructor(path: string, setting: string | undefined, cause: NodeJS.ErrnoException) {
    const code = String(cause.code);
    super(`${setting ? `${setting}: ` : ''}${path} cannot be written (${withWords(code)})`, { cause });
    this.code = code;
    this.path = path;
    this.setting = setting;
  }
}

/** @returns for a `catch`: it throws what the system has refused as an UnwritableError, and any other error as it is */
export const throwUnwritable =
  (path: string, setting?: string) =>
  (error: unknown): never => {
    throw unwritable(error, path, setting);
  };

/** @returns an UnwritableError of what the system has refused, and any other error as it is */
export function unwritable(error: unknown, path: string, setting?: string): unknown {
  const isOfSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isOfSystem ? new UnwritableError(path, setting, error as NodeJS.ErrnoException) : error;
}

/** As much as a mail or a small picture needs: a disk with less room is full. */
const PROBE_BYTES = 64 * 1024;

/**
 * Tries to write a file into a folder, which is made where there is none, and deletes it.
 * @returns why that is not possible; null when it is
 */
export async function findWriteFault(folder: string, setting: string): Promise<UnwritableError | null> {
  // The sweep of the store deletes what has such a name and is old.
  const file = join(folder, `probe.${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flag: 'wx' });
    return null;
  } catch (error) {
    const fault = unwritable(error, folder, setting);
    if (!(fault instanceof UnwritableError)) throw error;
    return fault;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
