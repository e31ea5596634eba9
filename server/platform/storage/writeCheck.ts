import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#server/platform/database/connect.ts';
import { isUnavailable, type WriteFault, writeFaultOf } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import { findWriteFault } from './writeFault.ts';

/** Tells whether the folders that this process needs and the database can be written. */
export type WriteCheck = {
  /** Remembers what the database has refused to write; any other error is passed over. */
  note(error: unknown): void;
  /** @returns the first folder that cannot be written now, and why; null when all can */
  findFolder(): Promise<WriteFault | null>;
  /** @returns why the database cannot be written now; null when it can. @throws when it cannot be reached */
  findDatabase(): Promise<WriteFault | null>;
};

/** For how long an answer holds, however often it is asked for. */
const HOLDS_MS = 2000;

/** @param database asked for when the first answer is: it tells this check of its failures */
export function createWriteCheck(settings: Settings, log: Logger, database: () => Database): WriteCheck {
  const dataDir = resolve(settings.DATA_DIR);
  // A process whose things are all kept elsewhere needs no folder.
  const folders = [
    ...(settings.DATABASE_URL ? [] : [dataDir]),
    ...(settings.STORAGE_URL ? [] : [join(dataDir, 'uploads')]),
    ...(settings.SMTP_URL ? [] : [join(dataDir, 'outbox')]),
  ];
  const place = settings.DATABASE_URL
    ? { setting: 'DATABASE_URL' }
    : { setting: 'DATA_DIR', path: join(dataDir, 'postgres') };
  const sayFolder = sayChanges(log);
  const sayDatabase = sayChanges(log);
  /** What the database has refused to write, until a write has come through. */
  let refused: WriteFault | null = null;

  const folder = heldFor(HOLDS_MS, async () => {
    for (const one of folders) {
      const fault = await findWriteFault(one, 'DATA_DIR');
      if (fault) return sayFolder(writeFaultOf(fault));
    }
    return sayFolder(null);
  });
  const written = heldFor(HOLDS_MS, async () => {
    const known = refused;
    const found = await findRefusal(database(), known !== null);
    // What was refused meanwhile is newer.
    if (refused === known) refused = found && { ...found, ...place };
    return sayDatabase(refused);
  });
  return {
    note(error) {
      const fault = writeFaultOf(error);
      if (fault?.what !== 'the database') return;
      refused = sayDatabase({ ...fault, ...place });
      written.forget();
    },
    findFolder: folder.ask,
    findDatabase: written.ask,
  };
}

/** @param isDoubted whether a write is tried, which needs room: else the database is only asked whether it is read-only */
async function findRefusal(db: Database, isDoubted: boolean): Promise<WriteFault | null> {
  const client = await db.$client.connect();
  let fault: WriteFault | null = null;
  try {
    const { rows } = await client.query<{ answer: string }>(
      "select current_setting('transaction_read_only') as answer",
    );
    if (rows[0]?.answer === 'on') fault = writeFaultOf({ code: '25006' });
    if (fault || !isDoubted) return fault;
    // A new file of 64 KB, of which nothing is left.
    await client.query(`begin; create table write_probe as select repeat('-', 1000) as room from generate_series(1, 64);
      rollback`);
    return null;
  } catch (error) {
    fault = writeFaultOf(error);
    // What else is refused says nothing of room.
    if (!fault && isUnavailable(error)) throw error;
    return fault;
  } finally {
    // A connection stays read-only when the database no longer is, and one whose write failed is inside its transaction.
    client.release(fault !== null || client.getTransactionStatus() !== 'I');
  }
}

/** Lets an answer hold for a while, also for all who ask while it is found. */
function heldFor<Answer>(ms: number, find: () => Promise<Answer>) {
  let held: { answer: Promise<Answer>; until: number } | undefined;
  const forget = () => {
    held = undefined;
  };
  return {
    ask(): Promise<Answer> {
      if (held && performance.now() < held.until) return held.answer;
      const answer = find();
      const mine = { answer, until: Number.POSITIVE_INFINITY };
      held = mine;
      answer.then(
        () => {
          mine.until = performance.now() + ms;
        },
        () => {
          if (held === mine) forget();
        },
      );
      return answer;
    },
    forget,
  };
}

/** Logs what can no longer be written, and when it can again, once. @returns for each finding: that finding */
function sayChanges(log: Logger) {
  let last: WriteFault | null = null;
  return (fault: WriteFault | null): WriteFault | null => {
    const [before, isNews] = [last, fault?.code !== last?.code || fault?.path !== last?.path];
    last = fault;
    if (fault && isNews) {
      const { code, setting, path, what, said } = fault;
      log.error({ code, setting, path }, `${what} cannot be written: ${said}`);
    } else if (before && isNews) {
      const { setting, path, what } = before;
      log.info({ setting, path }, `${what} can be written again`);
    }
    return fault;
  };
}
