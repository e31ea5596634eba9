import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';

/** The entries of a site export by name, with one character per byte. */
export type Entries = Map<string, string>;

export async function readSiteArchive(file: string): Promise<Entries> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  const entries: Entries = new Map();
  for await (const entry of extract)
    entries.set(entry.header.name, (await buffer(entry as AsyncIterable<Buffer>)).toString('latin1'));
  await reading;
  return entries;
}

export async function writeSiteArchive(file: string, entries: Entries): Promise<void> {
  const pack = tar.pack();
  for (const [name, text] of entries) pack.entry({ name }, Buffer.from(text, 'latin1'));
  pack.finalize();
  await pipeline(pack, createGzip(), createWriteStream(file));
}
