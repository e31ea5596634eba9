import { IMPORT_ID } from '#schema/import.ts';
import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { wideEncoding } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import type { TableChoice } from '../../table.ts';
import { nameOf } from './csv.ts';
import { joinedTime, readDate } from './dates.ts';
import { isUtcHead } from './headNames.ts';
import {
  CsvMapping,
  type DateOrder,
  type Delimiter,
  dateOrders,
  delimiters,
  type Encoding,
  type RowKind,
  rowFields,
} from './mapping.ts';
import { hasRatings, proposedColumns } from './proposeColumns.ts';
import { reviewDefaults } from './reviewSite.ts';
import { readRows } from './rows.ts';
import { columnNames, headIndex } from './tableStart.ts';

/** Rows that are read to choose delimiter and order of dates. */
const SAMPLE_ROWS = 500;
/** Different values of a column that are shown. */
const SAMPLE_VALUES = 3;
const MAX_SAMPLE = 60;

export type ProposedColumn = { name: string; field: string | null; sample: string };
export type Proposal = { mapping: CsvMapping; columns: ProposedColumn[] };

export type TableSample = { heads: string[]; cells: string[][]; delimiter: Delimiter; encoding: Encoding };

export type TableMapping = {
  kind: RowKind;
  from: string;
  /** Field by column; `id` is the column that identifies a row. */
  fields: Map<string, string>;
  defaults: Record<string, string>;
  dates: DateOrder | null;
  /** Orders in which the dates can be read; more than one when they differ in what they mean. */
  dateOrders: DateOrder[];
  missing: string[];
  /** Null when a field is missing or the order of the dates is not clear. */
  mapping: CsvMapping | null;
};

/** @throws ImportError for a file that is no table, or has no names of its columns */
export async function readSample(files: Files): Promise<TableSample> {
  const bytes = await files.read(nameOf(files.names), MAX_TEXT_BYTES);
  const encoding = isText(bytes) ? 'utf-8' : 'windows-1252';
  const { delimiter, rows } = await sampleOf(bytes, wideEncoding(bytes) ?? encoding);
  const [heads = [], ...cells] = rows;
  if (encoding === 'windows-1252' && rows.some((row) => row.some((cell) => /[\u0080-\u009f]/.test(cell))))
    throw new ImportError('The file is neither in UTF-8 nor in Windows-1252: save it as UTF-8.');
  refuseOther(heads);
  return { heads, cells, delimiter, encoding };
}

/** @throws ImportError for a first row that does not name columns */
function refuseOther(heads: string[]): void {
  if (heads.length < 2)
    throw new ImportError('This is no table: its first row has only one column. Save it as CSV, with a comma between.');
  const isValue = (head: string) => /^\S+@\S+\.\S+$/.test(head) || /^\+?[\d\s/:.-]{6,}$/.test(head);
  const value = heads.find(isValue);
  if (value !== undefined || !heads.some(Boolean))
    throw new ImportError(
      'The first row does not name the columns, as in “Name, Email, Message, Date”: write the names above the rows.',
    );
}

/**
 * Maps a table. A person's choice comes first, then the mapping file, then the heads and first rows.
 * @param choice `base` is a mapping file, whose other settings apply
 */
export function mapTable(
  { heads, cells, delimiter, encoding }: TableSample,
  choice: TableChoice & { base?: CsvMapping | undefined },
  { fileName, timeZone }: { fileName: string; timeZone: string },
): TableMapping {
  const { base } = choice;
  const kind: RowKind = choice.kind ?? base?.as ?? (hasRatings(heads, cells) ? 'review' : 'enquiry');
  const columns = choice.columns
    ? chosenColumns(choice.columns)
    : base?.as === kind
      ? baseColumns(base)
      : proposedColumns(kind, heads, cells);
  const { [IMPORT_ID]: ids, ...fieldColumns } = columns;
  const defaults =
    choice.defaults ?? (base?.as === kind ? textsOf(base.defaults) : defaultsOf(kind, { heads, cells }, fileName));
  const unset = Object.fromEntries(Object.entries(defaults).filter(([field]) => !fieldColumns[field]));
  const missing = Object.entries(rowFields[kind]).flatMap(([field, isRequired]) =>
    isRequired && !fieldColumns[field] && !unset[field] ? [field] : [],
  );
  const dateHead = fieldColumns.createdAt?.[0] ?? '';
  const times = cells.flatMap((row) => {
    const parts = (fieldColumns.createdAt ?? []).map((head) => row[heads.indexOf(head)]?.trim() ?? '');
    return joinedTime(parts) || [];
  });
  const dateOrders = ordersOf(times, timeZone);
  const dates = choice.dates ?? base?.dates ?? (dateOrders.length === 1 ? (dateOrders[0] ?? null) : null);
  const from = choice.from ?? base?.from ?? (fileName.replace(/\.\w+$/, '').slice(0, 200) || 'table');
  const fields = new Map(Object.entries(columns).flatMap(([field, names]) => names.map((name) => [name, field])));
  const view = { kind, from, fields, defaults: unset, dates, dateOrders, missing };
  if (missing.length || !dates) return { ...view, mapping: null };
  const settings = base?.as === kind ? base : { delimiter, encoding };
  const mapping = CsvMapping.parse({
    ...settings,
    ...{ as: kind, from },
    columns: Object.fromEntries(
      Object.entries(fieldColumns).map(([field, names]) => [field, names.length > 1 ? names : names[0]]),
    ),
    defaults: Object.keys(unset).length ? unset : undefined,
    id: ids?.[0],
    dates,
    ...(!base && isUtcHead(dateHead) && { offset: '+00:00' }),
  });
  return { ...view, mapping };
}

const textsOf = (values: CsvMapping['defaults']) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([field, value]) => [field, String(value)]));

const chosenColumns = (columns: readonly { name: string; field: string }[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(columns, ({ field }) => field)].map(([field, group]) => [field, group.map(({ name }) => name)]),
  );

const baseColumns = ({ columns, id }: CsvMapping): Record<string, string[]> => ({
  ...Object.fromEntries(Object.entries(columns).map(([field, names]) => [field, [names].flat()])),
  ...(id !== undefined && { [IMPORT_ID]: [id] }),
});

export const samplesOf = ({ heads, cells }: TableSample): string[][] =>
  heads.map((_, index) => {
    const values = new Set<string>();
    for (const row of cells) {
      const value = (row[index] ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_SAMPLE);
      if (value) values.add(value);
      if (values.size === SAMPLE_VALUES) break;
    }
    return [...values];
  });

/**
 * Proposes the mapping of a table from its heads and first rows.
 * @param dates the order of dates, if the person knows it
 * @throws ImportError when a required column is not found, and for dates that can be read in two ways
 */
export async function proposeMapping(
  files: Files,
  { fileName, timeZone, dates }: { fileName: string; timeZone: string; dates?: DateOrder | undefined },
): Promise<Proposal> {
  const sample = await readSample(files);
  const { heads, cells } = sample;
  const { mapping, missing, fields, dateOrders: orders } = mapTable(sample, { dates }, { fileName, timeZone });
  if (missing.length) {
    const present = heads.slice(0, 12).map((head) => JSON.stringify(head));
    throw new ImportError(
      `No column was recognised as ${missing.join(' or ')}: say with --mapping FILE what the columns are. There are ${present.join(', ')}.`,
    );
  }
  if (!mapping) {
    const dateHead = [...fields].find(([, field]) => field === 'createdAt')?.[0] ?? '';
    const time = cells.map((row) => row[heads.indexOf(dateHead)]).find(Boolean);
    const flags = orders.map((order) => `--dates ${order}`);
    throw new ImportError(
      `The dates in ${JSON.stringify(dateHead)}, such as ${time}, can be read in ${flags.length} ways: say ${flags.join(' or ')}.`,
    );
  }
  const samples = samplesOf(sample);
  return {
    mapping,
    columns: heads.map((name, index) => ({
      name,
      field: fields.get(name) ?? null,
      sample: samples[index]?.[0] ?? '',
    })),
  };
}

const defaultsOf = (kind: RowKind, { heads, cells }: Pick<TableSample, 'heads' | 'cells'>, fileName: string) =>
  kind === 'review' ? reviewDefaults(heads, cells, fileName) : {};

/** Fields whose value may hold for every row of a table. */
export const defaultFields: Record<RowKind, readonly string[]> = {
  enquiry: [],
  review: ['companyName', 'position'],
};

function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return wideEncoding(bytes) !== null;
  }
}

type Sample = { delimiter: Delimiter; rows: string[][] };

/**
 * The delimiter with which most rows have as many cells as the first, and then the most cells. A row of fewer may lack empty
 * cells at its end.
 */
async function sampleOf(bytes: Buffer, encoding: string): Promise<Sample> {
  const samples: (Sample & { score: number })[] = [];
  let refusal: unknown;
  for (const delimiter of delimiters) {
    try {
      const read = await Array.fromAsync(readRows(bytes, { encoding, delimiter }, SAMPLE_ROWS));
      const rows = read
        .slice(headIndex(read))
        .flatMap(({ cells }) => (cells.some((cell) => cell.trim()) ? [cells] : []));
      const width = rows[0]?.length ?? 0;
      const likeness = ({ length }: string[]) => (length === width ? 1 : length > 1 && length < width ? 0.5 : 0);
      const like = rows.reduce((sum, row) => sum + likeness(row), 0) / Math.max(1, rows.length);
      samples.push({ delimiter, rows, score: width > 1 ? like * 100 + width : 0 });
    } catch (error) {
      refusal ??= error;
    }
  }
  const [best] = samples.toSorted((a, b) => b.score - a.score);
  if (!best) throw refusal;
  if (!best.rows.length) throw new ImportError('The file is empty.');
  const [heads = [], ...others] = best.rows;
  return { ...best, rows: [columnNames(heads), ...others] };
}

/** @returns the order that reads most of the times, or several that read as many and differ in what they read */
function ordersOf(times: string[], timeZone: string): DateOrder[] {
  const readAll = (order: DateOrder) => times.map((text) => readDate(text, order, { timeZone })?.getTime() ?? null);
  const readings = dateOrders
    .map((order) => ({ order, times: readAll(order) }))
    .toSorted((a, b) => countOf(b.times) - countOf(a.times));
  const [best, ...others] = readings;
  if (!best) return ['year-month-day'];
  const asGood = others.filter((other) => countOf(other.times) === countOf(best.times));
  // With dots the day comes first, wherever dates are written so.
  const isDotted = times.length > 0 && times.every((text) => /^\s*\d{1,2}\.\d{1,2}\.\d/.test(text));
  if (
    isDotted &&
    readings.some(({ order, times }) => order === 'day-month-year' && countOf(times) === countOf(best.times))
  )
    return ['day-month-year'];
  const isAmbiguous = countOf(best.times) > 0 && asGood.some((other) => other.times.join() !== best.times.join());
  return (isAmbiguous ? [best, ...asGood] : [best]).map(({ order }) => order);
}
const countOf = (times: (number | null)[]) => times.filter((time) => time !== null).length;

/** The lines that the command line prints: each column, and the mapping file. */
export function proposalLines({ mapping, columns }: Proposal): string[] {
  return [
    'Proposed from the first row:',
    ...columns.map(
      ({ name, field, sample }) =>
        `  ${JSON.stringify(name)}${sample && ` (such as ${JSON.stringify(sample)})`}: ${field ?? 'ignored'}`,
    ),
    'To import it so, save this as a file and name it with --mapping:',
    JSON.stringify({ csv: mapping }, null, 2),
  ];
}
