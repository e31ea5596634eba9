import { DAY_MS } from '#schema/durations.ts';
import {
  FAULTY_ROWS,
  IMPORT_ID,
  importDateOrders,
  importFieldLabel,
  importRowKinds,
  MAX_IMPORT_COLUMNS,
  PREVIEW_ROWS,
  UPLOAD_DAYS,
} from '#schema/import.ts';
import type { Context } from '#server/platform/context.ts';
import type { Files } from '#server/transfer/import/files/fileSet.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import { inboxMapping, openInboxFile } from '#server/transfer/import/formats/csv/inbox.ts';
import { rowFields } from '#server/transfer/import/formats/csv/mapping.ts';
import {
  mapTable,
  readSample,
  samplesOf,
  type TableMapping,
  type TableSample,
} from '#server/transfer/import/formats/csv/propose.ts';
import { ImportError } from '#server/transfer/import/importError.ts';
import { readMapping } from '#server/transfer/import/mapping.ts';
import {
  dryRunRecords,
  HERE_ALREADY,
  lossSentences,
  type RowResult,
  runRecords,
} from '#server/transfer/import/records.ts';
import type { Progress } from '#server/transfer/import/runImport.ts';
import type { RecordSource } from '#server/transfer/import/source.ts';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';
import { inState } from './state.ts';
import { type TableView, writeTable } from './tableView.ts';

const MAX_VALUE = 300;

/** Reads a table, and stores what would be imported and what is not clear. @throws ImportError */
export async function lookAtTable(context: Context, row: ImportRow, files: Files, onProgress: Progress): Promise<void> {
  const { db, settings, site, now } = context;
  const { timeZone } = site;
  const sample = await readSample(files);
  const { length } = sample.heads;
  if (length > MAX_IMPORT_COLUMNS)
    throw new ImportError(
      `The table has ${length} columns: delete some, so that it has at most ${MAX_IMPORT_COLUMNS}.`,
    );
  const inbox = await openInboxFile(files, timeZone);
  const choices = row.given ?? { mapping: null, address: null };
  const base = inbox ? inboxMapping : readMapping(choices.mapping ?? '{}').csv;
  const table = mapTable(sample, { ...(!inbox && choices.choice), base }, { fileName: row.fileName, timeZone });
  const source = inbox ?? (table.mapping && (await openCsv(files, table.mapping, timeZone, { isOnScreen: true })));
  const rows = collectRows(new Set([...table.fields.values(), ...Object.keys(table.defaults)]));
  const report = source && (await dryRunRecords(context, source, onProgress, rows.add));
  await writeTable(settings.DATA_DIR, row, viewOf(sample, table, inbox !== null, rows));
  const keptUntil = new Date(now().getTime() + UPLOAD_DAYS * DAY_MS);
  const result = { source: source?.name ?? '', report, given: { ...choices, csv: table.mapping } };
  await db
    .update(imports)
    .set({ state: 'ready', keptUntil, tries: 0, ...result })
    .where(inState(row));
}

/** Imports a table that was analysed. @throws ImportError */
export async function importTable(
  context: Context,
  { id, given }: ImportRow,
  files: Files,
  onProgress: Progress,
): Promise<void> {
  const { timeZone } = context.site;
  const source: RecordSource | null =
    (await openInboxFile(files, timeZone)) ??
    (given?.csv ? await openCsv(files, given.csv, timeZone, { isOnScreen: true }) : null);
  if (!source) throw new ImportError('The columns of the table are not mapped.');
  await runRecords({ context, importId: id }, source, onProgress);
}

type Rows = Pick<TableView, 'preview' | 'faultyRows' | 'faultyCount'>;

/** @param fields those that the table has; others have what every new row has */
function collectRows(fields: ReadonlySet<string>): Rows & { add: (row: RowResult) => void } {
  const rows: Rows = { preview: [], faultyRows: [], faultyCount: 0 };
  return Object.assign(rows, {
    add({ record, result }: RowResult) {
      const fault = typeof result === 'string' ? result : null;
      const losses = typeof result === 'string' ? [] : (result.losses ?? []);
      const loss = losses.map((one) => lossSentences[one][1]).join('. ') || null;
      const isFaulty = loss !== null || (fault !== null && fault !== HERE_ALREADY);
      if (isFaulty) rows.faultyCount += 1;
      const isShown = rows.preview.length < PREVIEW_ROWS || (isFaulty && rows.faultyRows.length < FAULTY_ROWS);
      if (!isShown) return;
      const data: [string, unknown][] =
        typeof result === 'string' ? record.words : Object.entries(result.data).filter(([field]) => fields.has(field));
      const values = data.flatMap(([field, value]) => {
        const text = textOf(value).slice(0, MAX_VALUE);
        return text ? [{ field, value: text }] : [];
      });
      const view = { row: record.row, values, fault, loss };
      if (rows.preview.length < PREVIEW_ROWS) rows.preview.push(view);
      if (isFaulty && rows.faultyRows.length < FAULTY_ROWS) rows.faultyRows.push(view);
    },
  });
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}

function viewOf(
  { heads, ...sample }: TableSample,
  { kind, from, fields, defaults, dates, dateOrders, missing, mapping }: TableMapping,
  isFixed: boolean,
  { preview, faultyRows, faultyCount }: Rows,
): TableView {
  const samples = samplesOf({ heads, ...sample });
  const isSingle = (name: string) => heads.indexOf(name) === heads.lastIndexOf(name);
  const needsDates = missing.length === 0 && mapping === null;
  return {
    kind: nameOf(importRowKinds, kind),
    ...{ isFixed, from, preview, faultyRows, faultyCount },
    columns: heads.map((name, index) => ({
      name,
      field: fields.get(name) ?? null,
      samples: samples[index] ?? [],
      canImport: name !== '' && isSingle(name),
    })),
    fields: [
      ...Object.entries(rowFields[kind]).map(([name, isRequired]) => ({
        ...{ name, isRequired },
        label: importFieldLabel(kind, name),
      })),
      { name: IMPORT_ID, isRequired: false, label: importFieldLabel(kind, IMPORT_ID) },
    ],
    defaults: Object.entries(defaults).map(([field, value]) => ({ field, value })),
    dates: dates && nameOf(importDateOrders, dates),
    dateOrders: dateOrders.map((order) => nameOf(importDateOrders, order)),
    missing: needsDates ? ['dates'] : missing,
  };
}

const nameOf = <Names extends Record<string, string>>(names: Names, value: Names[keyof Names]) =>
  Object.keys(names).find((name) => names[name] === value) as keyof Names & string;
