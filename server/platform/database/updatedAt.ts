import { eq, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from './connect.ts';

/**
 * The time of the last visible change. If the statement does not set it, a trigger does by the database's clock; a new
 * row gets its creation time (docs/decisions/046-keeping-in-step.md).
 */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`);

export const madeAt = (now: Date) => ({ createdAt: now, updatedAt: now });

type Stamped = { id: string; updatedAt: Date };
type Table = PgTable & Record<'id' | 'updatedAt', PgColumn>;

/**
 * The time of a change for rows whose related data changed. Update a row only once per transaction where possible: a
 * second update checks foreign keys again and may wait for a lock.
 */
export const nextUpdatedAt = (updatedAt: PgColumn) =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${updatedAt} + interval '1 millisecond')`;

/** Marks a row as changed because data displayed with it has changed. */
export async function touch(tx: Executor, table: Table, id: string): Promise<void> {
  await tx
    .update(table as PgTable)
    .set({ updatedAt: nextUpdatedAt(table.updatedAt) })
    .where(eq(table.id, id));
}

/** Updates a locked row. @param before the current row @returns the updated row with the new time */
export async function updateRow<Row extends Stamped>(
  tx: Executor,
  table: Table,
  before: Row,
  changes: Partial<Row>,
): Promise<Row> {
  const [stamp] = await tx
    .update(table as PgTable)
    .set(changes)
    .where(eq(table.id, before.id))
    .returning({ updatedAt: table.updatedAt });
  return { ...before, ...changes, ...(stamp as Pick<Stamped, 'updatedAt'>) };
}
