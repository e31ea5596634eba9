import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BackupFailure } from '#schema/backup.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { dayOf, timeOf } from '#schema/officeTime.ts';
import type { Services } from '#server/platform/context.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { codeOf, type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { runProgram } from '#server/transfer/childProgram.ts';
import { nightlyFileOf, rotateFolder, rotateStore } from './rotation.ts';
import { type BackupRow, backups } from './table.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'clock' | 'settings' | 'readSite'> & { databaseUrl: string };

/** After this time a backup that has not ended was interrupted, and a failed one is tried again. */
export const RETRY_MS = HOUR_MS;
const MAX_TRIES = 5;
const HEAP_MB = 512;
/** For one request to the other store: an archive may be large and the line slow. */
const COPY_MS = 6 * HOUR_MS;

/** Backs up once a night, in one of the server processes. Does nothing without BACKUP_AT. */
export function startNightlyBackups(parts: Parts): Loop {
  const { now, clock, log, readSite, settings } = parts;
  const abortController = new AbortController();
  const poll = async () => {
    if (settings.BACKUP_AT === undefined) return false;
    const { timeZone } = await readSite();
    if (timeOf(now(), timeZone) < settings.BACKUP_AT || !(await clock.isTrusted())) return false;
    const claimed = await claimNight(parts, dayOf(now(), timeZone));
    if (claimed) await backUpNight(parts, claimed, abortController.signal);
    return false;
  };
  const loop = startLoop({ name: 'the nightly backup', begin: async () => undefined, poll }, log);
  return {
    wake: loop.wake,
    stop() {
      abortController.abort();
      return loop.stop();
    },
  };
}

/** @returns the row to work on; undefined if another process has the night, or it is done */
async function claimNight({ db, now }: Parts, day: string): Promise<BackupRow | undefined> {
  const startedAt = now();
  const [row] = await db.insert(backups).values({ id: uuidv7(), day, startedAt }).onConflictDoNothing().returning();
  if (row) return row;
  const isDue = and(
    eq(backups.day, day),
    lt(backups.startedAt, new Date(startedAt.getTime() - RETRY_MS)),
    lt(backups.tries, MAX_TRIES),
    or(isNull(backups.endedAt), isNotNull(backups.failure)),
  );
  const [unfinished] = await db.select().from(backups).where(isDue);
  if (!unfinished) return undefined;
  const [retried] = await db
    .update(backups)
    .set({ startedAt, endedAt: null, failure: null, tries: unfinished.tries + 1 })
    .where(and(isDue, eq(backups.tries, unfinished.tries)))
    .returning();
  return retried;
}

async function backUpNight(parts: Parts, row: BackupRow, signal: AbortSignal): Promise<void> {
  const { db, now, log, settings } = parts;
  const folder = resolve(settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups'));
  const file = nightlyFileOf(row.day);
  const note = (set: Partial<BackupRow>) => db.update(backups).set(set).where(eq(backups.id, row.id));
  const fail = async (failure: BackupFailure, details: object) => {
    log.error(details, 'the nightly backup failed');
    await note({ failure, endedAt: now() });
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { code, output } = await runProgram(parts, ['backup', join(folder, file)], HEAP_MB, signal);
    // The night stays claimed and is tried again, here or by another process.
    if (signal.aborted) return;
    if (code !== 0) return await fail('write', { code, output });
    const { size } = await stat(join(folder, file));
    await note({ file, bytes: size });
    await rotateFolder(folder, settings.BACKUP_KEEP);
  } catch (error) {
    return fail('write', { reason: codeOf(error) });
  }
  try {
    if (settings.BACKUP_URL) {
      await copyToStore(settings, folder, file, signal);
      await note({ isCopied: true });
    }
  } catch (error) {
    if (signal.aborted) return;
    return fail('copy', { reason: codeOf(error) });
  }
  await note({ endedAt: now() });
}

type CopySettings = Pick<Services['settings'], 'DATA_DIR' | 'BACKUP_URL' | 'BACKUP_KEEP'>;

async function copyToStore(
  { DATA_DIR, BACKUP_URL = '', BACKUP_KEEP }: CopySettings,
  folder: string,
  file: string,
  signal: AbortSignal,
) {
  const store = await openStore(DATA_DIR, BACKUP_URL, COPY_MS);
  const path = new URL(BACKUP_URL).pathname.replace(/^\/|\/$/g, '');
  const prefix = path ? `${path}/` : '';
  const { size: contentLength } = await stat(join(folder, file));
  await store.putStream(prefix + file, createReadStream(join(folder, file), { signal }), { contentLength });
  await rotateStore(store, prefix, BACKUP_KEEP);
}
