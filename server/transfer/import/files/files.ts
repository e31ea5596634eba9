import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { areParts } from '../formats/parts.ts';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { openFolder, readOne, streamOne } from './folder.ts';
import { isZip, openZip } from './zip.ts';

/** Opens an export without unpacking it to disk. @throws ImportError for a missing or harmful file */
export async function openFiles(path: string): Promise<Files> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`There is no file ${path}.`);
  if (found.isDirectory()) return openFolder(path);
  if (!found.isFile()) throw new ImportError(`${path} is neither a file nor a folder.`);
  if (await isZip(path)) return openZip(path);
  // The file is one part of an export in several files: open all of them.
  const folder = dirname(path);
  const others = /\.xml$/i.test(path) ? await readdir(folder, { withFileTypes: true }) : [];
  const parts = others.flatMap((one) => (one.isFile() && areParts(basename(path), one.name) ? [one.name] : []));
  if (parts.length > 1) {
    const placeOf = (name: string) => join(folder, basename(name));
    return {
      names: parts,
      read: (name, maxBytes) => readOne(placeOf(name), maxBytes),
      stream: (name, maxBytes) => streamOne(placeOf(name), maxBytes),
      close: async () => {},
    };
  }
  return {
    names: [basename(path)],
    read: (_, maxBytes) => readOne(path, maxBytes),
    stream: (_, maxBytes) => streamOne(path, maxBytes),
    close: async () => {},
  };
}
