import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import * as z from 'zod/mini';
import { MAX_RATIO, MAX_TEXT_BYTES, tooLarge } from '../files/limits.ts';
import { ImportError } from '../importError.ts';

const MB = 1024 * 1024;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Entries to read. The Markdown files repeat the same data and are skipped. */
const names = new RegExp(
  `^(?:data/(?<table>[a-z_]{1,63})(?:\\.\\d{1,6})?\\.jsonl|pictures/(?<picture>${id})\\.webp|attachments/(?<attachment>${id}))$`,
);

const Manifest = z.object({
  format: z.literal('marquee-export-1'),
  site: z.url({ protocol: /^https?$/ }),
  tables: z.record(z.string(), z.object({ rows: z.int() })),
  missing: z.array(z.string()),
});
export type SiteManifest = z.output<typeof Manifest>;

/** Exactly one of `table` (rows as JSON lines), `picture` and `attachment` is set. */
export type SiteEntry = { table?: string; picture?: string; attachment?: string; bytes: Buffer };

export async function isSiteArchive(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return false;
  const file = await open(path);
  try {
    const { buffer: start } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return start.toString('latin1') === '\u001f\u008b';
  } finally {
    await file.close();
  }
}

/** Reads the whole archive to verify it. @throws ImportError unless it is a complete export */
export async function readManifest(path: string): Promise<SiteManifest> {
  let content: unknown;
  await eachEntry(path, async (name, read) => {
    if (name === 'manifest.json') content = parseJson((await read()).toString('utf8'));
  });
  const { data } = Manifest.safeParse(content);
  if (data) return data;
  const { format } = Object(content);
  const isOther = typeof format === 'string' && format.startsWith('marquee-export-');
  throw new ImportError(
    isOther ? 'The export was made by a newer version.' : 'This is no whole export of Marquee: it has no manifest.',
  );
}

/** @throws ImportError for a harmful archive */
export const readEntries = (path: string, readEntry: (entry: SiteEntry) => Promise<void>): Promise<void> =>
  eachEntry(path, async (name, read) => {
    const { groups } = names.exec(name) ?? {};
    if (groups) await readEntry({ ...groups, bytes: await read() });
  });

type VisitEntry = (name: string, read: () => Promise<Buffer>) => Promise<void>;

/** Iterates over an archive. Nothing is written to disk, and the size of an entry in memory is limited. */
async function eachEntry(path: string, visitEntry: VisitEntry): Promise<void> {
  const { size } = await stat(path);
  const maxBytes = MB + size * MAX_RATIO;
  const extract = tar.extract();
  const reading = pipeline(createReadStream(path), createGunzip(), bounded(maxBytes), extract);
  reading.catch(() => {});
  try {
    for await (const entry of extract) {
      const { name, size: bytes = 0, type } = entry.header;
      let isRead = false;
      if (type === 'file') {
        await visitEntry(name, () => {
          isRead = true;
          if (bytes > MAX_TEXT_BYTES) throw tooLarge(name.slice(0, 200), bytes, MAX_TEXT_BYTES);
          return buffer(entry as AsyncIterable<Buffer>);
        });
      }
      if (!isRead) await finished(Readable.from(entry as AsyncIterable<Buffer>).resume());
    }
    await reading;
  } catch (error) {
    extract.destroy();
    const reason: unknown = await reading.catch((failed) => failed);
    if (reason instanceof ImportError) throw reason;
    throw isDamage(error) ? new ImportError('The archive is cut short, damaged, or no archive of Marquee.') : error;
  }
}

const bounded = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let byteCount = 0;
    for await (const chunk of chunks) {
      byteCount += chunk.length;
      if (byteCount > maxBytes) throw new ImportError('The archive unpacks to more than can be: it is refused.');
      yield chunk;
    }
  };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDamage = (error: unknown) =>
  /^Z_/.test(String((error as { code?: string }).code)) ||
  /unexpected end|invalid tar|premature close|ended abruptly/i.test((error as Error).message);
