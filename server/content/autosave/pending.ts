import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Kind } from '#server/content/kind/kind.ts';
import { users } from '#server/people/user/table.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { contentDrafts } from './table.ts';

/** That somebody has changes of a post or an item which are not stored. */
export type Pending = { userId: string; name: string; updatedAt: Date };

/** The condition for drafts that hold something: the others are marks of those that ended. */
export const isOpen = isNotNull(contentDrafts.fields);

/** The lists that say who has pending changes are read again. */
export const announcePending = (tx: Transaction, { event }: Kind, id: string): Promise<void> =>
  announceChange(tx, `${event}.changed`, { id });

/** @returns reads who has changes of a post or an item that are not stored; those of a list together */
export const pendingOf = ({ owner: column }: Kind) => {
  const { [column]: owner } = contentDrafts;
  return batched<Pending[]>(async ({ db }, ids) => {
    const rows = await db
      .select({ ownerId: owner, userId: users.id, name: users.name, updatedAt: contentDrafts.updatedAt })
      .from(contentDrafts)
      .innerJoin(users, eq(users.id, contentDrafts.userId))
      .where(and(inArray(owner, ids), isOpen))
      .orderBy(users.name, users.id);
    return [...Map.groupBy(rows, ({ ownerId }) => ownerId as string)];
  });
};
