import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportError } from '../importError.ts';
import { openFolder, readOne } from './folder.ts';
import { isZip, openZip } from './zip.ts';

/** What an export consists of: one file, a folder, or what is packed into an archive. */
export type Files = {
  /** The names, with slashes between folders. */
  names: string[];
  /** @throws ImportError for more bytes than these */
  read: (name: string, maxBytes: number) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** Opens an export. Nothing is unpacked to the disk. @throws ImportError for what is not there, no file, or harmful */
export async function openFiles(path: string): Promise<Files> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`There is no file ${path}.`);
  if (found.isDirectory()) return openFolder(path);
  if (!found.isFile()) throw new ImportError(`${path} is neither a file nor a folder.`);
  if (await isZip(path)) return openZip(path);
  return { names: [basename(path)], read: (_, maxBytes) => readOne(path, maxBytes), close: async () => {} };
}
