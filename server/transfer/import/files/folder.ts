import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { MAX_FILES, tooLarge } from './limits.ts';

/** Opens a folder recursively. Symbolic links are not followed. */
export async function openFolder(path: string): Promise<Files> {
  const names: string[] = [];
  await note(path, '', names);
  const known = new Set(names);
  const placeOf = (name: string) => {
    if (!known.has(name)) throw new Error(`${name} is not in the folder`);
    return join(path, name);
  };
  return {
    names,
    read: (name, maxBytes) => readOne(placeOf(name), maxBytes),
    stream: (name, maxBytes) => streamOne(placeOf(name), maxBytes),
    close: async () => {},
  };
}

/** Node's own recursion follows links. */
async function note(root: string, folder: string, names: string[]): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await note(root, name, names);
    else if (entry.isFile()) names.push(name);
    if (names.length > MAX_FILES) throw new ImportError(`${root} has more than ${MAX_FILES} files.`);
  }
}

/** @throws ImportError for a file larger than `maxBytes` */
export async function readOne(path: string, maxBytes: number): Promise<Buffer> {
  await checkSize(path, maxBytes);
  return readFile(path);
}

export async function streamOne(path: string, maxBytes: number): Promise<AsyncIterable<Buffer>> {
  await checkSize(path, maxBytes);
  return createReadStream(path);
}

async function checkSize(path: string, maxBytes: number): Promise<void> {
  const { size } = await stat(path);
  if (size > maxBytes) throw tooLarge(basename(path), size, maxBytes);
}
