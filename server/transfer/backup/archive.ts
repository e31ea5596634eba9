import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import * as z from 'zod';
import { BackupError } from './error.ts';
import { type Add, writeTarFile } from './tarFile.ts';

/** Raised when an older version could not read what this one writes. */
export const FORMAT = 2;
/** The first one had no attachments. */
const formats = [1, FORMAT] as const;
const MANIFEST = 'manifest.json';
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The only names an archive has: nothing that could be a path of somebody's. */
const nameForm = new RegExp(
  `^(?:tables/(?<table>[a-z_]{1,63})/\\d{6}|pictures/(?<picture>${id})\\.webp|attachments/(?<attachment>${id}))$`,
);

const Manifest = z.object({
  format: z.literal(formats),
  /** Which version of the product made it, and when. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that the database had, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Tells whether another SESSION_SECRET is the same, and nothing else of it. */
  secretMark: z.string(),
  /** In an order in which each comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() })),
  pictures: z.int(),
  attachments: z.optional(z.int()),
  /** Pictures and attachments that the store did not have. */
  missing: z.array(z.string()),
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

/** The last entry of an archive: what it is, and what has to be in it. */
export type Manifest = z.output<typeof Manifest>;
export type About = Omit<Manifest, 'entries' | 'format'>;

/**
 * Writes an archive with the manifest as its last entry (`writeTarFile`).
 * @param fill adds the entries, each when the one before it is written, and says what the manifest says
 */
export async function writeArchive(file: string, fill: (add: Add) => Promise<About>): Promise<Manifest> {
  const entries: Manifest['entries'] = {};
  return writeTarFile(file, async (pass) => {
    const about = await fill(async (name, bytes) => {
      entries[name] = { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
      await pass(name, bytes);
    });
    const manifest = { format: FORMAT, ...about, entries } as const;
    await pass(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    return manifest;
  });
}

/** A part of a table, a picture, or an attachment. */
export type ArchiveEntry = { table?: string; picture?: string; attachment?: string; bytes: AsyncIterable<Buffer> };
type Take = (entry: ArchiveEntry) => Promise<void>;
const passOver: Take = async ({ bytes }) => finished(Readable.from(bytes).resume());

/**
 * Reads an archive to its end.
 * @param take gets each entry, and has to read it; left out, the archive is judged and nothing else
 * @returns the manifest, by which every entry has been judged
 * @throws BackupError for anything but a whole archive whose entries are what its manifest says
 */
export async function readArchive(file: string, take = passOver): Promise<Manifest> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  reading.catch(() => {});
  const found: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (manifest || type !== 'file') throw new BackupError(`${file} is no backup: it has an entry of another kind.`);
      if (name === MANIFEST) manifest = manifestOf(await json(entry), file);
      else found[name] = await judged(name, entry as AsyncIterable<Buffer>, take, file);
    }
    await reading;
  } catch (error) {
    extract.destroy();
    throw isDamage(error) ? new BackupError(`${file} is no whole backup: it is cut short or damaged.`) : error;
  }
  if (!manifest) throw new BackupError(`${file} is no whole backup: it has no manifest.`);
  const names = Object.keys({ ...manifest.entries, ...found });
  const wrong = names.find((name) => found[name]?.sha256 !== manifest.entries[name]?.sha256);
  if (wrong) throw new BackupError(`${file} is no whole backup: ${wrong} is not what it was.`);
  return manifest;
}

/** Hands an entry on, and says what it was. */
async function judged(name: string, entry: AsyncIterable<Buffer>, take: Take, file: string) {
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
  await take({ ...groups, bytes: hashed() });
  return { bytes, sha256: hash.digest('hex') };
}

function manifestOf(said: unknown, file: string): Manifest {
  const format = Number(Object(said).format);
  if (format > FORMAT) throw new BackupError(`${file} was made by a newer version: its format is ${format}.`);
  const { data } = Manifest.safeParse(said);
  if (!data) throw new BackupError(`${file} is no backup: its manifest cannot be understood.`);
  return data;
}

/** What zlib, tar and JSON say of bytes that are not theirs. */
const isDamage = (error: unknown) =>
  error instanceof SyntaxError ||
  /^Z_/.test(String((error as { code?: string }).code)) ||
  /unexpected end|invalid tar|premature close|ended abruptly/i.test((error as Error).message);
