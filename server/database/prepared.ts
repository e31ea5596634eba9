import { DrizzleQueryError, fillPlaceholders, type GetColumnData, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgSelectBuilder, QueryBuilder } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CASING, type Database } from './connect.ts';

/** The columns that a select reads, by what its rows call them. */
export type Columns = Record<string, PgColumn>;
export type RowOf<C extends Columns> = { [Name in keyof C]: GetColumnData<C[Name]> };
/** A select as it is sent: its text, and its parameters in their order, of which some may be placeholders. */
export type Statement = { sql: string; params: unknown[] };
/** What a select gives: columns, and what is reckoned of them. */
export type Selected = Record<string, PgColumn | SQL>;
type Build<S extends Selected> = (select: PgSelectBuilder<S, 'qb'>) => SQLWrapper;

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
  const readValues = preparedValues(name, columns, build);
  return async (db, values) => (await readValues(db, values)).map(readerOf(columns));
}

/** As prepared, of more than columns. @returns reads the rows as their values, in the order in which they are selected */
export function preparedValues<S extends Selected>(
  name: string,
  selected: S,
  build: Build<S>,
): (db: Database, values?: Record<string, unknown>) => Promise<unknown[][]> {
  let statement: Statement | undefined;
  return (db, values = {}) => {
    // What stays the same is written into it: of a LIMIT that it does not know PostgreSQL expects much, and plans anew each time.
    statement ??= dialect.sqlToQuery(selectOf(selected, build).inlineParams());
    return send(db, { ...statement, params: fillPlaceholders(statement.params, values) }, name);
  };
}

/** Reads rows by a select that is unlike the last one. */
export const readRows = async <C extends Columns>(db: Database, columns: C, build: Build<C>): Promise<RowOf<C>[]> =>
  (await send(db, dialect.sqlToQuery(selectOf(columns, build)))).map(readerOf(columns));

const dialect = new PgDialect({ casing: CASING });

const selectOf = <S extends Selected>(selected: S, build: Build<S>): SQL =>
  build(new QueryBuilder(dialect).select(selected) as PgSelectBuilder<S, 'qb'>).getSQL();

async function send({ $client }: Database, { sql: text, params }: Statement, name?: string): Promise<unknown[][]> {
  try {
    return (await $client.query<unknown[]>({ name, text, rowMode: 'array', types }, params)).rows;
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
export function readerOf<C extends Columns>(columns: C): (values: unknown[]) => RowOf<C> {
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
