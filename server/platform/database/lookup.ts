import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { badField, foundOr } from '#server/platform/errors.ts';
import type { Executor } from './connect.ts';

/** @param condition an additional condition @param message the error message @throws NOT_FOUND */
export async function rowById<Table extends PgTable & { id: PgColumn }>(
  db: Executor,
  table: Table,
  id: string,
  message: string,
  condition?: SQL,
): Promise<Table['$inferSelect']> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), condition));
  return foundOr(rows, message);
}

export type LookupKey = { slug?: string | null; id?: string | null };

/** @throws BAD_USER_INPUT for both and for neither */
export function nameOf({ slug, id }: LookupKey): { slug: string; id?: never } | { id: string; slug?: never } {
  if (slug != null && id == null) return { slug };
  if (id != null && slug == null) return { id };
  throw badField(slug == null ? 'slug' : 'id', 'Please send a slug or an id, one of the two.');
}
