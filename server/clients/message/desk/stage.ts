import type { MessageStage } from '#schema/desk.ts';
import { messagePayload } from '#server/clients/message/messageView.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announce } from '#server/platform/event/events.ts';
import { addEvent } from '../conversation/events.ts';
import type { MessageRow } from '../table.ts';

export const stageOf = (stage: MessageStage, now: Date, lostReason: string | null = null) => ({
  stage,
  lostReason,
  stageChangedAt: now,
});

/** Adds the event to the conversation and announces it, unless it is spam. @param actor name of the acting person */
export async function announceStage(
  tx: Transaction,
  message: MessageRow,
  actor: string | null,
  now: Date,
): Promise<void> {
  const { stage, lostReason } = message;
  await addEvent(tx, message.id, { kind: 'STAGE', at: now, actor, detail: { stage, reason: lostReason } });
  if (!message.isSpam)
    await announce(tx, 'message.stage_changed', { ...messagePayload(message), stage, lostReason }, now);
}
