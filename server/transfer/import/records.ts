import { eq } from 'drizzle-orm';
import { catalogueOf, choicesOf, OTHER_CHOICE, otherChoiceOf } from '#schema/catalogue.ts';
import { noService, services as originalChoices } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { type IsErased, readErased } from './erased.ts';
import { addImportedRows, earlierRecords } from './importRecords.ts';
import { type ValidRecord, validateRecord } from './recordRules.ts';
import { emptyReport, type ImportReport } from './report.ts';
import { endImport, type Progress } from './runImport.ts';
import type { RecordSource, Skipped, SourceRecord } from './source.ts';
import { imports } from './table.ts';
import type { WriteTarget } from './write.ts';
import { writeRecords } from './writeRecords.ts';

const BATCH = 100;
const MAX_NAMED = 100;
export const WITHOUT_NUMBER = 'No country has such a number. The enquiry comes without it';
/** The reason of a row that an earlier import brought. */
export const HERE_ALREADY = 'Here already';
/** In place of the id of an import: the row is a message of this installation. */
const THIS_INSTALLATION = '';

/** What becomes of a row: the valid record, or the reason why it does not come. */
export type RowResult = { record: SourceRecord; result: ValidRecord | string };

type EarlierImports = { importIds: Map<string, string>; isErased: IsErased };

export async function dryRunRecords(
  context: Context,
  source: RecordSource,
  onProgress: Progress,
  onRow?: (row: RowResult) => void,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const before = await readEarlierImports(context, source);
  const options = { ...before, onProgress, ...(onRow && { onRow }) };
  for await (const record of newRecords(context, source, options, report)) count(report, record);
  return report;
}

/** Imports a table in batches. Skips rows that were already imported, so that an interrupted import continues. */
export async function runRecords(
  { context, importId }: Omit<WriteTarget, 'source'>,
  source: RecordSource,
  onProgress: Progress,
): Promise<ImportReport> {
  const report = emptyReport(source.format, source.name);
  const before = await readEarlierImports(context, source);
  await context.db.update(imports).set({ total: source.total }).where(eq(imports.id, importId));
  const target = { context, importId, source: source.name };
  let done = 0;
  let batch: ValidRecord[] = [];
  const write = async () => {
    if (batch.length) await writeRecords(target, batch, done);
    batch = [];
  };
  const saveProgress: Progress = (current, total) => {
    done = current;
    onProgress(current, total);
  };
  for await (const record of newRecords(context, source, { ...before, onProgress: saveProgress, importId }, report)) {
    batch.push(record);
    if (batch.length === BATCH) await write();
  }
  await write();
  await context.db.update(imports).set({ done }).where(eq(imports.id, importId));
  await addImportedRows(context.db, importId, report);
  await endImport(context, importId, report);
  return report;
}

async function readEarlierImports({ db }: Context, source: RecordSource): Promise<EarlierImports> {
  const importIds = await earlierRecords(db, source.name);
  if (source.keyOfMessage) {
    for (const { id } of await db.select({ id: messages.id }).from(messages)) {
      const key = source.keyOfMessage(id);
      if (!importIds.has(key)) importIds.set(key, THIS_INSTALLATION);
    }
  }
  return { importIds, isErased: await readErased(db) };
}

type RowOptions = { onProgress: Progress; onRow?: (row: RowResult) => void; importId?: string };

async function* newRecords(
  { now, site }: Context,
  source: RecordSource,
  { importIds, isErased, onProgress, onRow, importId }: EarlierImports & RowOptions,
  report: ImportReport,
): AsyncGenerator<ValidRecord> {
  const rowsByReason = new Map<string, number[]>();
  const rowsWithoutNumber: number[] = [];
  const keys = new Set<string>();
  let done = 0;
  for await (const record of source.records()) {
    onProgress(++done, source.total);
    if ('key' in record && importIds.has(record.key)) {
      if (importIds.get(record.key) !== importId) report.counts.known += 1;
      onRow?.({ record, result: HERE_ALREADY });
      continue;
    }
    const valid = checkRecord(record, keys, isErased, { now: now(), site });
    onRow?.({ record, result: valid });
    if (typeof valid !== 'string') {
      if (valid.lacksNumber) rowsWithoutNumber.push(record.row);
      yield valid;
    } else if (!rowsByReason.get(valid)?.push(record.row)) rowsByReason.set(valid, [record.row]);
  }
  report.skipped = [...source.skipped, ...[...rowsByReason].map(([reason, rows]) => skippedOf(reason, rows))];
  if (rowsWithoutNumber.length) {
    const { what, why } = skippedOf(WITHOUT_NUMBER, rowsWithoutNumber);
    report.skipped.push({ what: `the number of ${what}`, why });
  }
}

type Facts = { now: Date; site: Context['site'] };

function checkRecord(
  record: SourceRecord,
  keys: Set<string>,
  isErased: IsErased,
  { now, site }: Facts,
): ValidRecord | string {
  if ('fault' in record) return record.fault;
  if (keys.has(record.key)) return 'The same as an earlier row';
  keys.add(record.key);
  const valid = validateRecord(record, now);
  if (typeof valid === 'string') return valid;
  const { data } = valid;
  if ('service' in data && data.service === OTHER_CHOICE) data.service = otherChoiceOf(site) ?? OTHER_CHOICE;
  if ('service' in data && !isService(data.service, site)) return noService;
  const addresses = [data.email, 'contactNumber' in data ? data.contactNumber : null];
  return isErased(addresses, data.createdAt) ? 'The data of this person was erased' : valid;
}

/** A choice of the forms, a former one that the catalogue knows, or one of the original ones. */
const isService = (service: string, site: Context['site']): boolean =>
  [...choicesOf(site), ...originalChoices, ...catalogueOf(site).services.map(({ choice }) => choice)].includes(service);

function skippedOf(reason: string, rows: number[]): Skipped {
  const remaining = rows.length - MAX_NAMED;
  const rowNumbers = rows.slice(0, MAX_NAMED).join(', ');
  return {
    what: `${rows.length === 1 ? 'row' : 'rows'} ${rowNumbers}${remaining > 0 ? ` and ${remaining} more` : ''}`,
    why: reason,
  };
}

function count({ counts }: ImportReport, { kind, data }: ValidRecord): void {
  counts[kind === 'enquiry' ? 'enquiries' : 'reviews'] += 1;
  if ('isPublished' in data && data.isPublished) counts.published += 1;
}
