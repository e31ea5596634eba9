import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { areParts } from '../formats/parts.ts';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { openFolder, readLimited, streamLimited } from './folder.ts';
import { isZip, openZip } from './zip.ts';

/** Opens an export without unpacking it to disk. @throws ImportError for a missing or harmful file */
export async function openFiles(path: string): Promise<Files> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw new ImportError(`There is no file ${path}.`);
  if (stats.isDirectory()) return openFolder(path);
  if (!stats.isFile()) throw new ImportError(`${path} is neither a file nor a folder.`);
  if (await isZip(path)) return openZip(path);
  // The file is one part of an export in several files: open all of them.
  const folder = dirname(path);
  const siblings = /\.xml$/i.test(path) ? await readdir(folder, { withFileTypes: true }) : [];
  const parts = siblings.flatMap((entry) =>
    entry.isFile() && areParts(basename(path), entry.name) ? [entry.name] : [],
  );
  if (parts.length > 1) {
    const pathOf = (name: string) => join(folder, basename(name));
    return {
      names: parts,
      read: (name, maxBytes) => readLimited(pathOf(name), maxBytes),
      stream: (name, maxBytes) => streamLimited(pathOf(name), maxBytes),
      close: async () => {},
    };
  }
  return {
    names: [basename(path)],
    read: (_, maxBytes) => readLimited(path, maxBytes),
    stream: (_, maxBytes) => streamLimited(path, maxBytes),
    close: async () => {},
  };
}
