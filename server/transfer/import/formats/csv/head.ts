import { ImportError } from '../../importError.ts';
import { type CsvMapping, delimiters } from './mapping.ts';
import { readRows } from './rows.ts';

export type Head = { names: string[]; delimiter: string };

const mappedColumns = ({ columns, id }: CsvMapping): string[] => [
  ...new Set([...Object.values(columns).flat(), ...(id ? [id] : [])]),
];
const missingColumns = (mapping: CsvMapping, names: string[]) =>
  mappedColumns(mapping).filter((name) => !names.includes(name));

/** @throws ImportError for a file without a head, and for a mapped column that is missing or occurs twice */
export async function readHead(bytes: Buffer, encoding: string, mapping: CsvMapping): Promise<Head> {
  const heads: Head[] = [];
  let refusal: unknown;
  for (const delimiter of mapping.delimiter ? [mapping.delimiter] : delimiters) {
    try {
      heads.push({ delimiter, names: await firstRow(bytes, { encoding, delimiter }) });
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
  const duplicates = mappedColumns(mapping).filter((name) => head.names.indexOf(name) !== head.names.lastIndexOf(name));
  if (duplicates.length)
    throw new ImportError(`The file has two columns ${listNames(duplicates)}: give one of them another name.`);
  return head;
}

async function firstRow(bytes: Buffer, csvFormat: { encoding: string; delimiter: string }): Promise<string[]> {
  for await (const { cells } of readRows(bytes, csvFormat, 1)) return cells.map((cell) => cell.trim());
  throw new ImportError('The file is empty.');
}

export const quotedName = (name: string): string =>
  JSON.stringify(name.length > 60 ? `${name.slice(0, 59)}…` : name.replace(/\s+/g, ' '));

export const unmappedColumns = ({ names }: Head, mapping: CsvMapping): string[] => {
  const mapped = new Set(mappedColumns(mapping));
  return names.filter((name) => name && !mapped.has(name));
};
