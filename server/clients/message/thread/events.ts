import { v7 as uuidv7 } from 'uuid';
import type { EventDetail, ThreadEventKind } from '#schema/thread.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { threadEvents } from './table.ts';

type Noted = {
  kind: ThreadEventKind;
  at: Date;
  /** The name of whoever did it; null where nobody did. */
  actor: string | null;
  detail?: EventDetail;
};

/** Notes in a message's thread what was done to it, in the transaction that does it. */
export async function noteEvent(tx: Transaction, messageId: string, { kind, at, actor, detail = {} }: Noted) {
  await tx.insert(threadEvents).values({ id: uuidv7(), messageId, kind, at, actor, detail });
}
