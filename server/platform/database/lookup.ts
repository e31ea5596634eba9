import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { batched } from './batch.ts';

/**
 * @param read reads the rows of these ids in one statement
 * @param message the sentence of NOT_FOUND
 * @returns a function that reads a row by its id and throws NOT_FOUND; a document reads all its rows at once
 */
export function readerById<Row>(
  read: (context: Context, ids: string[]) => Promise<Row[]>,
  message: string,
  idOf: (row: Row) => string = (row) => (row as { id: string }).id,
): (context: Context, id: string) => Promise<Row> {
  const readRow = batched<Row>(async (context, ids) => (await read(context, ids)).map((row) => [idOf(row), row]));
  return async (context, id) => {
    const row = await readRow(context, id);
    if (!row) throw fail('NOT_FOUND', message);
    return row;
  };
}

/** @param condition what else a row must meet to be found */
export const tableReader = <Table extends PgTable & { id: PgColumn }>(
  table: Table,
  message: string,
  condition?: (context: Context) => SQL | undefined,
) =>
  readerById<Table['$inferSelect']>(
    async (context, ids) =>
      context.db
        .select()
        .from(table as PgTable)
        .where(and(inArray(table.id, ids), condition?.(context))),
    message,
  );

export type LookupKey = { slug?: string | null; id?: string | null };

/** @throws BAD_USER_INPUT for both and for neither */
export function nameOf({ slug, id }: LookupKey): { slug: string; id?: never } | { id: string; slug?: never } {
  if (slug != null && id == null) return { slug };
  if (id != null && slug == null) return { id };
  throw badField(slug == null ? 'slug' : 'id', 'Please send a slug or an id, one of the two.');
}
