import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { messages, newMessage } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { noteAllImported } from './importRecords.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import type { EnquiryRecord, ReviewRecord, ValidRecord } from './recordRules.ts';
import { imports } from './table.ts';
import type { WriteTarget } from './write.ts';

/**
 * One transaction. Open screens are notified; no mail or webhook is sent.
 * @param done number of completed rows after the transaction
 */
export async function writeRecords(
  { context, importId, source }: WriteTarget,
  records: readonly ValidRecord[],
  done: number,
): Promise<void> {
  const now = context.now();
  const rows = records.map((record) => ({ ...record, id: uuidv7() }));
  await inOneTransaction(context, async (_, tx) => {
    const enquiryRows = rows.flatMap(({ id, kind, data }) => (kind === 'enquiry' ? enquiryOf(id, data, now) : []));
    const reviewRows = rows.flatMap(({ id, kind, data }) => (kind === 'review' ? reviewOf(id, data, now) : []));
    if (enquiryRows.length) await tx.insert(messages).values(enquiryRows);
    if (reviewRows.length) await tx.insert(reviews).values(reviewRows);
    const mark = now.toISOString();
    await noteAllImported(
      tx,
      rows.map(({ key, kind, id }) => ({ source, importId, key, kind, targetId: id, mark })),
    );
    await announceFirst(tx, 'message.changed', enquiryRows);
    await announceFirst(tx, 'review.changed', reviewRows);
    await tx.update(imports).set({ done }).where(eq(imports.id, importId));
  });
}

/** `updatedAt` is now, so that integrations that synchronise by it receive old messages too. */
function enquiryOf(id: string, record: EnquiryRecord, now: Date) {
  const { name, email, contactNumber, service, message = null, createdAt } = record;
  const { isRead, isSpam, stage, lostReason = null, followUpDay = null, followUpNote = null, value = null } = record;
  const { source = null, medium = null, campaign = null, referrer = null, firstPage = null, sentFrom = null } = record;
  const { ownerId = null } = record;
  return {
    ...newMessage({ id, name, email, contactNumber, service, message, createdAt }),
    ...{ ownerId, isRead, isSpam, stage, lostReason: stage === 'LOST' ? lostReason : null, value, updatedAt: now },
    ...{ followUpDay, followUpNote: followUpDay && followUpNote },
    ...{ source, foundSource: source, medium, campaign, referrer, firstPage, sentFrom },
  };
}

const reviewOf = (id: string, data: ReviewRecord, now: Date) => ({ ...data, id, updatedAt: now });

/** One event is enough: screens read their lists again. */
async function announceFirst(tx: Transaction, event: 'message.changed' | 'review.changed', [first]: { id: string }[]) {
  if (first) await announceChange(tx, event, first);
}
