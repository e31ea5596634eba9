import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { and, isNotNull, sql } from 'drizzle-orm';
import { importEndings, importStrings } from '#schema/import.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { unwritable } from '#server/platform/storage/writeFault.ts';
import { imports } from '#server/transfer/import/table.ts';

export const uploadsOf = (dataDir: string): string => resolve(dataDir, 'imports');
const folderOf = (dataDir: string, id: string) => join(uploadsOf(dataDir), id);

/** @returns the path of the file; only the extension comes from the uploaded name */
export function fileOf(dataDir: string, { id, fileName }: { id: string; fileName: string }): string {
  const extension = importEndings.find((candidate) => candidate === extname(fileName).toLowerCase()) ?? '';
  return join(folderOf(dataDir, id), `export${extension}`);
}

export const hasFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** Overwrites unrecorded bytes of a killed process. @throws CONFLICT when earlier chunks are elsewhere */
export async function writePart(path: string, offset: number, bytes: Uint8Array): Promise<void> {
  await write(path, offset, bytes).catch((error) => {
    throw unwritable(error, resolve(path, '../..'), 'DATA_DIR');
  });
}

async function write(path: string, offset: number, bytes: Uint8Array): Promise<void> {
  if (offset === 0) await mkdir(resolve(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? fail('CONFLICT', importStrings.outOfOrder) : error;
  });
  try {
    if ((await file.stat()).size < offset) throw fail('CONFLICT', importStrings.outOfOrder);
    let writtenBytes = 0;
    while (writtenBytes < bytes.length) {
      writtenBytes += (await file.write(bytes, writtenBytes, bytes.length - writtenBytes, offset + writtenBytes))
        .bytesWritten;
    }
    await file.truncate(offset + bytes.length);
    await file.sync();
  } finally {
    await file.close();
  }
}

export const discardFile = (dataDir: string, id: string): Promise<void> =>
  rm(folderOf(dataDir, id), { recursive: true, force: true });

export async function discardUnneeded(db: Database, dataDir: string): Promise<void> {
  const storedIds = await listStoredIds(dataDir);
  if (!storedIds.length) return;
  const neededRows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(sql`${imports.id}::text = any(${sql.param(storedIds)}::text[])`, isNotNull(imports.keptUntil)));
  const neededIds = new Set(neededRows.map(({ id }) => id));
  for (const id of storedIds) if (!neededIds.has(id)) await discardFile(dataDir, id);
}

const listStoredIds = (dataDir: string): Promise<string[]> =>
  readdir(uploadsOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
