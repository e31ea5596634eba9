import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that one of the columns contains this text, in capitals or not; undefined when there is none to look for. */
export function containing(columns: readonly PgColumn[], text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
