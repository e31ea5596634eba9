import type { Files } from '../../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../../files/limits.ts';
import { ImportError } from '../../importError.ts';
import type { RecordSource } from '../../source.ts';
import { quotedName, readHead, unmappedColumns } from './head.ts';
import type { CsvMapping } from './mapping.ts';
import { recordOf } from './record.ts';
import { type CsvFormat, encodingOf, type Row, readRows } from './rows.ts';

export const isTable = (name: string): boolean => /\.(csv|tsv|txt)$/i.test(name) && !/(^|\/)__MACOSX\//.test(name);

/**
 * Reads the file once to the end, so that an invalid one is refused before the import starts.
 * @throws ImportError for an unreadable file, missing columns, or several files
 */
export async function openCsv(files: Files, mapping: CsvMapping): Promise<RecordSource> {
  const bytes = await files.read(nameOf(files.names), MAX_TEXT_BYTES);
  const encoding = encodingOf(bytes, mapping.encoding);
  const head = await readHead(bytes, encoding, mapping);
  const unnamed = unmappedColumns(head, mapping);
  const unnamedText = unnamed.slice(0, 20).map(quotedName).join(', ');
  const what = `${unnamed.length} ${unnamed.length === 1 ? 'column' : 'columns'}`;
  const why = `the mapping file does not name ${unnamedText}${unnamed.length > 20 ? ' and others' : ''}`;
  const csvFormat = { encoding, delimiter: head.delimiter };
  let total = 0;
  for await (const _ of filledRows(bytes, csvFormat)) total += 1;
  return {
    format: 'CSV',
    name: `csv ${mapping.from}`,
    skipped: unnamed.length ? [{ what, why }] : [],
    total,
    async *records() {
      for await (const row of filledRows(bytes, csvFormat)) yield recordOf(row, head, mapping);
    },
  };
}

async function* filledRows(bytes: Buffer, csvFormat: CsvFormat): AsyncGenerator<Row> {
  for await (const row of readRows(bytes, csvFormat)) {
    const isEmpty = row.cells.every((cell) => !cell.trim());
    if (row.number > 1 && !isEmpty) yield row;
  }
}

function nameOf(names: string[]): string {
  const [only, ...otherNames] = names.length === 1 ? names : names.filter(isTable);
  if (!only) throw new ImportError('There is no CSV file here.');
  if (otherNames.length) throw new ImportError(`There are ${otherNames.length + 1} CSV files here: name one of them.`);
  return only;
}
