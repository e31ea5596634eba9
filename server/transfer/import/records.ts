import { eq } from 'drizzle-orm';
import { catalogueOf, choicesOf, OTHER_CHOICE, otherChoiceOf } from '#schema/catalogue.ts';
import { noService, services as originalChoices } from '#schema/message.ts';
import { visibleText } from '#schema/visibleText.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { type IsErased, readErased } from './erased.ts';
import { addImportedRows, earlierRecords } from './importRecords.ts';
import { type ValidRecord, validateRecord } from './recordRules.ts';
import { emptyReport, type ImportReport } from './report.ts';
import { endImport, type Progress } from './runImport.ts';
import type { Loss, RecordSource, Skipped, SourceRecord } from './source.ts';
import { imports } from './table.ts';
import type { WriteTarget } from './write.ts';
import { writeRecords } from './writeRecords.ts';

const BATCH = 100;
const MAX_NAMED = 100;
/** What a row comes without or with a change, and why. */
export const lossSentences: Record<Loss, [what: string, why: string]> = {
  contactNumber: ['number', 'No country has such a number. The enquiry comes without it'],
  followUpDay: ['follow-up', 'It is not clear which day is meant. The enquiry comes without it'],
  value: ['value', 'It is no number of rupees. The enquiry comes without it'],
  moreAddresses: [
    'further email addresses',
    'A row has one address: the first. The others stand at the end of the message of an enquiry',
  ],
  shortName: ['name', 'It has one letter only. It comes as it is'],
  rating: ['rating', 'It is no whole number of stars. It is rounded'],
  owner: ['owner', 'Not exactly one user has this name. The enquiry comes without an owner'],
};
/** The reason of a row that an earlier import brought. */
export const HERE_ALREADY = 'Here already';
/** In place of the id of an import: the row is a message of this installation. */
const THIS_INSTALLATION = '';

/** What becomes of a row: the valid record, or the reason why it does not come. */
export type RowResult = { record: SourceRecord; result: ValidRecord | string };

type EarlierImports = { importIds: Map<string, string>; isErased: IsErased; ownerIds: Map<string, string | null> };

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
  return { importIds, isErased: await readErased(db), ownerIds: await readOwnerIds(db) };
}

/** @returns ids of the users who are not blocked by name; null for a name of several */
async function readOwnerIds(db: Context['db']): Promise<Map<string, string | null>> {
  const owners = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.isBlocked, false));
  const ids = new Map<string, string | null>();
  for (const { id, name } of owners) ids.set(name, ids.has(name) ? null : id);
  return ids;
}

function withOwner(valid: ValidRecord, ownerIds: EarlierImports['ownerIds']): ValidRecord {
  if (valid.kind !== 'enquiry' || !valid.data.owner) return valid;
  const ownerId = ownerIds.get(visibleText(valid.data.owner));
  if (ownerId) return { ...valid, data: { ...valid.data, ownerId } };
  return { ...valid, losses: [...(valid.losses ?? []), 'owner'] };
}

type RowOptions = { onProgress: Progress; onRow?: (row: RowResult) => void; importId?: string };

async function* newRecords(
  { now, site }: Context,
  source: RecordSource,
  { importIds, isErased, ownerIds, onProgress, onRow, importId }: EarlierImports & RowOptions,
  report: ImportReport,
): AsyncGenerator<ValidRecord> {
  const rowsByReason = new Map<string, number[]>();
  const rowsByLoss = new Map<Loss, number[]>();
  const keys = new Set<string>();
  let done = 0;
  for await (const record of source.records()) {
    onProgress(++done, source.total);
    if ('key' in record && importIds.has(record.key)) {
      if (importIds.get(record.key) !== importId) report.counts.known += 1;
      onRow?.({ record, result: HERE_ALREADY });
      continue;
    }
    const checked = checkRecord(record, keys, isErased, { now: now(), site });
    const valid = typeof checked === 'string' ? checked : withOwner(checked, ownerIds);
    onRow?.({ record, result: valid });
    if (typeof valid !== 'string') {
      for (const loss of valid.losses ?? []) rowsByLoss.set(loss, [...(rowsByLoss.get(loss) ?? []), record.row]);
      yield valid;
    } else if (!rowsByReason.get(valid)?.push(record.row)) rowsByReason.set(valid, [record.row]);
  }
  report.skipped = [...source.skipped, ...[...rowsByReason].map(([reason, rows]) => skippedOf(reason, rows))];
  for (const [loss, rows] of rowsByLoss) {
    const [part, reason] = lossSentences[loss];
    const { what, why } = skippedOf(reason, rows);
    report.skipped.push({ what: `the ${part} of ${what}`, why });
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
