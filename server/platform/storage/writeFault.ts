import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const explanations: Record<string, string> = {
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

export const databaseWriteFaults = ['53100', '58030', '25006'];

export const explainWriteFault = (code: string): string => explanations[code] ?? code;
export const withExplanation = (code: string): string => (explanations[code] ? `${code}: ${explanations[code]}` : code);

/** A path that cannot be written. The message is one line for the operator, `cause` the system error. */
export class UnwritableError extends Error {
  readonly code: string;
  readonly path: string;
  /** The setting with the path; undefined for a path from the command line. */
  readonly setting: string | undefined;
  constructor(path: string, setting: string | undefined, cause: NodeJS.ErrnoException) {
    const code = String(cause.code);
    super(`${setting ? `${setting}: ` : ''}${path} cannot be written (${withExplanation(code)})`, { cause });
    this.code = code;
    this.path = path;
    this.setting = setting;
  }
}

/** Returns a `catch` handler that converts system errors to UnwritableError and rethrows others. */
export const throwUnwritable =
  (path: string, setting?: string) =>
  (error: unknown): never => {
    throw unwritable(error, path, setting);
  };

export function unwritable(error: unknown, path: string, setting?: string): unknown {
  const isOfSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isOfSystem ? new UnwritableError(path, setting, error as NodeJS.ErrnoException) : error;
}

/** The size of a mail or a small picture: a disk with less space counts as full. */
const PROBE_BYTES = 64 * 1024;

/**
 * Writes and deletes a test file in the folder, which is created if missing.
 * @returns why that failed, null if it worked
 */
export async function findWriteFault(folder: string, setting: string): Promise<UnwritableError | null> {
  // The sweep of the store deletes old files with such names.
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
