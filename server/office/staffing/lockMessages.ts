import { asc, eq, inArray, or } from 'drizzle-orm';
import { messages } from '#server/clients/message/table.ts';
import { replyDrafts } from '#server/clients/message/thread/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/**
 * Locks every message that a user owns or has drafted a reply to, before the account is deleted. The deletion updates
 * these rows. Locking them first, in id order as elsewhere, avoids deadlocks.
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
