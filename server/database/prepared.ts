import { DrizzleQueryError, fillPlaceholders, type GetColumnData } from 'drizzle-orm';
import { type PgColumn, type PgSelectBuilder, QueryBuilder } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CASING, type Database } from './connect.ts';

/** The columns that a select reads, by what its rows call them. */
export type Columns = Record<string, PgColumn>;
export type RowOf<C extends Columns> = { [Name in keyof C]: GetColumnData<C[Name]> };
/** A select as it is sent: its text, and its parameters in their order, of which some may be placeholders. */
export type Statement = { sql: string; params: unknown[] };
type Build<C extends Columns> = (select: PgSelectBuilder<C, 'qb'>) => { toSQL(): Statement };

/**
 * A select that is put into words once in a process, and planned once on a connection: building it anew would cost more than
 * to read a row.
 * @param name its name on a connection, its own among all prepared selects
 * @param build the rest of it; what differs from call to call is a placeholder
 * @returns reads the rows, given what stands in the place of its placeholders
 */
export function prepared<C extends Columns>(
  name: string,
  columns: C,
  build: Build<C>,
): (db: Database, values?: Record<string, unknown>) => Promise<RowOf<C>[]> {
  let statement: Statement | undefined;
  return (db, values = {}) => {
    statement ??= wordsOf(columns, build);
    return send(db, columns, { ...statement, params: fillPlaceholders(statement.params, values) }, name);
  };
}

/** Reads rows by a select that is unlike the last one. */
export const readRows = <C extends Columns>(db: Database, columns: C, build: Build<C>): Promise<RowOf<C>[]> =>
  send(db, columns, wordsOf(columns, build));

const wordsOf = <C extends Columns>(columns: C, build: Build<C>): Statement =>
  build(new QueryBuilder({ casing: CASING }).select(columns) as PgSelectBuilder<C, 'qb'>).toSQL();

async function send<C extends Columns>(
  { $client }: Database,
  columns: C,
  { sql: text, params }: Statement,
  name?: string,
): Promise<RowOf<C>[]> {
  try {
    const { rows } = await $client.query<unknown[]>({ name, text, rowMode: 'array', types }, params);
    return rows.map(readerOf(columns));
  } catch (error) {
    throw new DrizzleQueryError(text, params, error as Error);
  }
}

const asText = (value: string) => value;
/** Moments are read by their columns. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.TIMESTAMPTZ ? asText : pg.types.getTypeParser(type, format),
};

/** Makes rows of the values of these columns, each value as its column reads it. */
function readerOf<C extends Columns>(columns: C): (values: unknown[]) => RowOf<C> {
  const readers = Object.entries(columns);
  return (values) => {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const [name, column] of readers) {
      const value = values[index++];
      row[name] = value === null ? null : column.mapFromDriverValue(value);
    }
    return row as RowOf<C>;
  };
}
