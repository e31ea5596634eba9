import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ERASED_DOMAIN, personalDataStrings } from '#schema/personalData.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { filesOfMessages } from '#server/clients/message/conversation/attachments.ts';
import { answers, conversationEvents, notes, replyDrafts } from '#server/clients/message/conversation/table.ts';
import { erasedMailId } from '#server/clients/message/mailbox/mailKeys.ts';
import { incomingMails, serviceMailIds } from '#server/clients/message/mailbox/table.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { dropMails } from '#server/platform/mail/outbox.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { visitFigures, visits } from '#server/platform/visit/table.ts';
import { webhookDeliveries } from '#server/platform/webhook/table.ts';
import { ERASED } from './address.ts';
import { deliveriesOf, entriesOf, mailsOf, type Records } from './relatedRecords.ts';

/** `fileIds`: attachments whose files are deleted after the commit. */
export type Removed = Records & { fileIds: string[] };

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/**
 * Anonymizes won messages and those of an affiliate, to keep the figures correct. Locks in id order.
 * @param limit maximum number; omitted: all
 */
export async function removeMessages(tx: Transaction, condition: SQL, limit?: number) {
  const { id, stage, isSpam, affiliateId } = messages;
  const query = tx.select({ id, stage, isSpam, affiliateId }).from(messages).where(condition).orderBy(id);
  const rows = await (limit ? query.limit(limit) : query).for('update');
  const ids = idsOf(rows);
  const counts = (row: (typeof rows)[number]) => !row.isSpam && (row.stage === 'WON' || row.affiliateId !== null);
  const anonymisedIds = idsOf(rows.filter(counts));
  const deletedIds = idsOf(rows.filter((row) => !counts(row)));
  const files = await filesOfMessages(tx, ids);
  await dropMails(tx, [...new Set(files.map(({ replyId }) => replyId))]);
  const sent = await tx.select({ id: replies.id }).from(replies).where(inArray(replies.messageId, ids));
  if (deletedIds.length) await tx.delete(messages).where(inArray(id, deletedIds));
  if (anonymisedIds.length) await anonymise(tx, anonymisedIds);
  // A Message-ID may contain the host or the name of the person.
  if (ids.length) {
    await tx.update(incomingMails).set({ mailId: erasedMailId }).where(inArray(incomingMails.messageId, ids));
    await tx.delete(serviceMailIds).where(inArray(serviceMailIds.messageId, ids));
  }
  const removed: Removed = {
    ...{ ids, fileIds: idsOf(files), mailIds: [...ids, ...idsOf(sent)] },
  };
  return { ...removed, deleted: deletedIds.length, anonymised: anonymisedIds.length };
}

async function anonymise(tx: Transaction, ids: string[]): Promise<void> {
  for (const table of [replies, answers, notes, conversationEvents, replyDrafts]) {
    await tx.delete(table).where(inArray(table.messageId, ids));
  }
  const emptyFields = { contactNumber: '', message: null, followUpDay: null, followUpNote: null, lostReason: null };
  await tx
    .update(messages)
    .set({
      ...emptyFields,
      ...{ name: personalDataStrings.erasedName, email: sql`${messages.id} || ${`@${ERASED_DOMAIN}`}` },
      ...{ isRead: true, replyTag: null, language: null, firstPage: null, sentFrom: null },
    })
    .where(inArray(messages.id, ids));
}

/** Deletes applications with their visit figures. @param limit maximum number; omitted: all */
export async function removeAffiliates(tx: Transaction, condition: SQL, limit?: number): Promise<Removed> {
  const { id } = affiliates;
  const query = tx.select({ id }).from(affiliates).where(condition).orderBy(id);
  const rows = await (limit ? query.limit(limit) : query).for('update');
  const ids = idsOf(rows);
  if (ids.length) {
    await tx.delete(affiliates).where(inArray(id, ids));
    await tx.delete(visitFigures).where(and(eq(visitFigures.dimension, 'affiliate'), inArray(visitFigures.name, ids)));
    await tx.update(visits).set({ affiliateId: null }).where(inArray(visits.affiliateId, ids));
  }
  return { ids, fileIds: [], mailIds: [] };
}

/** @param limit maximum number; omitted: all */
export async function removeBookings(tx: Transaction, condition: SQL, limit?: number): Promise<Removed> {
  const { id, reminderMailId } = bookings;
  const query = tx.select({ id, reminderMailId }).from(bookings).where(condition).orderBy(id);
  const rows = await (limit ? query.limit(limit) : query).for('update');
  const ids = idsOf(rows);
  if (ids.length) await tx.delete(bookings).where(inArray(id, ids));
  return {
    ids,
    fileIds: [],
    mailIds: rows.flatMap((row) => row.reminderMailId ?? []),
  };
}

/** Deletes mails and webhook deliveries about deleted records, and blanks their audit entries. */
export async function forgetRecords(tx: Transaction, records: Records) {
  const { rowCount: mails } = await tx.delete(outgoingMail).where(mailsOf(records));
  const { rowCount: deliveries } = await tx.delete(webhookDeliveries).where(deliveriesOf(records.ids));
  const entries = await blankEntries(tx, entriesOf(records.ids));
  return { mails: mails ?? 0, deliveries: deliveries ?? 0, entries };
}

export async function blankEntries(tx: Transaction, condition: SQL): Promise<number> {
  const { rowCount } = await tx
    .update(auditEntries)
    .set({ subjectLabel: ERASED, before: null, after: null })
    .where(and(condition, sql`${auditEntries.subjectLabel} <> ${ERASED}`));
  return rowCount ?? 0;
}
