import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Tag = string | Placeholder;

/** A tsvector is the only way to convert a text array inside an index expression. */
export const tagText = (tags: PgColumn): SQL => sql`array_to_tsvector(${tags})::text`;

/** The lowercase tags of a row, as indexed. */
export const tagKeys = ({ tags }: { tags: PgColumn }): SQL =>
  sql`(tsvector_to_array(lower(${tagText(tags)})::tsvector))`;

/** Lowercased by PostgreSQL, like those of the rows. */
export const keysOf = (tags: readonly Tag[]): SQL =>
  sql`array[${sql.join(
    tags.map((tag) => sql`lower(${tag}::text)`),
    sql`, `,
  )}]`;

export const hasAllTags = (table: { tags: PgColumn }, tags: readonly Tag[]): SQL =>
  sql`${tagKeys(table)} @> ${keysOf(tags)}`;

/** @returns whether a row has one of the tags */
export const hasTag = (table: { tags: PgColumn }, tags: readonly Tag[]): SQL =>
  sql`${tagKeys(table)} && ${keysOf(tags)}`;
