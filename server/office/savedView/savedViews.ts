import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { MAX_VIEWS, type SavedViewInput, savedViewStrings, type ViewedList } from '#schema/savedView.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr, isUniqueViolation } from '#server/platform/errors.ts';
import { type SavedViewRow, savedViews } from './table.ts';

export type SavedViewPage = Connection<SavedViewRow>;

const order = byCreation<SavedViewRow>(savedViews, 'oldest first');
const ofViewer = (context: Context) => eq(savedViews.userId, viewerOf(context).id);

/** Private to the viewer and not audited. */
export function listViews(context: Context, list: ViewedList, args: PageArgs): Promise<SavedViewPage> {
  const condition = and(ofViewer(context), eq(savedViews.list, list));
  return tablePage(context.db, { table: savedViews, order, condition }, args);
}

/** @throws CONFLICT for a duplicate name or when MAX_VIEWS is reached; UNAUTHENTICATED when the viewer is deleted */
export async function saveView(context: Context, input: z.output<typeof SavedViewInput>): Promise<SavedViewRow> {
  const list = input.list ?? 'MESSAGES';
  const view = { ...input, list, id: uuidv7(), userId: viewerOf(context).id, ...madeAt(context.now()) };
  try {
    return await context.db.transaction(async (tx) => {
      await refuseTooMany(tx, view);
      await tx.insert(savedViews).values(view);
      return view;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'saved_views_name_key')) throw error;
    throw fail('CONFLICT', savedViewStrings.taken, { fields: { name: savedViewStrings.taken } });
  }
}

/** Locks the user to serialize concurrent saves. */
async function refuseTooMany(tx: Transaction, { userId, list }: SavedViewRow): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw fail('UNAUTHENTICATED');
  const views = await tx.$count(savedViews, and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
  if (views >= MAX_VIEWS) throw fail('CONFLICT', savedViewStrings.tooMany);
}

/** @returns the deleted view @throws NOT_FOUND, also for another user's view */
export async function removeView(context: Context, id: string): Promise<SavedViewRow> {
  const condition = and(eq(savedViews.id, id), ofViewer(context));
  return foundOr(await context.db.delete(savedViews).where(condition).returning(), savedViewStrings.notFound);
}
