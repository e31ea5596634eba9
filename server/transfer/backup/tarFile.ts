import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { throwUnwritable, unwritable } from '#server/platform/storage/writeFault.ts';

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;

/** The file gets its name when it is complete, and only its owner may read it. @throws UnwritableError */
export async function writeTarFile<Result>(file: string, fill: (add: AddEntry) => Promise<Result>): Promise<Result> {
  const part = `${file}.part`;
  const cannotWrite = throwUnwritable(file);
  await mkdir(dirname(file), { recursive: true }).catch(cannotWrite);
  await rm(part, { force: true }).catch(cannotWrite);
  const pack = tar.pack();
  const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const writing = pipeline(pack, createGzip(), out);
  const addEntry: AddEntry = (name, bytes) => {
    const entryWritten = new Promise<void>((resolve, reject) => {
      const sink = pack.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) =>
        error ? reject(error) : resolve(),
      );
      sink.on('error', reject);
    });
    // A full disk is reported by `writing`, not by the entry.
    return Promise.race([entryWritten, writing]);
  };
  try {
    const result = await fill(addEntry);
    pack.finalize();
    await writing;
    await rename(part, file).catch(cannotWrite);
    return result;
  } catch (error) {
    // If `pack` is already destroyed, the write stream failed and has the reason.
    const { destroying: wasCut } = pack as { destroying?: boolean };
    pack.destroy();
    const reason: unknown = await writing.catch((failed) => failed);
    await rm(part, { force: true }).catch(() => undefined);
    throw wasCut ? unwritable(reason, file) : error;
  }
}
