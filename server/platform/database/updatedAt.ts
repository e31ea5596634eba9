import { eq, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from './connect.ts';

/**
 * When something of a row that is shown was changed last. A trigger of the table sets it, by the clock of the database, where
 * the statement does not set it itself: a new row has the time of its making (docs/decisions/046-keeping-in-step.md).
 */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`);

/** When a row that is new was made, and so was changed last. */
export const madeAt = (now: Date) => ({ createdAt: now, updatedAt: now });

type Stamped = { id: string; updatedAt: Date };
type Table = PgTable & Record<'id' | 'updatedAt', PgColumn>;

/**
 * The moment of a change, for a statement that changes a row because of something that is kept elsewhere. A row is changed once
 * in a transaction where that can be: at the second time PostgreSQL asks again for what it refers to, and may wait for that.
 */
export const later = (updatedAt: PgColumn) =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${updatedAt} + interval '1 millisecond')`;

/** Says that something has changed that is shown with a row and kept elsewhere. */
export async function touch(tx: Executor, table: Table, id: string): Promise<void> {
  await tx
    .update(table as PgTable)
    .set({ updatedAt: later(table.updatedAt) })
    .where(eq(table.id, id));
}

/**
 * Changes a row that is locked.
 * @param before the row as it is @param changes the columns that change
 * @returns the row as it is from now on, with the time of this change
 */
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
