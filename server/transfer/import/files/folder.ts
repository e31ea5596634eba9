import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { MAX_FILES, tooLarge } from './limits.ts';

/** Opens a folder recursively. Symbolic links are not followed. */
export async function openFolder(path: string): Promise<Files> {
  const names: string[] = [];
  await listFiles(path, '', names);
  const nameSet = new Set(names);
  const pathOf = (name: string) => {
    if (!nameSet.has(name)) throw new Error(`${name} is not in the folder`);
    return join(path, name);
  };
  return {
    names,
    read: (name, maxBytes) => readLimited(pathOf(name), maxBytes),
    stream: (name, maxBytes) => streamLimited(pathOf(name), maxBytes),
    close: async () => {},
  };
}

/** Node's own recursion follows links. */
async function listFiles(root: string, folder: string, names: string[]): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await listFiles(root, name, names);
    else if (entry.isFile()) names.push(name);
    if (names.length > MAX_FILES) throw new ImportError(`${root} has more than ${MAX_FILES} files.`);
  }
}

/** @throws ImportError for a file larger than `maxBytes` */
export async function readLimited(path: string, maxBytes: number): Promise<Buffer> {
  await checkSize(path, maxBytes);
  return readFile(path);
}

export async function streamLimited(path: string, maxBytes: number): Promise<AsyncIterable<Buffer>> {
  await checkSize(path, maxBytes);
  return createReadStream(path);
}

async function checkSize(path: string, maxBytes: number): Promise<void> {
  const { size } = await stat(path);
  if (size > maxBytes) throw tooLarge(basename(path), size, maxBytes);
}
