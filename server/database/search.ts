import { type SQL, sql } from 'drizzle-orm';
import { type IndexBuilder, index, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * A text as it is compared: in small letters, and what is no ASCII as its bytes in figures, because pg_trgm knows no other
 * letters where the database's locale is C. One text holds the other where it did before.
 */
const compared = (text: SQL) => sql`encode(decode(replace(lower(${text}), '\\', '\\\\'), 'escape'), 'escape')`;

/** What is searched of a row: all of its columns that are, kept apart by what nobody looks for. */
const searchText = (columns: readonly PgColumn[]) => compared(sql.join([...columns].map(textOf), sql` || chr(31) || `));

const textOf = (column: PgColumn) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`);

/** How many letters a text has at least that an index finds: it knows them by threes. */
export const MIN_INDEXED = 3;

/** The index by which `containing` of these columns finds texts of three letters and more. */
export const searchIndex = (name: string, columns: readonly PgColumn[]): IndexBuilder =>
  index(name)
    .using('gin', sql`(${searchText(columns)}) gin_trgm_ops`)
    // What a search has to read besides the index, in kB.
    .with({ gin_pending_list_limit: 128 });

/** The condition that one of the columns contains this text, in capitals or not; undefined when there is none to look for. */
export function containing(columns: readonly PgColumn[], text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim();
  return wanted ? sql`${searchText(columns)} like '%' || ${literal(wanted)} || '%'` : undefined;
}

/** The condition that the first of the columns begins with this text, in capitals or not. */
export const beginningWith = (columns: readonly PgColumn[], text: string): SQL =>
  sql`${searchText(columns)} like ${literal(text.trim())} || '%'`;

/** A text as it is compared, of which no character is a wildcard. */
const literal = (text: string): SQL =>
  ['\\', '%', '_'].reduce(
    (before, one) => sql`replace(${before}, ${sql.raw(`'${one}', '\\${one}'`)})`,
    compared(sql`${text}::text`),
  );
