import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { OutgoingMailRow } from '#server/platform/mail/table.ts';
import { lockIfThere } from '../messages.ts';
import { replies } from '../table.ts';
import { noteBounce } from './bounces.ts';

/**
 * Notes in the conversation that a mail belongs to that it was given up: as a bounce, at the reply that it carried. A mail that
 * belongs to none leaves nothing here.
 */
export async function noteUndelivered(
  tx: Transaction,
  { id, follows }: Pick<OutgoingMailRow, 'id' | 'follows'>,
  reason: string,
  at: Date,
): Promise<void> {
  const [reply] = await tx.select({ messageId: replies.messageId }).from(replies).where(eq(replies.id, id));
  // Mails of a conversation follow its acknowledgement, whose id is the message's.
  const message = await lockIfThere(tx, reply?.messageId ?? follows[0] ?? id);
  if (message) await noteBounce(tx, message, { replyId: reply ? id : null, reason, at });
}
