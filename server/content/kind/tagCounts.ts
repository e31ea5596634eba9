import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import { DEFAULT_PAGE, pageSizeOf } from '#server/platform/database/page.ts';
import type { Kind } from './kind.ts';
import { onPages } from './language.ts';

export type NamedCount = { name: string; count: number };

/** The tags of published rows with the number of rows, most frequent first. Of several spellings the first by name. */
export async function countTags(
  context: Context,
  { table }: Pick<Kind, 'table'>,
  first: number | null | undefined,
): Promise<NamedCount[]> {
  const count = sql<number>`count(distinct ${table.id})::int`;
  return context.db
    .select({ name: sql<string>`min(tag)`, count })
    .from(sql`${table as PgTable} cross join lateral unnest(${table.tags}) as tag`)
    .where(and(eq(table.isPublished, true), onPages({ table }, context)))
    .groupBy(sql`lower(tag)`)
    .orderBy(desc(count), asc(sql`lower(tag)`))
    .limit(pageSizeOf('first', first ?? DEFAULT_PAGE));
}
