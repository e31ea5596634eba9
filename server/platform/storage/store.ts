import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Disk, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { throwUnwritable } from './writeFault.ts';

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
      // A store that never answers is one that is away.
      requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000, throwOnRequestTimeout: true },
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

/** The name that a file on disk has while it is being written. */
const partOf = (file: string) => `${file}.${randomUUID()}.part`;
/** @returns whether this is such a name */
export const isPart = (key: string) => /\.[0-9a-f-]{36}\.part$/.test(key);

/** A file of the store, and when it was written by the clock of the disk or of the S3 store. */
export type StoredFile = { key: string; writtenAt: Date };

/** All files of the store, a batch at a time, in no order; half-written ones of killed processes too. */
export async function* filesOf({ driver }: Store): AsyncGenerator<StoredFile[]> {
  if (driver instanceof WholeFiles) return yield* driver.files();
  for (let paginationToken: string | undefined; ; ) {
    const page = await driver.listAll('', { recursive: true, paginationToken });
    const files = [...page.objects].filter((object) => object.isFile) as DriveFile[];
    // The list has told it all: nothing is asked for.
    const about = files.map(async (file) => ({ key: file.key, writtenAt: (await file.getMetaData()).lastModified }));
    yield await Promise.all(about);
    paginationToken = page.paginationToken;
    if (!paginationToken) return;
  }
}

const BATCH = 500;

/** Files that are there whole or not at all: a process that is killed while it writes leaves none under its name. */
class WholeFiles extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  override async put(...[key, contents]: Parameters<Store['driver']['put']>): Promise<void> {
    const file = join(this.#location, key);
    const part = partOf(file);
    try {
      await mkdir(dirname(file), { recursive: true });
      // A picture that was acknowledged outlives a power cut, as its row does.
      await writeFile(part, contents, { flush: true });
      await rename(part, file);
    } catch (error) {
      // Nor can it be deleted where nothing can be written.
      await rm(part, { force: true }).catch(() => undefined);
      throwUnwritable(this.#location, 'DATA_DIR')(error);
    }
  }

  async *files(): AsyncGenerator<StoredFile[]> {
    const folder = await opendir(this.#location, { recursive: true }).catch(unlessMissing);
    let batch: StoredFile[] = [];
    for await (const entry of folder ?? []) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // It may be renamed or deleted at this moment.
      const about = await stat(path).catch(unlessMissing);
      if (about) batch.push({ key: relative(this.#location, path).replaceAll('\\', '/'), writtenAt: about.mtime });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length) yield batch;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
