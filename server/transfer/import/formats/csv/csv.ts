import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { ImportError } from '../../importError.ts';
import type { RecordSource, Skipped } from '../../source.ts';
import { type Head, quotedName, readHead, unmappedColumns } from './head.ts';
import type { CsvMapping } from './mapping.ts';
import { keyOf, recordOf } from './record.ts';
import { type CsvFormat, encodingOf, type Row, readRows } from './rows.ts';

export const isTable = (name: string): boolean => /\.(csv|tsv|txt)$/i.test(name) && !/(^|\/)__MACOSX\//.test(name);

/** A file that the inbox downloads: an apostrophe before a formula is not part of the cell, and ids are those of messages. */
type Options = { isInbox?: boolean /** Whether somebody chooses the columns on a screen. */; isOnScreen?: boolean };

/**
 * Reads the file once to the end, so that an invalid one is refused before the import starts.
 * @param timeZone the office's @throws ImportError for an unreadable file, missing columns, or several files
 */
export async function openCsv(
  files: Files,
  mapping: CsvMapping,
  timeZone: string,
  { isInbox = false, isOnScreen = false }: Options = {},
): Promise<RecordSource> {
  const bytes = await files.read(nameOf(files.names), MAX_TEXT_BYTES);
  const encoding = encodingOf(bytes, mapping.encoding);
  const head = await readHead(bytes, encoding, mapping);
  const csvFormat = { encoding, delimiter: head.delimiter };
  const rows = async function* () {
    for await (const row of filledRows(bytes, csvFormat, head.row)) yield isInbox ? withoutApostrophes(row) : row;
  };
  const filledColumns = new Set<string>();
  const repaired: number[] = [];
  let total = 0;
  for await (const { cells, number, isRepaired } of rows()) {
    total += 1;
    if (isRepaired) repaired.push(number);
    for (const [index, cell] of cells.entries()) if (cell && cell !== '0') filledColumns.add(head.names[index] ?? '');
  }
  // The inbox's file has the time of arrival twice.
  const unnamed = unmappedColumns(head, mapping).filter(
    (name) => !isInbox || (filledColumns.has(name) && !name.startsWith('Received (')),
  );
  const unnamedText = unnamed.slice(0, 20).map(quotedName).join(', ') + (unnamed.length > 20 ? ' and others' : '');
  const what = `${unnamed.length} ${unnamed.length === 1 ? 'column' : 'columns'}`;
  const why = isInbox
    ? `the import does not take ${unnamedText}`
    : isOnScreen
      ? `nothing is chosen for ${unnamedText}`
      : `the mapping file does not name ${unnamedText}`;
  return {
    format: 'CSV',
    name: `csv ${mapping.from}`,
    skipped: [...(unnamed.length ? [{ what, why }] : []), ...aboveHead(head), ...repairedRows(repaired)],
    total,
    async *records() {
      for await (const row of rows()) yield recordOf(row, head, { ...mapping, timeZone });
    },
    ...(isInbox && { keyOfMessage: (id: string) => keyOf('enquiry', id) }),
  };
}

const aboveHead = ({ above }: Head): Skipped[] =>
  above.length
    ? [{ what: 'what stands above the names of the columns', why: quotedName(above.join(', ').slice(0, 200)) }]
    : [];

const MAX_NAMED = 100;

/** Whether the cells of these rows are the intended ones can only a person see. */
function repairedRows(numbers: readonly number[]): Skipped[] {
  if (!numbers.length) return [];
  const named = numbers.slice(0, MAX_NAMED).join(', ');
  const more = numbers.length > MAX_NAMED ? ` and ${numbers.length - MAX_NAMED} more` : '';
  return [
    {
      what: `the quotes of ${numbers.length === 1 ? 'row' : 'rows'} ${named}${more}`,
      why: 'A quote does not stand twice or is not closed. They are read as signs of the text: compare with the file',
    },
  ];
}

/** Undoes the escaping of formulas (server/app/csv/serve.ts). */
const withoutApostrophes = ({ cells, ...row }: Row): Row => ({
  ...row,
  cells: cells.map((cell) => cell.replace(/^'(?='*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '')),
});

async function* filledRows(bytes: Buffer, csvFormat: CsvFormat, headRow: number): AsyncGenerator<Row> {
  for await (const row of readRows(bytes, csvFormat)) {
    const isEmpty = row.cells.every((cell) => !cell.trim());
    if (row.number > headRow && !isEmpty) yield row;
  }
}

export function nameOf(names: string[]): string {
  const [only, ...otherNames] = names.length === 1 ? names : names.filter(isTable);
  if (!only) throw new ImportError('There is no CSV file here.');
  if (otherNames.length) throw new ImportError(`There are ${otherNames.length + 1} CSV files here: name one of them.`);
  return only;
}
