import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { importDateOrders, importRowKinds } from '#schema/import.ts';
import type { ImportRow } from '#server/transfer/import/table.ts';
import { fileOf } from './files.ts';

type RowView = { row: number; values: { field: string; value: string }[]; fault: string | null; loss: string | null };

export type TableView = {
  kind: keyof typeof importRowKinds;
  isFixed: boolean;
  from: string;
  columns: { name: string; field: string | null; samples: string[]; canImport: boolean }[];
  fields: { name: string; label: string; isRequired: boolean }[];
  defaults: { field: string; value: string }[];
  dates: keyof typeof importDateOrders | null;
  dateOrders: (keyof typeof importDateOrders)[];
  missing: string[];
  preview: RowView[];
  faultyRows: RowView[];
  faultyCount: number;
};

type FileRow = Pick<ImportRow, 'id' | 'fileName' | 'keptUntil'>;

/** The file of a table's view. It holds personal data, so it is deleted with the uploaded file. */
const pathOf = (dataDir: string, row: FileRow) => join(dirname(fileOf(dataDir, row)), 'table.json');

export async function writeTable(dataDir: string, row: FileRow, view: TableView): Promise<void> {
  const path = pathOf(dataDir, row);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, JSON.stringify(view), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** @returns null for an export of a site, and for a table that is not analysed yet or no longer stored */
export async function readTable(dataDir: string, row: FileRow): Promise<TableView | null> {
  if (!row.keptUntil) return null;
  const text = await readFile(pathOf(dataDir, row), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as TableView);
}
