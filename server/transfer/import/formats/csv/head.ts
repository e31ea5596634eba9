import { ImportError } from '../../importError.ts';
import { type CsvMapping, delimiters } from './mapping.ts';
import { readRows } from './rows.ts';

export type Head = { names: string[]; delimiter: string };

const namedOf = ({ columns, id }: CsvMapping): string[] => [
  ...new Set([...Object.values(columns), ...(id ? [id] : [])]),
];
const missingOf = (mapping: CsvMapping, names: string[]) => namedOf(mapping).filter((name) => !names.includes(name));

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
    (one, other) => missingOf(mapping, one.names).length - missingOf(mapping, other.names).length,
  );
  if (!head) throw refusal;
  const shown = (names: string[]) => names.slice(0, 12).map(shownName).join(', ');
  const missing = missingOf(mapping, head.names);
  if (missing.length) {
    const there = shown(head.names);
    throw new ImportError(
      `The file has no column ${shown(missing)}, which the mapping file names. It has ${there || 'none'}.`,
    );
  }
  const twice = namedOf(mapping).filter((name) => head.names.indexOf(name) !== head.names.lastIndexOf(name));
  if (twice.length) throw new ImportError(`The file has two columns ${shown(twice)}: give one of them another name.`);
  return head;
}

async function firstRow(bytes: Buffer, written: { encoding: string; delimiter: string }): Promise<string[]> {
  for await (const { cells } of readRows(bytes, written, 1)) return cells.map((cell) => cell.trim());
  throw new ImportError('The file is empty.');
}

export const shownName = (name: string): string =>
  JSON.stringify(name.length > 60 ? `${name.slice(0, 59)}…` : name.replace(/\s+/g, ' '));

export const unnamedOf = ({ names }: Head, mapping: CsvMapping): string[] => {
  const named = new Set(namedOf(mapping));
  return names.filter((name) => name && !named.has(name));
};
