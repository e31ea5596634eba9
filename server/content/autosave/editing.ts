import { and, eq, gt } from 'drizzle-orm';
import { draftStrings } from '#schema/draft.ts';
import { PRESENCE_LEFT_MS } from '#schema/thread.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lockAny } from './place.ts';
import { editings } from './table.ts';

/** Who has the form of a post or an item open, in the order of their names. */
export type Editing = { id: string; people: { userId: string; name: string }[] };

/** @returns when whoever has said nothing since then has left */
const leftBefore = (now: Date) => new Date(now.getTime() - PRESENCE_LEFT_MS);

/** @returns who has the form of a post or an item open, also where that is nobody */
export async function readEditing(executor: Executor, id: string, now: Date): Promise<Editing> {
  const people = await executor
    .select({ userId: users.id, name: users.name })
    .from(editings)
    .innerJoin(users, eq(users.id, editings.userId))
    .where(and(eq(editings.itemId, id), gt(editings.seenAt, leftBefore(now))))
    .orderBy(users.name, users.id);
  return { id, people };
}

/**
 * Notes that the viewer has the form of a post or an item open, or has left it. The open screens hear of it only when
 * something has changed.
 * @returns who has it open now
 * @throws NOT_FOUND; UNAUTHENTICATED for who is gone by now
 */
export function markEditing(context: Context, id: string, isOpen: boolean): Promise<Editing> {
  const now = context.now();
  const { id: userId } = viewerOf(context);
  return context.db.transaction(async (tx) => {
    const viewer = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    if (!viewer.length) throw fail('UNAUTHENTICATED');
    if (!(await lockAny(tx, id))) throw fail('NOT_FOUND', draftStrings.notFound);
    const own = and(eq(editings.itemId, id), eq(editings.userId, userId));
    const [before] = await tx.select().from(editings).where(own).for('update');
    const wasThere = before !== undefined && before.seenAt > leftBefore(now);
    if (isOpen) {
      const target = [editings.itemId, editings.userId];
      await tx
        .insert(editings)
        .values({ itemId: id, userId, seenAt: now })
        .onConflictDoUpdate({ target, set: { seenAt: now } });
    } else await tx.delete(editings).where(own);
    if (wasThere !== isOpen) await announceChange(tx, 'content.presence', { id });
    return readEditing(tx, id, now);
  });
}
