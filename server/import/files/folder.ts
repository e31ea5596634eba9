import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { MAX_FILES, tooLarge } from './limits.ts';

/** Opens a folder with what lies below it. What links lead to is not part of it. */
export async function openFolder(path: string): Promise<Files> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  if (names.length > MAX_FILES) throw new ImportError(`${path} has more than ${MAX_FILES} files.`);
  const known = new Set(names);
  return {
    names,
    read: (name, maxBytes) => {
      if (!known.has(name)) throw new Error(`${name} is not in the folder`);
      return readOne(join(path, name), maxBytes);
    },
    close: async () => {},
  };
}

/** Reads a file. @throws ImportError for more bytes than these */
export async function readOne(path: string, maxBytes: number): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > maxBytes) throw tooLarge(basename(path), size, maxBytes);
  return readFile(path);
}
