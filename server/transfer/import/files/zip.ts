import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../importError.ts';
import type { Files } from './fileSet.ts';
import { MAX_FILES, MAX_RATIO, MAX_UNPACKED_BYTES, tooLarge } from './limits.ts';

const MB = 1024 * 1024;

export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}

/** @throws ImportError for a damaged archive, names that lead outside, or content over the limits */
export async function openZip(path: string): Promise<Files> {
  const opened = await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(path, {
    autoClose: false,
    lazyEntries: true,
    strictFileNames: true,
  }).catch(refuse);
  const entries = await entriesOf(opened).catch((error: unknown) => {
    opened.close();
    return refuse(error);
  });
  const openEntry = promisify(opened.openReadStream.bind(opened)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  async function* parts(entry: Entry): AsyncGenerator<Buffer> {
    try {
      // The zip library stops a file that unpacks to more than its declared size.
      for await (const chunk of await openEntry(entry)) yield chunk as Buffer;
    } catch (error) {
      refuse(error);
    }
  }
  async function stream(name: string, maxBytes: number) {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is not in the archive`);
    if (entry.uncompressedSize > maxBytes) throw tooLarge(name, entry.uncompressedSize, maxBytes);
    return parts(entry);
  }
  return {
    names: [...entries.keys()],
    read: async (name, maxBytes) => Buffer.concat(await Array.fromAsync(await stream(name, maxBytes))),
    stream,
    close: async () => opened.close(),
  };
}

/** Reads the directory of the archive. @throws errors of yauzl for names that lead outside, and for damage */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('error', reject);
  zip.on('end', resolve);
  zip.on('entry', (entry: Entry) => {
    const { fileName, uncompressedSize, compressedSize } = entry;
    unpacked += uncompressedSize;
    if (entries.size >= MAX_FILES) return reject(new ImportError(`The archive has more than ${MAX_FILES} files.`));
    if (unpacked > MAX_UNPACKED_BYTES || uncompressedSize > MB + compressedSize * MAX_RATIO)
      return reject(new ImportError('The archive unpacks to more than can be: it is refused.'));
    if (!fileName.endsWith('/')) entries.set(fileName, entry);
    zip.readEntry();
  });
  zip.readEntry();
  await promise;
  return entries;
}

function refuse(error: unknown): never {
  if (error instanceof ImportError) throw error;
  const { message } = error as Error;
  const isName = /file ?name|relative path|absolute path/i.test(message);
  throw new ImportError(
    isName ? 'The archive has names that lead out of it: it is refused.' : 'The archive is damaged, or no zip archive.',
  );
}
