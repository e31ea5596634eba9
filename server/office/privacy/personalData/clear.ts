import { eq, isNull } from 'drizzle-orm';
import pg from 'pg';
import type { Services } from '#server/platform/context.ts';
import { causeOf } from '#server/platform/errors.ts';
import type { Announcement } from '#server/platform/event/events.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { cardsKey } from '#server/platform/storage/picture/keys.ts';
import { arePicturesLocked } from '#server/platform/storage/picture/snapshotLock.ts';
import { codeOf, type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { markOf } from './address.ts';
import { addressesIn } from './addressMarks.ts';
import { mailFiles, removeFile } from './files.ts';
import { writeList } from './list.ts';
import { type ErasureRow, erasureKeys, erasures } from './table.ts';

type Parts = Pick<Services, 'db' | 'store' | 'settings' | 'now' | 'log' | 'channel'> & {
  /** Aborts the uploads of imports that began before a time. @returns whether none is left */
  giveUpUploads: (before: Date) => Promise<boolean>;
};

const RETRY_MS = 30_000;
/** ASCII "CLER": an advisory lock, so that one process clears at a time. */
const CLEARING_LOCK = 0x434c4552;
/** Timeouts of the connection that vacuums, independent of the role's and the pool's settings. */
const CLEARING_SETTINGS = `set lock_timeout = '2s'; set statement_timeout = '2h'; set idle_session_timeout = 0;
  set vacuum_cost_delay = 2`;

/** Finishes committed erasures, also after a crash: writes the list, deletes files, vacuums the database. */
export function startClearing(parts: Parts): Loop {
  const { log, channel } = parts;
  let next = 0;
  const poll = async () => {
    if (Date.now() < next) return false;
    next = Number.POSITIVE_INFINITY;
    try {
      if (!(await finishErasures(parts))) next = Date.now() + RETRY_MS;
    } catch (error) {
      next = Date.now() + RETRY_MS;
      log.warn({ reason: codeOf(error) }, 'an erasure was not cleared from the disk; it will be tried again');
    }
    return false;
  };
  const loop = startLoop({ name: 'the clearing of erasures', begin: async () => undefined, poll }, log);
  const unsubscribe = channel.subscribe((announcement: Announcement | null) => {
    if (announcement && announcement.event !== 'person.erased') return;
    next = 0;
    loop.wake();
  });
  return {
    wake: loop.wake,
    stop() {
      unsubscribe();
      return loop.stop();
    },
  };
}

/** @returns whether every erasure is finished */
async function finishErasures(parts: Parts): Promise<boolean> {
  const { db, settings, now } = parts;
  const open = await db.select().from(erasures).where(isNull(erasures.clearedAt));
  await writeList(db, settings.DATA_DIR);
  if (!open.length) return true;
  // Mail files are local to an installation: each removes its own.
  await removeMails(parts, open);
  const latest = new Date(Math.max(...open.map(({ erasedAt }) => erasedAt.getTime())));
  const areUploadsGone = await parts.giveUpUploads(latest);
  const client = new pg.Client({ ...(db.$client.options as pg.ClientConfig), query_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [CLEARING_LOCK]);
    if (!rows[0]?.ours) return false;
    if (!areUploadsGone || !(await removeFiles(parts, open)) || (await areOldRowsVisible(client, open))) return false;
    await vacuumTables(client);
    await switchLog(client);
  } finally {
    await client.end();
  }
  for (const { id } of open) {
    await db.update(erasures).set({ clearedAt: now(), recordIds: [], fileIds: [] }).where(eq(erasures.id, id));
  }
  return true;
}

/** Deletes attachment files and drawn cards. @returns false while a backup may still read them */
async function removeFiles({ db, store }: Parts, open: ErasureRow[]): Promise<boolean> {
  const ids = open.flatMap(({ fileIds }) => fileIds);
  if (!ids.length) return true;
  if (await arePicturesLocked(db)) return false;
  for (const id of ids) {
    await store.delete(attachmentKey(id));
    await store.deleteAll(cardsKey(id));
  }
  return true;
}

async function removeMails({ db, settings }: Parts, open: ErasureRow[]): Promise<void> {
  const [keyRow] = await db.select().from(erasureKeys);
  const marks = new Set(open.flatMap((erasure) => erasure.marks));
  const ids = open.flatMap((erasure) => erasure.recordIds);
  for await (const { path, text } of mailFiles(settings.DATA_DIR)) {
    const isAffected = keyRow && addressesIn(text).some((address) => marks.has(markOf(keyRow.key, address)));
    if (isAffected || ids.some((id) => text.includes(id))) await removeFile(path);
  }
}

/** @returns whether an open transaction still sees the old rows, so that vacuum cannot remove them */
async function areOldRowsVisible(client: pg.Client, open: ErasureRow[]): Promise<boolean> {
  const newest = open.map(({ transaction }) => BigInt(transaction)).reduce((a, b) => (a > b ? a : b));
  const { rowCount } = await client.query(
    `select from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()
      and backend_xmin is not null and age(backend_xmin) >= age($1::text::xid) limit 1`,
    // The lower 32 bits of the transaction id, as rows store it.
    [String(newest & 0xffff_ffffn)],
  );
  return Boolean(rowCount);
}

/** All tables: an earlier version of any row may have named the person. VACUUM blocks no reads or writes. */
async function vacuumTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  await client.query(CLEARING_SETTINGS);
  for (const { name } of rows) await client.query(`vacuum (analyze) ${client.escapeIdentifier(name)}`);
  // Only a warning when the role lacks the right; the database owner has it.
  await client.query('vacuum pg_statistic');
}

/** Switches to a new WAL file and releases older ones, if the role may. */
async function switchLog(client: pg.Client): Promise<void> {
  for (const statement of ['select pg_switch_wal()', 'checkpoint']) {
    await client.query(statement).catch((error: unknown) => {
      if (causeOf(error)?.code !== NOT_ALLOWED) throw error;
    });
  }
}
const NOT_ALLOWED = '42501';
