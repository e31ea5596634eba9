import { asc, eq, inArray, or } from 'drizzle-orm';
import { replyDrafts } from '#server/clients/message/conversation/table.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';

/** Before an account is deleted, which updates these rows: locks in id order avoid deadlocks. */
export async function lockMessages(tx: Transaction, userId: string): Promise<void> {
  const begun = tx.select({ id: replyDrafts.messageId }).from(replyDrafts).where(eq(replyDrafts.userId, userId));
  await tx
    .select({ id: messages.id })
    .from(messages)
    .where(or(eq(messages.ownerId, userId), inArray(messages.id, begun)))
    .orderBy(asc(messages.id))
    .for('no key update');
}
