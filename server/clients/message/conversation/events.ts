import { v7 as uuidv7 } from 'uuid';
import type { EventDetail, ThreadEventKind } from '#schema/conversation.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { conversationEvents } from './table.ts';

type NewEvent = {
  kind: ThreadEventKind;
  at: Date;
  /** The person's name; null for an automatic event. */
  actor: string | null;
  detail?: EventDetail;
};

export async function addEvent(tx: Transaction, messageId: string, { kind, at, actor, detail = {} }: NewEvent) {
  await tx.insert(conversationEvents).values({ id: uuidv7(), messageId, kind, at, actor, detail });
}
