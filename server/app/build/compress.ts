import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts (except TTF) and pictures are already compressed. */
const kinds = /\.(js|css|svg|json|ttf)$/;
/** A smaller file fits in one packet anyway. */
const WORTHWHILE = 1024;

/** @param quality brotli quality: 11 takes ten times as long as 7, and saves 5 % */
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
