import { and, eq, inArray } from 'drizzle-orm';
import { deskStrings } from '#schema/desk.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { users } from './table.ts';

export type Colleague = { id: string; name: string };

const columns = { id: users.id, name: users.name };
const listColumns = { ...columns, createdAt: users.createdAt, updatedAt: users.updatedAt };
const isActive = eq(users.isBlocked, false);
/** Ids are UUIDv7, so this is the order of creation. */
const order: Order<Colleague> = { columns: [users.id], keys: ({ id }) => [id] };

export type ColleagueList = Connection<Colleague>;

/** Lists the users who can be assigned to a message, oldest first. */
export const listColleagues = ({ db }: Context, args: PageArgs): Promise<ColleagueList> =>
  tablePage(db, { table: users, order, condition: isActive, columns: listColumns }, args);

/** Reads a user, blocked or not; null if the account is deleted. Batched. */
export const readColleague = batched<Colleague>(async ({ db }, ids) => {
  const rows = await db.select(columns).from(users).where(inArray(users.id, ids));
  return rows.map((row) => [row.id, row]);
});

/** @throws BAD_USER_INPUT unless the user can be assigned to a message */
export async function colleagueOr(executor: Executor, id: string, field: string): Promise<Colleague> {
  const colleague = await lockColleague(executor, id);
  if (!colleague) throw badField(field, deskStrings.notAColleague);
  return colleague;
}

/**
 * Locks the viewer against deletion while the transaction stores rows of theirs.
 * @throws UNAUTHENTICATED when they are blocked or deleted
 */
export async function lockViewerRow(context: Context, tx: Transaction): Promise<void> {
  if (!(await lockColleague(tx, viewerOf(context).id))) throw fail('UNAUTHENTICATED');
}

async function lockColleague(executor: Executor, id: string): Promise<Colleague | undefined> {
  const isActiveUser = and(eq(users.id, id), isActive);
  const [colleague] = await executor.select(columns).from(users).where(isActiveUser).for('share');
  return colleague;
}

export async function nameOf(executor: Executor, id: string): Promise<string> {
  const [user] = await executor.select(columns).from(users).where(eq(users.id, id));
  return user?.name ?? '';
}
