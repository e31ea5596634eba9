import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#server/platform/database/connect.ts';
import { isUnavailable, type WriteFault, writeFaultOf } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import { findWriteFault } from './writeFault.ts';

export type WriteCheck = {
  /** Records a write error of the database; ignores other errors. */
  note(error: unknown): void;
  /** Returns the first folder that cannot be written, null if all can. */
  findFolder(): Promise<WriteFault | null>;
  /** Returns why the database cannot be written, null if it can. @throws when it cannot be reached */
  findDatabase(): Promise<WriteFault | null>;
};

const CACHE_MS = 2000;

/** @param database called lazily, because the database reports its errors to this check */
export function createWriteCheck(settings: Settings, log: Logger, database: () => Database): WriteCheck {
  const dataDir = resolve(settings.DATA_DIR);
  // A process that stores files elsewhere needs no folder.
  const folders = [
    ...(settings.DATABASE_URL ? [] : [dataDir]),
    ...(settings.STORAGE_URL ? [] : [join(dataDir, 'uploads')]),
    ...(settings.SMTP_URL ? [] : [join(dataDir, 'outbox')]),
  ];
  const location = settings.DATABASE_URL
    ? { setting: 'DATABASE_URL' }
    : { setting: 'DATA_DIR', path: join(dataDir, 'postgres') };
  const logFolder = logChanges(log);
  const logDatabase = logChanges(log);
  let lastFault: WriteFault | null = null;

  const folderCheck = cacheFor(CACHE_MS, async () => {
    for (const path of folders) {
      const fault = await findWriteFault(path, 'DATA_DIR');
      if (fault) return logFolder(writeFaultOf(fault));
    }
    return logFolder(null);
  });
  const databaseCheck = cacheFor(CACHE_MS, async () => {
    const previousFault = lastFault;
    const fault = await findRefusal(database(), previousFault !== null);
    // Keep an error that was recorded meanwhile.
    if (lastFault === previousFault) lastFault = fault && { ...fault, ...location };
    return logDatabase(lastFault);
  });
  return {
    note(error) {
      const fault = writeFaultOf(error);
      if (fault?.target !== 'the database') return;
      lastFault = logDatabase({ ...fault, ...location });
      databaseCheck.forget();
    },
    findFolder: folderCheck.get,
    findDatabase: databaseCheck.get,
  };
}

/** @param testsWrite whether to test a write, which needs disk space; otherwise only read-only mode is checked */
async function findRefusal(db: Database, testsWrite: boolean): Promise<WriteFault | null> {
  const client = await db.$client.connect();
  let fault: WriteFault | null = null;
  try {
    const { rows } = await client.query<{ answer: string }>(
      "select current_setting('transaction_read_only') as answer",
    );
    if (rows[0]?.answer === 'on') fault = writeFaultOf({ code: '25006' });
    if (fault || !testsWrite) return fault;
    // Allocates a file of 64 KB and rolls back.
    await client.query(`begin; create table write_probe as select repeat('-', 1000) as room from generate_series(1, 64);
      rollback`);
    return null;
  } catch (error) {
    fault = writeFaultOf(error);
    // Other errors say nothing about disk space.
    if (!fault && isUnavailable(error)) throw error;
    return fault;
  } finally {
    // Destroy a connection that is read-only or inside a failed transaction.
    client.release(fault !== null || client.getTransactionStatus() !== 'I');
  }
}

/** Caches a result for a while. Concurrent callers share one check. */
function cacheFor<Answer>(ms: number, find: () => Promise<Answer>) {
  let cached: { answer: Promise<Answer>; until: number } | undefined;
  const forget = () => {
    cached = undefined;
  };
  return {
    get(): Promise<Answer> {
      if (cached && performance.now() < cached.until) return cached.answer;
      const answer = find();
      const entry = { answer, until: Number.POSITIVE_INFINITY };
      cached = entry;
      answer.then(
        () => {
          entry.until = performance.now() + ms;
        },
        () => {
          if (cached === entry) forget();
        },
      );
      return answer;
    },
    forget,
  };
}

function logChanges(log: Logger) {
  let lastLogged: WriteFault | null = null;
  return (fault: WriteFault | null): WriteFault | null => {
    const [before, isChanged] = [lastLogged, fault?.code !== lastLogged?.code || fault?.path !== lastLogged?.path];
    lastLogged = fault;
    if (fault && isChanged) {
      const { code, setting, path, target, explanation } = fault;
      log.error({ code, setting, path }, `${target} cannot be written: ${explanation}`);
    } else if (before && isChanged) {
      const { setting, path, target } = before;
      log.info({ setting, path }, `${target} can be written again`);
    }
    return fault;
  };
}
