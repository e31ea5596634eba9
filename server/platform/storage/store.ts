import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Disk, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { throwUnwritable } from './writeFault.ts';

export type Store = Disk;

/**
 * @param storageUrl `s3://bucket?endpoint=…&region=…`; if omitted, files in `{dataDir}/uploads`. Without `user:password@`,
 * the credentials are those of the AWS variables.
 * @param requestTimeout milliseconds for one request with its body
 */
export async function openStore(dataDir: string, storageUrl?: string, requestTimeout = 60_000): Promise<Store> {
  if (!storageUrl) return new Disk(new WholeFiles(resolve(dataDir, 'uploads')));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { hostname: bucket, searchParams, username, password } = new URL(storageUrl);
  return new Disk(
    new S3Driver({
      bucket,
      ...(username && {
        credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
      }),
      region: searchParams.get('region') ?? 'us-east-1',
      endpoint: searchParams.get('endpoint') ?? undefined,
      visibility: 'private',
      supportsACL: false,
      // Many S3-compatible stores lack virtual hosts and streamed checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5000, requestTimeout, socketTimeout: 60_000, throwOnRequestTimeout: true },
    }),
  );
}

/** Returns null if the file does not exist. */
export async function readFile(store: Store, key: string): Promise<Buffer | null> {
  try {
    return (await store.exists(key)) ? Buffer.from(await store.getBytes(key)) : null;
  } catch (error) {
    // It may have been deleted after the check.
    if (await store.exists(key)) throw error;
    return null;
  }
}

const partOf = (file: string) => `${file}.${randomUUID()}.part`;
export const isPart = (key: string) => /\.[0-9a-f-]{36}\.part$/.test(key);

/** `writtenAt`: by the clock of the disk or of S3. */
export type StoredFile = { key: string; writtenAt: Date };

/** Lists all files in batches, unordered, including partial files of killed processes. */
export async function* filesOf({ driver }: Store): AsyncGenerator<StoredFile[]> {
  if (driver instanceof WholeFiles) return yield* driver.files();
  for (let paginationToken: string | undefined; ; ) {
    const page = await driver.listAll('', { recursive: true, paginationToken });
    const files = [...page.objects].filter((object) => object.isFile) as DriveFile[];
    // The S3 list contains the metadata: no further request.
    const storedFiles = files.map(async (file) => ({
      key: file.key,
      writtenAt: (await file.getMetaData()).lastModified,
    }));
    yield await Promise.all(storedFiles);
    paginationToken = page.paginationToken;
    if (!paginationToken) return;
  }
}

const BATCH = 500;

/** Writes files atomically: a killed process leaves no partial file under the final name. */
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
      // Flush, because the row of a stored picture survives a power cut too.
      await writeFile(part, contents, { flush: true });
      await rename(part, file);
    } catch (error) {
      // Deleting fails too if the disk cannot be written.
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
      // It may have been renamed or deleted.
      const stats = await stat(path).catch(unlessMissing);
      if (stats) batch.push({ key: relative(this.#location, path).replaceAll('\\', '/'), writtenAt: stats.mtime });
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
