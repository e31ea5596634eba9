import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { type MessageRow, replies } from '../table.ts';
import { touchActivity } from './activity.ts';
import { addEvent } from './events.ts';
import { conversationEvents } from './table.ts';

/** In characters. */
const MAX_REASON = 500;

/** Repeated bounces of a mail are ignored. @param replyId null for the acknowledgement */
export async function recordBounce(
  tx: Transaction,
  message: MessageRow,
  { replyId, reason, at }: { replyId: string | null; reason: string; at: Date },
  now: Date,
): Promise<void> {
  const shortReason = reason.slice(0, MAX_REASON);
  const isNew = replyId ? await markReply(tx, replyId, shortReason, at) : !(await hasBounced(tx, message.id));
  if (!isNew) return;
  await touchActivity(tx, message.id, now);
  await addEvent(tx, message.id, { kind: 'BOUNCED', at, actor: null, detail: { reason: shortReason } });
  await announceChange(tx, 'message.changed', message);
}

/** @returns false when the bounce was already recorded */
async function markReply(tx: Transaction, id: string, bounceReason: string, bouncedAt: Date): Promise<boolean> {
  const marked = await tx
    .update(replies)
    .set({ bouncedAt, bounceReason })
    .where(and(eq(replies.id, id), isNull(replies.bouncedAt)))
    .returning({ id: replies.id });
  return marked.length > 0;
}

/** One event covers all bounces of an acknowledgement, because replies go to the same address. */
async function hasBounced(tx: Transaction, messageId: string): Promise<boolean> {
  const events = await tx
    .select({ id: conversationEvents.id })
    .from(conversationEvents)
    .where(and(eq(conversationEvents.messageId, messageId), eq(conversationEvents.kind, 'BOUNCED')))
    .limit(1);
  return events.length > 0;
}
