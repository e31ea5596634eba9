import { eq } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { UPLOAD_DAYS } from '#schema/import.ts';
import { args, runCommand } from '#server/app/start/command.ts';
import { operator } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { chosenOf, fullChoice } from '#server/transfer/import/choice.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { tableOf } from '#server/transfer/import/formats/csv/tables.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import { adoptFormerName } from '#server/transfer/import/formerName.ts';
import { ImportError } from '#server/transfer/import/importError.ts';
import { BUSY, BusyError, withImportLock } from '#server/transfer/import/lock.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import { discardFile, fileOf } from '#server/transfer/import/office/files.ts';
import { importTable, lookAtTable } from '#server/transfer/import/office/lookAtTable.ts';
import { reportProgress } from '#server/transfer/import/office/reporting.ts';
import { inState } from '#server/transfer/import/office/state.ts';
import { createPictureIndex } from '#server/transfer/import/pictureIndex.ts';
import { createPictures } from '#server/transfer/import/pictures.ts';
import { dryRun, type Progress, runImport } from '#server/transfer/import/runImport.ts';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';
import { undoImport } from '#server/transfer/import/undo.ts';
import { withContext } from './programContext.ts';

// node server/main.ts importStep ID: executes the current step of an office import. Started only by
// server/transfer/childProgram.ts.
const [id = ''] = args;

// The server that started this process is gone; another server restarts the step.
process.stdin.resume().once('close', () => process.exit(1));

await runCommand({
  check() {},
  async work(settings, url) {
    let isBusy = false;
    await withContext(settings, url, operator, (context) =>
      withImportLock(context, () => workOn(context)).catch((error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        isBusy = true;
      }),
    );
    if (isBusy) process.exit(BUSY);
  },
  isExpected: () => false,
});

async function workOn(context: Context): Promise<void> {
  const [row] = await context.db.select().from(imports).where(eq(imports.id, id));
  if (!row) return;
  const actorContext = { ...context, actor: row.actor ?? operator };
  const progress = reportProgress(actorContext, row);
  try {
    if (row.state === 'undoing') await takeBack(actorContext, row, progress.show);
    else if (row.state === 'looking' || row.state === 'running') await readFile(actorContext, row, progress.show);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await progress.end();
    await recordFailure(actorContext, row, error.message);
  }
  await progress.end();
}

async function takeBack(context: Context, { source }: ImportRow, onProgress: Progress): Promise<void> {
  await undoImport(context, source, onProgress, id);
  // The import may have been stopped in the middle.
  await discardFile(context.settings.DATA_DIR, id);
}

async function readFile(context: Context, row: ImportRow, onProgress: Progress): Promise<void> {
  const { db, settings, now } = context;
  const files = [await openFiles(fileOf(settings.DATA_DIR, row))];
  try {
    const table = await tableOf(files[0] as (typeof files)[0]);
    if (table) {
      if (row.state === 'looking') return await lookAtTable(context, row, table, onProgress);
      await importTable(context, row, table, onProgress);
      return await discardFile(settings.DATA_DIR, id);
    }
    const { mapping = null, address = null } = row.given ?? {};
    const fullSource = await openSource(files[0] as (typeof files)[0], {
      mapping: readMapping(mapping ?? '{}'),
      address,
      timeZone: context.site.timeZone,
      fileName: row.fileName,
      onRead: (entries) => onProgress(entries, 0),
    });
    const source = chosenOf(fullSource, { ...fullChoice, ...row.choice });
    const index = createPictureIndex(source.attachments, files);
    if (row.state === 'running') {
      await adoptFormerName(context, source);
      const takePicture = createPictures({ context, importId: id, source: source.name, index });
      await runImport({ context, importId: id }, source, takePicture, onProgress);
    } else {
      const report = await dryRun(context, source, index, onProgress);
      const keptUntil = new Date(now().getTime() + UPLOAD_DAYS * DAY_MS);
      const set = { state: 'ready' as const, source: source.name, report, keptUntil, tries: 0 };
      await db.update(imports).set(set).where(inState(row));
    }
  } finally {
    for (const file of files) await file.close();
  }
  if (row.state === 'running') await discardFile(settings.DATA_DIR, id);
}

/** Records the reason of a failure. A file that cannot be read is discarded. */
async function recordFailure({ db, settings, now }: Context, row: ImportRow, fault: string): Promise<void> {
  const isUnreadable = row.state === 'looking';
  await db
    .update(imports)
    .set({ state: 'failed', fault, endedAt: now(), ...(isUnreadable && { keptUntil: null }) })
    .where(inState(row));
  if (isUnreadable) await discardFile(settings.DATA_DIR, id);
}
