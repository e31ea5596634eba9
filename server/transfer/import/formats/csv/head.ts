import { ImportError } from '../../importError.ts';
import { type CsvMapping, delimiters } from './mapping.ts';
import { type CsvFormat, readRows } from './rows.ts';
import { columnNames, headIndex, MAX_ABOVE } from './tableStart.ts';

/** @property row number of the row that names the columns @property above words of the rows above it */
export type Head = { names: string[]; delimiter: string; row: number; above: string[] };

const mappedColumns = ({ columns, id }: CsvMapping): string[] => [
  ...new Set([...Object.values(columns).flat(), ...(id ? [id] : [])]),
];
const missingColumns = (mapping: CsvMapping, names: string[]) =>
  mappedColumns(mapping).filter((name) => !names.includes(name));

/** @throws ImportError for a file without a head, and for a mapped column that is missing */
export async function readHead(bytes: Buffer, encoding: string, mapping: CsvMapping): Promise<Head> {
  const heads: Head[] = [];
  let refusal: unknown;
  for (const delimiter of mapping.delimiter ? [mapping.delimiter] : delimiters) {
    try {
      heads.push(await headOf(bytes, { encoding, delimiter }));
    } catch (error) {
      refusal ??= error;
    }
  }
  const [head] = heads.toSorted(
    (a, b) => missingColumns(mapping, a.names).length - missingColumns(mapping, b.names).length,
  );
  if (!head) throw refusal;
  const listNames = (names: string[]) => names.slice(0, 12).map(quotedName).join(', ');
  const missing = missingColumns(mapping, head.names);
  if (missing.length) {
    const present = listNames(head.names);
    throw new ImportError(
      `The file has no column ${listNames(missing)}, which the mapping file names. It has ${present || 'none'}.`,
    );
  }
  return head;
}

async function headOf(bytes: Buffer, csvFormat: CsvFormat): Promise<Head> {
  const rows = await Array.fromAsync(readRows(bytes, csvFormat, MAX_ABOVE + 1));
  const index = headIndex(rows);
  const head = rows[index];
  if (!head) throw new ImportError('The file is empty.');
  const above = rows.slice(0, index).flatMap(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  return { names: columnNames(head.cells), delimiter: csvFormat.delimiter, row: head.number, above };
}

export const quotedName = (name: string): string =>
  JSON.stringify(name.length > 60 ? `${name.slice(0, 59)}…` : name.replace(/\s+/g, ' '));

export const unmappedColumns = ({ names }: Head, mapping: CsvMapping): string[] => {
  const mapped = new Set(mappedColumns(mapping));
  return names.filter((name) => name && !mapped.has(name));
};
