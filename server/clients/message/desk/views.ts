import { and, count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { deskStrings, MAX_VIEWS, type SavedViewInput } from '#schema/desk.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr, isUniqueViolation } from '#server/platform/errors.ts';
import { type SavedViewRow, savedViews } from './table.ts';

export type SavedViewList = Connection<SavedViewRow>;

const order = byCreation<SavedViewRow>(savedViews, 'oldest first');
const ofViewer = (context: Context) => eq(savedViews.userId, viewerOf(context).id);

/** Private to the viewer and not audited. */
export const listViews = (context: Context, args: PageArgs): Promise<SavedViewList> =>
  tablePage(context.db, { table: savedViews, order, condition: ofViewer(context) }, args);

/** @throws CONFLICT for a duplicate name or when MAX_VIEWS is reached; UNAUTHENTICATED when the viewer is deleted */
export async function saveView(context: Context, input: z.output<typeof SavedViewInput>): Promise<SavedViewRow> {
  const view = { ...input, id: uuidv7(), userId: viewerOf(context).id, ...madeAt(context.now()) };
  try {
    return await context.db.transaction(async (tx) => {
      await refuseTooMany(tx, view.userId);
      await tx.insert(savedViews).values(view);
      return view;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'saved_views_name_key')) throw error;
    throw fail('CONFLICT', deskStrings.viewTaken, { fields: { name: deskStrings.viewTaken } });
  }
}

/** Locks the user to serialize concurrent saves. */
async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw fail('UNAUTHENTICATED');
  const [views] = await tx.select({ count: count() }).from(savedViews).where(eq(savedViews.userId, userId));
  if ((views?.count ?? 0) >= MAX_VIEWS) throw fail('CONFLICT', deskStrings.tooManyViews);
}

/** @returns the deleted view @throws NOT_FOUND, also for another user's view */
export async function removeView(context: Context, id: string): Promise<SavedViewRow> {
  const condition = and(eq(savedViews.id, id), ofViewer(context));
  return foundOr(await context.db.delete(savedViews).where(condition).returning(), deskStrings.viewNotFound);
}
