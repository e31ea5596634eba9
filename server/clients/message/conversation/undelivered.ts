import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { OutgoingMailRow } from '#server/platform/mail/table.ts';
import { lockIfThere } from '../messages.ts';
import { replies } from '../table.ts';
import { recordBounce } from './bounces.ts';

/** Records a mail that the outbox gave up as a bounce in its conversation, if it belongs to one. */
export async function recordUndelivered(
  tx: Transaction,
  { id, follows }: Pick<OutgoingMailRow, 'id' | 'follows'>,
  reason: string,
  at: Date,
): Promise<void> {
  const [reply] = await tx.select({ messageId: replies.messageId }).from(replies).where(eq(replies.id, id));
  // Mails of a conversation follow the acknowledgement, whose id is the message's.
  const message = await lockIfThere(tx, reply?.messageId ?? follows[0] ?? id);
  if (message) await recordBounce(tx, message, { replyId: reply ? id : null, reason, at }, at);
}
