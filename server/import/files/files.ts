import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { openFolder, readOne } from './folder.ts';
import { isZip, openZip } from './zip.ts';

/** Opens an export. Nothing is unpacked to the disk. @throws ImportError for what is not there, no file, or harmful */
export async function openFiles(path: string): Promise<Files> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`There is no file ${path}.`);
  if (found.isDirectory()) return openFolder(path);
  if (!found.isFile()) throw new ImportError(`${path} is neither a file nor a folder.`);
  if (await isZip(path)) return openZip(path);
  return { names: [basename(path)], read: (_, maxBytes) => readOne(path, maxBytes), close: async () => {} };
}
