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
const listed = { ...columns, createdAt: users.createdAt, updatedAt: users.updatedAt };
const canAct = eq(users.isBlocked, false);
/** Ids are UUIDv7, so this is the order of creation. */
const order: Order<Colleague> = { columns: [users.id], keys: ({ id }) => [id] };

export type ColleagueList = Connection<Colleague>;

/** Lists the users who can be assigned to a message, oldest first. */
export const listColleagues = ({ db }: Context, args: PageArgs): Promise<ColleagueList> =>
  tablePage(db, { table: users, order, condition: canAct, columns: listed }, args);

/** Reads a user, blocked or not; null if the account is deleted. Batched. */
export const readColleague = batched<Colleague>(async ({ db }, ids) => {
  const found = await db.select(columns).from(users).where(inArray(users.id, ids));
  return found.map((one) => [one.id, one]);
});

/** @throws BAD_USER_INPUT unless the user can be assigned to a message */
export async function colleagueOr(executor: Executor, id: string, field: string): Promise<Colleague> {
  const found = await hold(executor, id);
  if (!found) throw badField(field, deskStrings.notAColleague);
  return found;
}

/**
 * Locks the viewer against deletion while the transaction stores rows of theirs.
 * @throws UNAUTHENTICATED when they are blocked or deleted
 */
export async function holdViewer(context: Context, tx: Transaction): Promise<void> {
  if (!(await hold(tx, viewerOf(context).id))) throw fail('UNAUTHENTICATED');
}

async function hold(executor: Executor, id: string): Promise<Colleague | undefined> {
  const isIt = and(eq(users.id, id), canAct);
  const [found] = await executor.select(columns).from(users).where(isIt).for('share');
  return found;
}

export async function nameOf(executor: Executor, id: string): Promise<string> {
  const [found] = await executor.select(columns).from(users).where(eq(users.id, id));
  return found?.name ?? '';
}
