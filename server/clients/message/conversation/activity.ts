import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { nextUpdatedAt } from '#server/platform/database/updatedAt.ts';
import { messages } from '../table.ts';

/** Never before the stored time: an old mail that is imported does not move its message. */
export const laterActivity = (at: Date): SQL =>
  sql`greatest(${messages.lastActivityAt}, ${sql.param(at, messages.lastActivityAt)}::timestamptz)`;

/** Marks a message as changed by an entry of its conversation. @param at the time of the entry */
export async function touchActivity(tx: Transaction, messageId: string, at: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ updatedAt: nextUpdatedAt(messages.updatedAt), lastActivityAt: laterActivity(at) })
    .where(eq(messages.id, messageId));
}
