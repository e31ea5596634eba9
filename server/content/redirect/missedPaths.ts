import { eq } from 'drizzle-orm';
import { redirectStrings } from '#schema/redirect.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { byBytes, byNumber, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { type Connection, type Order, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { foundOr } from '#server/platform/errors.ts';
import { type MissedPathRow, missedPaths } from './table.ts';

export type MissedPathList = Connection<MissedPathRow>;

const order: Order<MissedPathRow> = {
  columns: [missedPaths.isWanted, missedPaths.count, missedPaths.lastAt, missedPaths.id],
  keys: ({ isWanted, count, lastAt, id }) => [isWanted, count, lastAt, id],
  descending: true,
};
const orders: Orders = {
  COUNT: byNumber(missedPaths.count),
  PATH: byBytes(missedPaths.path),
  REQUESTED: missedPaths.lastAt,
};
const dateColumns = { created: missedPaths.firstAt, updated: missedPaths.updatedAt };

/** Highest count first, probes last. */
export const listMissedPaths = ({ db }: Context, args: PageArgs): Promise<MissedPathList> =>
  tablePage(db, { table: missedPaths, order, orders, dateColumns }, args);

/** @throws NOT_FOUND */
export const getMissedPath = tableReader(missedPaths, redirectStrings.missNotFound);

/** @returns the deleted entry @throws NOT_FOUND */
export const forgetMissedPath = (context: Context, id: string): Promise<MissedPathRow> =>
  context.db.transaction(async (tx) => {
    const rows = await tx.delete(missedPaths).where(eq(missedPaths.id, id)).returning();
    const missedPath = foundOr(rows, redirectStrings.missNotFound);
    await record(tx, actorOf(context), 'redirect.forget', { id, label: missedPath.path }, context.now());
    return missedPath;
  });

export const forgetMissedPaths = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const rows = await tx.delete(missedPaths).returning({ id: missedPaths.id });
    if (!rows.length) return 0;
    await record(tx, actorOf(context), 'redirect.forgetAll', { id: null, label: 'Not Found' }, context.now());
    return rows.length;
  });
