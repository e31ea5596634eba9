import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import * as z from 'zod';
import { BackupError } from './error.ts';
import { type AddEntry, writeTarFile } from './tarFile.ts';

/** Format version. Increased when an older version could not read the archive. */
export const FORMAT = 2;
const formats = [1, FORMAT] as const;
const MANIFEST = 'manifest.json';
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The only permitted entry names. No entry can name another path. */
const nameForm = new RegExp(
  `^(?:tables/(?<table>[a-z_]{1,63})/\\d{6}|pictures/(?<picture>${id})\\.webp|attachments/(?<attachment>${id}))$`,
);

const Manifest = z.object({
  format: z.literal(formats),
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Hashes of the applied migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Shows whether SESSION_SECRET is the same, and reveals nothing else about it. */
  secretMark: z.string(),
  /** Ordered so that each table follows the tables that it references. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() })),
  pictures: z.int(),
  attachments: z.optional(z.int()),
  missing: z.array(z.string()),
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof Manifest>;
export type ManifestContent = Omit<Manifest, 'entries' | 'format'>;

/** @param fill adds the entries one after the other, and returns the content of the manifest */
export async function writeArchive(
  file: string,
  fill: (addEntry: AddEntry) => Promise<ManifestContent>,
): Promise<Manifest> {
  const entries: Manifest['entries'] = {};
  return writeTarFile(file, async (writeEntry) => {
    const manifestContent = await fill(async (name, bytes) => {
      entries[name] = { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
      await writeEntry(name, bytes);
    });
    const manifest = { format: FORMAT, ...manifestContent, entries } as const;
    await writeEntry(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    return manifest;
  });
}

export type ArchiveEntry = { table?: string; picture?: string; attachment?: string; bytes: AsyncIterable<Buffer> };
type ReadEntry = (entry: ArchiveEntry) => Promise<void>;
const skipEntry: ReadEntry = async ({ bytes }) => finished(Readable.from(bytes).resume());

/**
 * @param readEntry receives each entry and must read it; without it the archive is only verified
 * @throws BackupError when the archive is incomplete or an entry does not match the manifest
 */
export async function readArchive(file: string, readEntry = skipEntry): Promise<Manifest> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  reading.catch(() => {});
  const readEntries: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (manifest || type !== 'file') throw new BackupError(`${file} is no backup: it has an entry of another kind.`);
      if (name === MANIFEST) manifest = manifestOf(await json(entry), file);
      else readEntries[name] = await verifyEntry(name, entry as AsyncIterable<Buffer>, readEntry, file);
    }
    await reading;
  } catch (error) {
    extract.destroy();
    throw isDamage(error) ? new BackupError(`${file} is no whole backup: it is cut short or damaged.`) : error;
  }
  if (!manifest) throw new BackupError(`${file} is no whole backup: it has no manifest.`);
  const names = Object.keys({ ...manifest.entries, ...readEntries });
  const wrongName = names.find((name) => readEntries[name]?.sha256 !== manifest.entries[name]?.sha256);
  if (wrongName) throw new BackupError(`${file} is no whole backup: ${wrongName} is not what it was.`);
  return manifest;
}

async function verifyEntry(name: string, entry: AsyncIterable<Buffer>, readEntry: ReadEntry, file: string) {
  const { groups } = nameForm.exec(name) ?? {};
  if (!groups) throw new BackupError(`${file} is no backup: it has an entry of another name.`);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashed() {
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await readEntry({ ...groups, bytes: hashed() });
  return { bytes, sha256: hash.digest('hex') };
}

function manifestOf(content: unknown, file: string): Manifest {
  const format = Number(Object(content).format);
  if (format > FORMAT) throw new BackupError(`${file} was made by a newer version: its format is ${format}.`);
  const { data } = Manifest.safeParse(content);
  if (!data) throw new BackupError(`${file} is no backup: its manifest cannot be understood.`);
  return data;
}

const isDamage = (error: unknown) =>
  error instanceof SyntaxError ||
  /^Z_/.test(String((error as { code?: string }).code)) ||
  /unexpected end|invalid tar|premature close|ended abruptly/i.test((error as Error).message);
