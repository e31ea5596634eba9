import { eq, isNull } from 'drizzle-orm';
import pg from 'pg';
import type { Services } from '#server/platform/context.ts';
import { causeOf } from '#server/platform/errors.ts';
import type { Announced } from '#server/platform/event/events.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { arePicturesLocked } from '#server/platform/storage/picture/snapshotLock.ts';
import { codeOf, startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';
import { markOf } from './address.ts';
import { addressesIn } from './addressMarks.ts';
import { mailFiles, removeFile } from './files.ts';
import { writeList } from './list.ts';
import { type ErasureRow, erasureKeys, erasures } from './table.ts';

type Parts = Pick<Services, 'db' | 'store' | 'settings' | 'now' | 'log' | 'channel'> & {
  /** Gives up the uploads of imports that were begun before a moment. @returns whether none is left */
  giveUpUploads: (before: Date) => Promise<boolean>;
};

/** How long it is waited before what could not be cleared is tried again. */
const AGAIN_MS = 30_000;
/** "CLER": one process clears at a time. */
const CLEARING_LOCK = 0x434c4552;
/** What holds for the connection that clears tables, whatever others have: how long it waits for a lock and for a table. */
const CLEARING_SETTINGS = `set lock_timeout = '2s'; set statement_timeout = '2h'; set idle_session_timeout = 0;
  set vacuum_cost_delay = 2`;

/**
 * Starts the worker that finishes erasures after their commit, whoever has made them and however often processes are killed:
 * it writes them on this installation's list, deletes files, and gives the places on the database's disk free. It looks at the start
 * and when an erasure is announced.
 */
export function startClearing(parts: Parts): Worker {
  const { log, channel } = parts;
  let next = 0;
  const look = async () => {
    if (Date.now() < next) return false;
    next = Number.POSITIVE_INFINITY;
    try {
      if (!(await clear(parts))) next = Date.now() + AGAIN_MS;
    } catch (error) {
      next = Date.now() + AGAIN_MS;
      log.warn({ reason: codeOf(error) }, 'an erasure will be cleared from the disk later');
    }
    return false;
  };
  const worker = startWorker({ name: 'the clearing of erasures', begin: async () => undefined, look }, log);
  const unhear = channel.hear((heard: Announced | null) => {
    if (heard && heard.event !== 'person.erased') return;
    next = 0;
    worker.wake();
  });
  return {
    wake: worker.wake,
    stop() {
      unhear();
      return worker.stop();
    },
  };
}

/** Finishes what is not finished. @returns whether all of it is */
async function clear(parts: Parts): Promise<boolean> {
  const { db, settings, now } = parts;
  const open = await db.select().from(erasures).where(isNull(erasures.clearedAt));
  await writeList(db, settings.DATA_DIR);
  if (!open.length) return true;
  // Mails lie on the disk of each installation; those of others are theirs.
  await removeMails(parts, open);
  const latest = new Date(Math.max(...open.map(({ erasedAt }) => erasedAt.getTime())));
  const areUploadsGone = await parts.giveUpUploads(latest);
  const client = new pg.Client({ ...(db.$client.options as pg.ClientConfig), query_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [CLEARING_LOCK]);
    if (!rows[0]?.ours) return false;
    if (!areUploadsGone || !(await removeFiles(parts, open)) || (await isSeen(client, open))) return false;
    await freePlaces(client);
    await dropLog(client);
  } finally {
    await client.end();
  }
  for (const { id } of open) {
    await db.update(erasures).set({ clearedAt: now(), recordIds: [], fileIds: [] }).where(eq(erasures.id, id));
  }
  return true;
}

/** Deletes the files of attachments. @returns false where a backup may want to read them yet */
async function removeFiles({ db, store }: Parts, open: ErasureRow[]): Promise<boolean> {
  const ids = open.flatMap(({ fileIds }) => fileIds);
  if (!ids.length) return true;
  if (await arePicturesLocked(db)) return false;
  for (const id of ids) await store.delete(attachmentKey(id));
  return true;
}

/** Deletes the mails on the disk that name a person who was erased, or a record of theirs. */
async function removeMails({ db, settings }: Parts, open: ErasureRow[]): Promise<void> {
  const [known] = await db.select().from(erasureKeys);
  const marks = new Set(open.flatMap((one) => one.marks));
  const ids = open.flatMap((one) => one.recordIds);
  for await (const { path, text } of mailFiles(settings.DATA_DIR)) {
    const isNamed = known && addressesIn(text).some((address) => marks.has(markOf(known.key, address)));
    if (isNamed || ids.some((id) => text.includes(id))) await removeFile(path);
  }
}

/** @returns whether a transaction still sees what was there before: what it sees cannot be taken off the disk */
async function isSeen(client: pg.Client, open: ErasureRow[]): Promise<boolean> {
  const newest = open.map(({ transaction }) => BigInt(transaction)).reduce((one, other) => (one > other ? one : other));
  const { rowCount } = await client.query(
    `select from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()
      and backend_xmin is not null and age(backend_xmin) >= age($1::text::xid) limit 1`,
    // The counter as rows have it: its lower half.
    [String(newest & 0xffff_ffffn)],
  );
  return Boolean(rowCount);
}

/**
 * Gives the places of deleted rows free, table by table, while everybody goes on to read and write; what statistics know of values is
 * made anew. Any row may have said something of the person once and have been changed since.
 */
async function freePlaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  await client.query(CLEARING_SETTINGS);
  for (const { name } of rows) await client.query(`vacuum (analyze) ${client.escapeIdentifier(name)}`);
  // A warning where the role may not: the database's owner may.
  await client.query('vacuum pg_statistic');
}

/** Begins a new file of the write-ahead log and lets go of those before, where the role may. */
async function dropLog(client: pg.Client): Promise<void> {
  for (const statement of ['select pg_switch_wal()', 'checkpoint']) {
    await client.query(statement).catch((error: unknown) => {
      if (causeOf(error)?.code !== NOT_ALLOWED) throw error;
    });
  }
}
const NOT_ALLOWED = '42501';
