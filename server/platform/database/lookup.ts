import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { badField, foundOr } from '#server/platform/errors.ts';
import type { Executor } from './connect.ts';

/** One row by its id. @param condition what it must be besides @param otherwise what is said when there is none @throws NOT_FOUND */
export async function rowById<Table extends PgTable & { id: PgColumn }>(
  db: Executor,
  table: Table,
  id: string,
  otherwise: string,
  condition?: SQL,
): Promise<Table['$inferSelect']> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), condition));
  return foundOr(rows, otherwise);
}

/** By what a thing with a page of its own is asked for. */
export type Named = { slug?: string | null; id?: string | null };

/** @returns the slug or the id by which a thing is asked for @throws BAD_USER_INPUT for both and for neither */
export function nameOf({ slug, id }: Named): { slug: string; id?: never } | { id: string; slug?: never } {
  if (slug != null && id == null) return { slug };
  if (id != null && slug == null) return { id };
  throw badField(slug == null ? 'slug' : 'id', 'Please send a slug or an id, one of the two.');
}
