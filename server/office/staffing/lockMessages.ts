import { asc, eq, inArray, or } from 'drizzle-orm';
import { messages } from '#server/clients/message/table.ts';
import { replyDrafts } from '#server/clients/message/thread/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/**
 * Locks every message that somebody owns or has begun to answer, before their account is deleted. The deletion changes
 * a row of each of them. Locking them first, in the order of their ids as everywhere, avoids a deadlock with other changes.
 */
export async function lockMessages(tx: Transaction, userId: string): Promise<void> {
  const begun = tx.select({ id: replyDrafts.messageId }).from(replyDrafts).where(eq(replyDrafts.userId, userId));
  await tx
    .select({ id: messages.id })
    .from(messages)
    .where(or(eq(messages.ownerId, userId), inArray(messages.id, begun)))
    .orderBy(asc(messages.id))
    .for('no key update');
}
