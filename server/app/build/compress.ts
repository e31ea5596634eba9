import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gets smaller; fonts and pictures are packed already. */
const kinds = /\.(js|css|svg|json|ttf)$/;
/** A packet holds this much: a smaller file arrives no sooner for being packed. */
const WORTHWHILE = 1024;

/**
 * Puts a compressed file beside each that is worth it, `.br` and `.gz`, as @fastify/static serves them.
 * @param folder with the folders in it
 * @param quality of brotli: 11 takes ten times as long as 7, for a twentieth less
 */
export async function compressFiles(folder: string, quality: number): Promise<void> {
  const brotli = promisify(brotliCompress);
  const pack = promisify(gzip);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!kinds.test(name)) continue;
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < WORTHWHILE) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), pack(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
