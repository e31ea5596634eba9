import { sql } from 'drizzle-orm';
import { type PgColumn, uniqueIndex } from 'drizzle-orm/pg-core';

/** One member of a group for each language. */
export const translationIndex = (name: string, table: { translationGroup: PgColumn; language: PgColumn }) =>
  uniqueIndex(name)
    .on(table.translationGroup, sql`coalesce(${table.language}, '')`)
    .where(sql`${table.translationGroup} is not null`);
