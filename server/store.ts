import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where pictures are kept: files on disk or an S3-compatible store. */
export type Store = Disk;

/**
 * Opens the store of pictures.
 * @param storageUrl `s3://bucket?endpoint=…&region=…`, or nothing for files in `{dataDir}/uploads`
 */
export async function openStore(dataDir: string, storageUrl?: string): Promise<Store> {
  if (!storageUrl) return new Disk(new WholeFiles(resolve(dataDir, 'uploads')));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { hostname: bucket, searchParams } = new URL(storageUrl);
  return new Disk(
    new S3Driver({
      bucket,
      region: searchParams.get('region') ?? 'us-east-1',
      endpoint: searchParams.get('endpoint') ?? undefined,
      visibility: 'private',
      supportsACL: false,
      // Stores other than AWS know neither virtual hosts nor streamed checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** @returns a file, or null when there is none, or none any more */
export async function readFile(store: Store, key: string): Promise<Buffer | null> {
  try {
    return (await store.exists(key)) ? Buffer.from(await store.getBytes(key)) : null;
  } catch (error) {
    // It may have been deleted between the two questions.
    if (await store.exists(key)) throw error;
    return null;
  }
}

/** Files that are there whole or not at all: a process that is killed while it writes leaves none under its name. */
class WholeFiles extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const part = `${key}.${randomUUID()}.part`;
    await super.put(part, contents, options);
    await rename(join(this.#location, part), join(this.#location, key));
  }
}
