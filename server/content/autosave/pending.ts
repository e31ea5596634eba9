import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Kind } from '#server/content/kind/kind.ts';
import { users } from '#server/people/user/table.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { contentDrafts } from './table.ts';

export type Pending = { userId: string; name: string; updatedAt: Date };

/** Excludes closed autosaves. */
export const hasFields = isNotNull(contentDrafts.fields);

export const announcePending = (tx: Transaction, { event }: Kind, id: string): Promise<void> =>
  announceChange(tx, `${event}.changed`, { id });

export const pendingOf = ({ owner: column }: Kind) => {
  const { [column]: owner } = contentDrafts;
  return batched<Pending[]>(async ({ db }, ids) => {
    const rows = await db
      .select({ ownerId: owner, userId: users.id, name: users.name, updatedAt: contentDrafts.updatedAt })
      .from(contentDrafts)
      .innerJoin(users, eq(users.id, contentDrafts.userId))
      .where(and(inArray(owner, ids), hasFields))
      .orderBy(users.name, users.id);
    return [...Map.groupBy(rows, ({ ownerId }) => ownerId as string)];
  });
};
