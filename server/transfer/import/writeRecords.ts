import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { noteThings } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { Admitted, EnquiryRecord, ReviewRecord } from './recordRules.ts';
import { imports } from './table.ts';
import type { Writing } from './write.ts';

/**
 * One transaction. Open screens are notified; no mail or webhook is sent.
 * @param done number of completed rows after the transaction
 */
export async function writeRecords(
  { context, importId, source }: Writing,
  admitted: readonly Admitted[],
  done: number,
): Promise<void> {
  const now = context.now();
  const rows = admitted.map((one) => ({ ...one, id: uuidv7() }));
  await inOneTransaction(context, async (_, tx) => {
    const enquiries = rows.flatMap(({ id, kind, data }) => (kind === 'enquiry' ? enquiryOf(id, data, now) : []));
    const written = rows.flatMap(({ id, kind, data }) => (kind === 'review' ? reviewOf(id, data, now) : []));
    if (enquiries.length) await tx.insert(messages).values(enquiries);
    if (written.length) await tx.insert(reviews).values(written);
    const mark = now.toISOString();
    await noteThings(
      tx,
      rows.map(({ key, kind, id }) => ({ source, importId, key, kind, targetId: id, mark })),
    );
    await tell(tx, 'message.changed', enquiries);
    await tell(tx, 'review.changed', written);
    await tx.update(imports).set({ done }).where(eq(imports.id, importId));
  });
}

/** `updatedAt` is now, so that integrations that synchronise by it receive old messages too. */
const enquiryOf = (id: string, { isRead, stage, lostReason, message, ...sent }: EnquiryRecord, now: Date) => ({
  ...newMessage({ ...sent, id, message: message ?? null }),
  ...{ isRead, stage, lostReason: stage === 'LOST' ? (lostReason ?? null) : null, updatedAt: now },
});

const reviewOf = (id: string, data: ReviewRecord, now: Date) => ({ ...data, id, updatedAt: now });

/** One event is enough: screens read their lists again. */
async function tell(tx: Transaction, event: 'message.changed' | 'review.changed', [one]: { id: string }[]) {
  if (one) await announceChange(tx, event, one);
}
