import { desc, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';

const MOST = 50;

type Sent = PgTable & { id: PgColumn; email: PgColumn; createdAt: PgColumn };

/** The newest MOST rows per address; a lateral subquery reads the index on e-mail and time from its end. */
export async function newestOf<Table extends Sent>(
  { db }: Pick<Context, 'db'>,
  table: Table,
  emails: string[],
): Promise<InferSelectModel<Table>[]> {
  const newest = sql`(select ${table.id} from ${table} where ${table.email} = sender.email
    order by ${table.createdAt} desc, ${table.id} desc limit ${MOST})`;
  const senders = sql`unnest(${sql.param(emails)}::text[]) as sender(email)`;
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, sql`(select newest.id from ${senders}, lateral ${newest} as newest)`))
    .orderBy(desc(table.createdAt), desc(table.id));
  return rows as InferSelectModel<Table>[];
}
