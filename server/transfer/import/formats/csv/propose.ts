import { services } from '#schema/message.ts';
import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { encodingOfMark } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import { nameOf } from './csv.ts';
import { readDate } from './dates.ts';
import { fieldHeads, idHeads, isUtcHead, nameParts, plainHead, subjectHeads } from './headNames.ts';
import { CsvMapping, type DateOrder, dateOrders, delimiters, type RowKind, rowFields } from './mapping.ts';
import { readRows } from './rows.ts';

/** Rows that are read to choose delimiter and order of dates. */
const SAMPLE_ROWS = 500;

export type ProposedColumn = { name: string; field: string | null; sample: string };
export type Proposal = { mapping: CsvMapping; columns: ProposedColumn[] };

/**
 * Proposes the mapping of a table from its heads and first rows.
 * @param dates the order of dates, if the person knows it
 * @throws ImportError when a required column is not found, and for dates that can be read in two ways
 */
export async function proposeMapping(
  files: Files,
  { fileName, timeZone, dates }: { fileName: string; timeZone: string; dates?: DateOrder | undefined },
): Promise<Proposal> {
  const bytes = await files.read(nameOf(files.names), MAX_TEXT_BYTES);
  const ownEncoding = isText(bytes) ? 'utf-8' : 'windows-1252';
  const { delimiter, rows } = await sampleOf(bytes, encodingOfMark(bytes) ?? ownEncoding);
  const [heads = [], ...cells] = rows;
  const kind: RowKind = isReviews(heads) ? 'review' : 'enquiry';
  const columns = columnsOf(kind, heads, cells);
  const missing = Object.entries(rowFields[kind]).flatMap(([field, isRequired]) =>
    isRequired && !columns[field] && !defaults[kind]?.[field] ? [field] : [],
  );
  if (missing.length) {
    const present = heads.slice(0, 12).map((head) => JSON.stringify(head));
    throw new ImportError(
      `No column was recognised as ${missing.join(' or ')}: say with --mapping FILE what the columns are. There are ${present.join(', ')}.`,
    );
  }
  const dateHead = columns.createdAt?.[0] ?? '';
  const times = cells.map((row) => row[heads.indexOf(dateHead)] ?? '').filter(Boolean);
  const id = idHeads.flatMap((name) => heads.find((head) => plainHead(head) === name) ?? [])[0];
  const isUnique = id !== undefined && isKey(cells.map((row) => row[heads.indexOf(id)] ?? ''));
  const unset = Object.entries(defaults[kind] ?? {}).filter(([field]) => !columns[field]);
  const mapping = CsvMapping.parse({
    as: kind,
    from: fileName.replace(/\.\w+$/, '').slice(0, 200) || 'table',
    columns: Object.fromEntries(
      Object.entries(columns).map(([field, names]) => [field, names.length > 1 ? names : names[0]]),
    ),
    ...(unset.length && { defaults: Object.fromEntries(unset) }),
    ...(isUnique && { id }),
    dates: dates ?? orderOf(times, dateHead, timeZone),
    ...(isUtcHead(dateHead) && { offset: '+00:00' }),
    delimiter,
    encoding: ownEncoding,
  });
  const fieldOf = (head: string) => Object.entries(columns).find(([, names]) => names.includes(head))?.[0];
  return {
    mapping,
    columns: heads.map((name, index) => ({
      name,
      field: fieldOf(name) ?? (isUnique && name === id ? 'id' : null),
      sample: (cells.find((row) => row[index]?.trim())?.[index] ?? '').trim().replace(/\s+/g, ' ').slice(0, 60),
    })),
  };
}

/** What a review of Google does not have, and the form for reviews wants. */
const defaults: Partial<Record<RowKind, Record<string, string>>> = {
  review: { companyName: 'Google', position: 'Reviewer' },
};

function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return encodingOfMark(bytes) !== null;
  }
}

type Sample = { delimiter: (typeof delimiters)[number]; rows: string[][] };

/** The delimiter with which most rows have as many cells as the first, and then the most cells. */
async function sampleOf(bytes: Buffer, encoding: string): Promise<Sample> {
  const samples: (Sample & { score: number })[] = [];
  let refusal: unknown;
  for (const delimiter of delimiters) {
    try {
      const rows: string[][] = [];
      for await (const { cells } of readRows(bytes, { encoding, delimiter }, SAMPLE_ROWS)) rows.push(cells);
      const width = rows[0]?.length ?? 0;
      const like = rows.filter(({ length }) => length === width).length / Math.max(1, rows.length);
      samples.push({ delimiter, rows, score: width > 1 ? like * 100 + width : 0 });
    } catch (error) {
      refusal ??= error;
    }
  }
  const [best] = samples.toSorted((a, b) => b.score - a.score);
  if (!best) throw refusal;
  if (!best.rows.length) throw new ImportError('The file is empty.');
  return { ...best, rows: best.rows.map((row, index) => (index ? row : row.map((head) => head.trim()))) };
}

const isReviews = (heads: string[]) => heads.some((head) => fieldHeads.rating?.includes(plainHead(head)));

function columnsOf(kind: RowKind, heads: string[], cells: string[][]): Record<string, string[]> {
  const isSingle = (head: string) => heads.indexOf(head) === heads.lastIndexOf(head);
  const used = new Set<string>();
  const take = (names: readonly string[]): string | undefined => {
    for (const name of names) {
      const head = heads.find((one) => plainHead(one) === name && isSingle(one) && !used.has(one));
      if (head === undefined) continue;
      used.add(head);
      return head;
    }
    return undefined;
  };
  const columns: Record<string, string[]> = {};
  const set = (field: string, ...names: (string | undefined)[]) => {
    const present = names.filter((name) => name !== undefined);
    if (present.length) columns[field] = present;
  };
  const [first, last] = nameParts;
  const ownParts = [take(first), take(last)];
  if (ownParts.some(Boolean)) set('name', ...ownParts);
  for (const field of Object.keys(rowFields[kind])) {
    const names = fieldHeads[field as keyof typeof fieldHeads];
    if (field in columns || !names) continue;
    const head = take(names);
    // The subject stands before the message.
    if (field === 'message') set(field, take(subjectHeads), head);
    else set(field, head);
  }
  const service = heads.find((head) => plainHead(head) === 'service' && isSingle(head));
  const serviceNames: readonly string[] = services;
  const values = cells.map((row) => row[heads.indexOf(service ?? '')]?.trim() ?? '').filter(Boolean);
  if (kind === 'enquiry' && service && values.every((value) => serviceNames.includes(value))) set('service', service);
  return columns;
}

const isKey = (values: string[]) =>
  values.every((value) => value.trim() !== '') && new Set(values).size === values.length;

/** @throws ImportError when no order or more than one reads all of the times, and they differ */
function orderOf(times: string[], head: string, timeZone: string): DateOrder {
  const readAll = (order: DateOrder) => times.map((text) => readDate(text, order, { timeZone })?.getTime() ?? null);
  const readings = dateOrders
    .map((order) => ({ order, times: readAll(order) }))
    .toSorted((a, b) => countOf(b.times) - countOf(a.times));
  const [best, ...others] = readings;
  if (!best) return 'year-month-day';
  const asGood = others.filter((other) => countOf(other.times) === countOf(best.times));
  const isAmbiguous = asGood.some((other) => other.times.join() !== best.times.join());
  if (countOf(best.times) && isAmbiguous) {
    const orders = [best, ...asGood].map(({ order }) => `--dates ${order}`);
    throw new ImportError(
      `The dates in ${JSON.stringify(head)}, such as ${times[0]}, can be read in ${orders.length} ways: say ${orders.join(' or ')}.`,
    );
  }
  return best.order;
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
