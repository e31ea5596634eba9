import { and, or, type SQL, sql } from 'drizzle-orm';
import { type IndexBuilder, index, type PgColumn } from 'drizzle-orm/pg-core';
import { inUnicode } from '#schema/emailAddress.ts';
import { nationalDigitsOf, readPhone } from '#server/platform/phoneNumber.ts';

/**
 * Normalizes a text for comparison (drizzle/0038_publication.sql): lower case, without diacritics, typographic signs and
 * thousands separators, the same in every locale. Non-ASCII characters become escaped bytes, because pg_trgm ignores
 * other letters in a database with the C locale. Substrings stay substrings.
 */
const normalized = (text: SQL) => sql`search_text(${text})`;

/** The searchable text of a row: its columns joined by a separator that no search contains. */
const searchText = (columns: readonly PgColumn[]) =>
  normalized(sql.join([...columns].map(textOf), sql` || chr(31) || `));

const textOf = (column: PgColumn) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`);

/** The index consists of trigrams, so it serves texts of three characters or more. */
export const MIN_INDEXED = 3;

/** The index that serves `containing` for texts of `MIN_INDEXED` characters or more. */
export const searchIndex = (name: string, columns: readonly PgColumn[]): IndexBuilder =>
  index(name)
    .using('gin', sql`(${searchText(columns)}) gin_trgm_ops`)
    // In kB: every search also reads the pending list.
    .with({ gin_pending_list_limit: 128 });

/** The condition that a column contains this text, ignoring case; undefined for an empty text. */
export function containing(columns: readonly PgColumn[], text: string | null | undefined): SQL | undefined {
  const search = text && inUnicode(text.trim());
  return search ? sql`${searchText(columns)} like '%' || ${literal(search)} || '%'` : undefined;
}

/**
 * Like `containing`, but also matches a phone number typed with spaces, hyphens or brackets, or in the national form,
 * which is stored in another spelling.
 */
export function containingOrNumber(
  columns: readonly PgColumn[],
  numberColumn: PgColumn,
  text: string | null | undefined,
): SQL | undefined {
  const number = text?.replace(/[\s()-]/g, '');
  const isDifferent = number !== text?.trim() && /^\+?\d+$/.test(number ?? '');
  // The index covers all columns together, so the number column is checked again.
  const byNumber = (digits: string) => and(containing(columns, digits), containing([numberColumn], digits));
  // With other words the text is not only a number.
  const national = text && !/\p{L}/u.test(text) ? nationalDigitsOf(text) : null;
  const isOtherForm = national !== null && number !== national && number !== readPhone(text ?? '');
  return or(
    containing(columns, text),
    isDifferent && number ? byNumber(number) : undefined,
    isOtherForm ? byNumber(national) : undefined,
  );
}

/** Prefix length of the index in characters. PostgreSQL accepts index entries up to about 2,700 bytes. */
const PREFIX_LENGTH = 64;
const prefixOf = (text: SQL) => sql`left(${text}, ${sql.raw(String(PREFIX_LENGTH))})`;
/** A normalized byte has up to four characters: \303. */
const MAX_PER_BYTE = 4;

/** The index that serves `beginningWith` for texts of any length. */
export const beginningIndex = (name: string, column: PgColumn): IndexBuilder =>
  index(name).on(sql`(${prefixOf(normalized(textOf(column)))}) text_pattern_ops`);

/** The condition that a column begins with this text, ignoring case. */
export function beginningWith(column: PgColumn, text: string): SQL {
  const prefix = normalized(sql`${text.trim()}::text`);
  const [columnText, pattern] = [normalized(textOf(column)), escaped(prefix)];
  const byIndex = sql`${prefixOf(columnText)} like ${escaped(prefixOf(prefix))} || '%'`;
  // The index decides short texts alone. A second condition would lower PostgreSQL's row estimate.
  if (Buffer.byteLength(text.trim()) * MAX_PER_BYTE <= PREFIX_LENGTH) return byIndex;
  return sql`${byIndex} and ${columnText} like ${pattern} || '%'`;
}

const literal = (text: string): SQL => escaped(normalized(sql`${text}::text`));

const escaped = (text: SQL): SQL =>
  ['\\', '%', '_'].reduce(
    (before, character) => sql`replace(${before}, ${sql.raw(`'${character}', '\\${character}'`)})`,
    text,
  );
