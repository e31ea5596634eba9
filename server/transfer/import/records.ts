import { eq } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { type IsErased, readErased } from './erased.ts';
import { recordsBefore, tellBrought } from './importRecords.ts';
import { type Admitted, admit } from './recordRules.ts';
import { emptyReport, type ImportReport } from './report.ts';
import { endImport, type Progress } from './runImport.ts';
import type { RecordSource, Skipped, SourceRecord } from './source.ts';
import { imports } from './table.ts';
import type { Writing } from './write.ts';
import { writeRecords } from './writeRecords.ts';

const BATCH = 100;
const MOST_NAMED = 100;

type Before = { known: Map<string, string>; isErased: IsErased };

export async function dryRunRecords(
  context: Context,
  source: RecordSource,
  onProgress: Progress,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const before = await lookBefore(context, source);
  for await (const record of fresh(context, source, { ...before, onProgress }, report)) count(report, record);
  return report;
}

/** Imports a table in batches. Skips rows that were already imported, so that an interrupted import continues. */
export async function runRecords(
  { context, importId }: Omit<Writing, 'source'>,
  source: RecordSource,
  onProgress: Progress,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const before = await lookBefore(context, source);
  await context.db.update(imports).set({ total: source.total }).where(eq(imports.id, importId));
  const writing = { context, importId, source: source.name };
  let done = 0;
  let batch: Admitted[] = [];
  const write = async () => {
    if (batch.length) await writeRecords(writing, batch, done);
    batch = [];
  };
  const noting: Progress = (at, total) => {
    done = at;
    onProgress(at, total);
  };
  for await (const record of fresh(context, source, { ...before, onProgress: noting, importId }, report)) {
    batch.push(record);
    if (batch.length === BATCH) await write();
  }
  await write();
  await context.db.update(imports).set({ done }).where(eq(imports.id, importId));
  await tellBrought(context.db, importId, report);
  await endImport(context, importId, report);
  return report;
}

async function lookBefore({ db }: Context, { name }: RecordSource): Promise<Before> {
  return { known: await recordsBefore(db, name), isErased: await readErased(db) };
}

async function* fresh(
  { now }: Context,
  source: RecordSource,
  { known, isErased, onProgress, importId }: Before & { onProgress: Progress; importId?: string },
  report: ImportReport,
): AsyncGenerator<Admitted> {
  const left = new Map<string, number[]>();
  const seen = new Set<string>();
  let done = 0;
  for await (const record of source.records()) {
    onProgress(++done, source.total);
    if ('key' in record && known.has(record.key)) {
      if (known.get(record.key) !== importId) report.counts.known += 1;
      continue;
    }
    const admitted = judge(record, seen, isErased, now());
    if (typeof admitted !== 'string') yield admitted;
    else if (!left.get(admitted)?.push(record.row)) left.set(admitted, [record.row]);
  }
  report.skipped = [...source.skipped, ...[...left].map(([why, rows]) => skippedOf(why, rows))];
}

function judge(record: SourceRecord, seen: Set<string>, isErased: IsErased, now: Date): Admitted | string {
  if ('fault' in record) return record.fault;
  if (seen.has(record.key)) return 'The same as an earlier row';
  seen.add(record.key);
  const admitted = admit(record, now);
  if (typeof admitted === 'string') return admitted;
  const { data } = admitted;
  const addresses = [data.email, 'contactNumber' in data ? data.contactNumber : null];
  return isErased(addresses, data.createdAt) ? 'The data of this person was erased' : admitted;
}

function skippedOf(why: string, rows: number[]): Skipped {
  const more = rows.length - MOST_NAMED;
  const named = rows.slice(0, MOST_NAMED).join(', ');
  return { what: `${rows.length === 1 ? 'row' : 'rows'} ${named}${more > 0 ? ` and ${more} more` : ''}`, why };
}

function count({ counts }: ImportReport, { kind, data }: Admitted): void {
  counts[kind === 'enquiry' ? 'enquiries' : 'reviews'] += 1;
  if ('isPublished' in data && data.isPublished) counts.published += 1;
}
