import { and, or, type SQL, sql } from 'drizzle-orm';
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

/**
 * The condition that one of the columns contains this text, or one of them, a phone number, a number that is written with
 * spaces, hyphens or brackets: it is stored without them. Undefined when there is nothing to look for.
 */
export function containingOrNumber(
  columns: readonly PgColumn[],
  numberColumn: PgColumn,
  text: string | null | undefined,
): SQL | undefined {
  const number = text?.replace(/[\s()-]/g, '');
  const isOther = number !== text?.trim() && /^\+?\d+$/.test(number ?? '');
  // The index knows all of the columns together: what it finds is looked at in the column of numbers.
  const byNumber = isOther ? and(containing(columns, number), containing([numberColumn], number)) : undefined;
  return or(containing(columns, text), byNumber);
}

/** How many characters of a column its index of beginnings holds: PostgreSQL takes no entry of more than about 2,700 bytes. */
const BEGINNING = 64;
const beginningOf = (text: SQL) => sql`left(${text}, ${sql.raw(String(BEGINNING))})`;
/** How many characters a byte has at most in a text as it is compared: \303. */
const MOST_PER_BYTE = 4;

/** The index by which `beginningWith` of this column finds texts of any length. */
export const beginningIndex = (name: string, column: PgColumn): IndexBuilder =>
  index(name).on(sql`(${beginningOf(compared(textOf(column)))}) text_pattern_ops`);

/** The condition that a column begins with this text, in capitals or not. */
export function beginningWith(column: PgColumn, text: string): SQL {
  const wanted = compared(sql`${text.trim()}::text`);
  const [own, all] = [compared(textOf(column)), escaped(wanted)];
  const byIndex = sql`${beginningOf(own)} like ${escaped(beginningOf(wanted))} || '%'`;
  // The index has all of a short text. A second condition would make PostgreSQL expect fewer rows than there are.
  if (Buffer.byteLength(text.trim()) * MOST_PER_BYTE <= BEGINNING) return byIndex;
  return sql`${byIndex} and ${own} like ${all} || '%'`;
}

/** A text as it is compared, of which no character is a wildcard. */
const literal = (text: string): SQL => escaped(compared(sql`${text}::text`));

const escaped = (text: SQL): SQL =>
  ['\\', '%', '_'].reduce((before, one) => sql`replace(${before}, ${sql.raw(`'${one}', '\\${one}'`)})`, text);
