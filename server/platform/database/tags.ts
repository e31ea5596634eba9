import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A tag, or what stands for one in a statement that is prepared. */
export type Tag = string | Placeholder;

/** By way of a tsvector: PostgreSQL joins and splits a list of texts within an index in no other way. */
export const tagText = (tags: PgColumn): SQL => sql`array_to_tsvector(${tags})::text`;

/** The tags of a row in small letters, as they are compared and indexed. */
export const tagKeys = ({ tags }: { tags: PgColumn }): SQL =>
  sql`(tsvector_to_array(lower(${tagText(tags)})::tsvector))`;

/** @returns tags in small letters by PostgreSQL, as the rows' own */
export const keysOf = (tags: readonly Tag[]): SQL =>
  sql`array[${sql.join(
    tags.map((tag) => sql`lower(${tag}::text)`),
    sql`, `,
  )}]`;

/** The condition that a row has one of these tags, in capitals or not. */
export const hasTag = (table: { tags: PgColumn }, tags: readonly Tag[]): SQL =>
  sql`${tagKeys(table)} && ${keysOf(tags)}`;
