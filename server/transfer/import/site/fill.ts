import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { causeOf } from '#server/platform/errors.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { ImportError } from '../importError.ts';
import type { SiteRow } from './rows.ts';

const BATCH = 500;

/** A table of an export. Tables are filled after those that they reference. */
export type TableImport = { name: string; columns: string[] };

/** Creates a temporary table for rows until the referenced tables are filled; it is dropped at commit. */
export const createArrivingTable = (tx: Transaction) =>
  tx.execute(sql`create temporary table arriving (position bigserial, name text, line jsonb) on commit drop`);

export async function stageRows(tx: Transaction, table: string, rows: SiteRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const lines = JSON.stringify(rows.slice(start, start + BATCH));
    await tx
      .execute(sql`insert into arriving (name, line) select ${table}, value from jsonb_array_elements(${lines}::jsonb)`)
      .catch((error) => refuse(table, error));
  }
}

/** Moves the waiting rows to their table. @returns their number */
export async function fill(tx: Transaction, { name, columns }: TableImport): Promise<number> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const rows = columns.map((column) => sql`${sql.identifier('row')}.${sql.identifier(column)}`);
  const { rowCount } = await tx
    .execute(
      sql`insert into ${sql.identifier(name)} (${list}) select ${sql.join(rows, sql`, `)}
        from arriving, jsonb_populate_record(null::${sql.identifier(name)}, arriving.line) as ${sql.identifier('row')}
        where arriving.name = ${name} order by arriving.position`,
    )
    .catch((error) => refuse(name, error));
  return rowCount ?? 0;
}

/** @returns whether a column may be imported; columns that an export leaves out are never read from one */
export const isImportable = (table: string, column: string): boolean =>
  table in exportedTables && !exportedTables[table]?.without?.includes(column);

function refuse(table: string, error: unknown): never {
  const { code, message } = causeOf(error) ?? {};
  // Class 22 is invalid data, class 23 a violated constraint (PostgreSQL, appendix A).
  if (!/^2[23]/.test(String(code))) throw error;
  throw new ImportError(`A row of data/${table}.jsonl cannot be brought in: ${message}.`);
}
