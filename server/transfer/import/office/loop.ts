import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import { importStrings } from '#schema/import.ts';
import type { Services } from '#server/platform/context.ts';
import { idle } from '#server/platform/worker/pauses.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { runProgram } from '#server/transfer/childProgram.ts';
import { addImportedRows } from '#server/transfer/import/importRecords.ts';
import { BUSY, isImporting, lockImports } from '#server/transfer/import/lock.ts';
import { emptyReport } from '#server/transfer/import/report.ts';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';
import { discardUnneeded, fileOf, hasFile } from './files.ts';
import { inState } from './state.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'clock' | 'settings'> & { databaseUrl: string };
type Due = Pick<ImportRow, 'id' | 'state' | 'fileName' | 'tries' | 'updatedAt'>;

/** In MB. */
const HEAP_MB = 1024;
/** Maximum attempts for a step whose process ends without a result. */
const MAX_TRIES = 5;
const WATCH_MS = 500;
/** After this time without a server that has the file, the file counts as lost. */
const MISSING_MS = 10 * MINUTE_MS;

/** Only one step runs at a time on all servers together. Another server takes over the step of a killed process. */
export function startImporting(parts: Parts): Loop {
  const { log, now, clock } = parts;
  const abortController = new AbortController();
  let nextSweep = 0;
  const loop = startLoop(
    {
      name: 'the imports',
      begin: async () => undefined,
      async poll() {
        if (now().getTime() >= nextSweep && (await clock.isTrusted())) {
          nextSweep = now().getTime() + HOUR_MS;
          await sweepFiles(parts);
        }
        await failAbandoned(parts);
        return workOnNext(parts, abortController.signal);
      },
    },
    log,
  );
  return {
    wake: loop.wake,
    stop() {
      abortController.abort();
      return loop.stop();
    },
  };
}

const { id, state, fileName, tries, updatedAt } = imports;
/** Steps that are due. Undoing an import needs no file. */
const isDue: SQL | undefined = or(
  and(eq(state, 'undoing'), isNotNull(imports.actor)),
  and(inArray(state, ['looking', 'running']), isNotNull(imports.keptUntil)),
);

async function workOnNext(parts: Parts, stopSignal: AbortSignal): Promise<boolean> {
  const { db, settings } = parts;
  const due: Due[] = await db
    .select({ id, state, fileName, tries, updatedAt })
    .from(imports)
    .where(isDue)
    .orderBy(desc(eq(state, 'undoing')), desc(eq(state, 'running')), asc(imports.startedAt));
  if (!due.length || (await isImporting(parts))) return false;
  for (const row of due) {
    if (row.state !== 'undoing' && !(await hasFile(fileOf(settings.DATA_DIR, row))))
      await giveUpWithoutFile(parts, row);
    else if (row.tries >= MAX_TRIES) await giveUp(parts, row, importStrings.endedByItself);
    else return workOn(parts, row, stopSignal);
  }
  return false;
}

async function workOn(parts: Parts, row: Due, stopSignal: AbortSignal): Promise<boolean> {
  const { db, log } = parts;
  const { rowCount } = await db
    .update(imports)
    .set({ tries: row.tries + 1 })
    .where(and(inState(row), eq(tries, row.tries)));
  if (!rowCount) return true;
  const cancel = new AbortController();
  const stepEnd = new AbortController();
  const watcher = cancelWhenEnded(parts, row, cancel, stepEnd.signal);
  const step = await runProgram(parts, ['importStep', row.id], HEAP_MB, AbortSignal.any([stopSignal, cancel.signal]));
  stepEnd.abort();
  await watcher;
  if (step.code === 0) return true;
  // Neither case is caused by the file, so the attempt does not count.
  if (step.code === BUSY || stopSignal.aborted) {
    await db.update(imports).set({ tries: row.tries }).where(inState(row));
    return false;
  }
  if (cancel.signal.aborted) return true;
  log.error({ id: row.id, code: step.code, signal: step.signal, said: step.output }, 'a step of an import failed');
  return false;
}

async function cancelWhenEnded({ db }: Parts, row: Due, cancel: AbortController, done: AbortSignal): Promise<void> {
  while (!done.aborted) {
    await idle(WATCH_MS, done);
    const rows = await db
      .select({ state })
      .from(imports)
      .where(eq(id, row.id))
      .catch(() => [row]);
    // In any other state the step has ended by itself and cleans up.
    const isCurrent = rows[0] !== undefined && (rows[0].state !== 'undoing' || row.state === 'undoing');
    if (!isCurrent) return cancel.abort();
  }
}

/** Another server may have the file. When none takes the step, the file is lost, for example after a restore. */
async function giveUpWithoutFile(parts: Parts, row: Due): Promise<void> {
  if (row.updatedAt.getTime() + MISSING_MS < parts.now().getTime()) await giveUp(parts, row, importStrings.fileGone);
}

/** Imports that no loop continues: those of the command line, and those of the office without a file. */
const isAbandoned: SQL | undefined = or(
  and(eq(state, 'undoing'), isNull(imports.actor)),
  and(inArray(state, ['looking', 'running']), isNull(imports.keptUntil)),
);

/** Marks imports whose program ended early as failed. A running program holds the lock. */
async function failAbandoned({ db, now }: Parts): Promise<void> {
  if (!(await db.select({ id }).from(imports).where(isAbandoned).limit(1)).length) return;
  await db.transaction(async (tx) => {
    if (!(await lockImports(tx))) return;
    for (const { id: abandonedId, source } of await tx.select().from(imports).where(isAbandoned)) {
      const report = emptyReport(formatOf(source), source);
      await addImportedRows(tx, abandonedId, report);
      const set = { state: 'failed', fault: importStrings.programEnded, endedAt: now(), report } as const;
      await tx.update(imports).set(set).where(eq(id, abandonedId));
    }
  });
}

const formatOf = (source: string) =>
  ['WordPress', 'Ghost', 'CSV'].find((format) => source.startsWith(format.toLowerCase())) ?? '';

async function giveUp({ db, now }: Parts, row: Due, fault: string): Promise<void> {
  const set = { state: 'failed', fault, endedAt: now() } as const;
  await db
    .update(imports)
    .set(fault === importStrings.fileGone ? { ...set, keptUntil: null } : set)
    .where(inState(row));
}

async function sweepFiles({ db, now, settings }: Parts): Promise<void> {
  const isExpired = lt(imports.keptUntil, now());
  await db.delete(imports).where(and(isExpired, inArray(state, ['uploading', 'ready'])));
  await db
    .update(imports)
    .set({ keptUntil: null })
    .where(and(isExpired, eq(state, 'failed')));
  await discardUnneeded(db, settings.DATA_DIR);
}
