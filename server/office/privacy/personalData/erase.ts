import { getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PersonAddress } from '#schema/personalData.ts';
import { answers, attachments } from '#server/clients/message/conversation/table.ts';
import { newsletterSubscribers } from '#server/clients/newsletter/table.ts';
import { people } from '#server/clients/person/table.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { authorProfiles } from '#server/content/author/table.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import { invitations } from '#server/people/user/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { announceChange, type ChangeName } from '#server/platform/event/events.ts';
import { forgetAnswers } from '#server/platform/idempotency/forget.ts';
import { ERASED, patternOfAll, patternsOf } from './address.ts';
import { containsPattern, replaceAddresses, type TextTable, textTables } from './columns.ts';
import { eraseMailIds } from './mailIds.ts';
import { isOf } from './ownRecords.ts';
import { wordsOf } from './personWords.ts';
import { entriesAbout, entriesNaming } from './relatedRecords.ts';
import {
  blankEntries,
  forgetRecords,
  type Removed,
  removeAffiliates,
  removeBookings,
  removeMessages,
} from './remove.ts';
import type { ErasedCounts } from './table.ts';

/** `fileIds`: attachments, and items whose drawn cards are deleted. */
export type Erased = { counts: ErasedCounts; recordIds: string[]; fileIds: string[] };

/** Tables whose rows are deleted when they name the person: queues, logs and figures per name. */
export const deletedTables = [
  'outgoing_mail',
  'webhook_deliveries',
  'saved_views',
  'missed_paths',
  'redirects',
  'visit_figures',
  'visit_months',
  'index_now_pings',
];

/** Tables that mention records, with the kind under which their rows are counted. */
const countedAs: Record<string, string> = {
  outgoing_mail: 'mails',
  webhook_deliveries: 'deliveries',
  audit_entries: 'auditEntries',
};

/** Individual change events per erasure; further records are not announced one by one. */
const MAX_ANNOUNCED = 200;

/**
 * The person's own records first: their locks block concurrent writers. Then records about them, then other texts.
 * @param secret decrypts stored idempotency answers; without it all of them are deleted
 */
export async function eraseRows(
  tx: Transaction,
  addresses: readonly PersonAddress[],
  secret: Uint8Array | null,
): Promise<Erased> {
  const words = await wordsOf(tx, addresses);
  const counts: ErasedCounts = {};
  const count = (kind: string, rows: number) => {
    if (rows) counts[kind] = (counts[kind] ?? 0) + rows;
  };
  const messages = await removeMessages(tx, isOf('messages', addresses));
  count('messages', messages.deleted);
  count('anonymisedMessages', messages.anonymised);
  const removedAnswers = await removeAnswers(tx, isOf('answers', addresses));
  count('answers', removedAnswers.ids.length);
  const calls = await removeBookings(tx, isOf('bookings', addresses));
  count('bookings', calls.ids.length);
  const applications = await removeAffiliates(tx, isOf('affiliates', addresses));
  count('affiliates', applications.ids.length);
  const removedReviews = await removeReviews(tx, addresses);
  count('reviews', removedReviews.reviewIds.length);
  count('reviewLinks', removedReviews.linkIds.length);
  const readers = await tx
    .delete(newsletterSubscribers)
    .where(isOf('newsletterSubscribers', addresses))
    .returning({ id: newsletterSubscribers.id });
  count('newsletterSubscribers', readers.length);
  const removedPeople = await tx.delete(people).where(isOf('people', addresses));
  count('people', removedPeople.rowCount ?? 0);
  const removedInvitations = await tx
    .delete(invitations)
    .where(isOf('invitations', addresses))
    .returning({ id: invitations.id });
  count('invitations', removedInvitations.length);

  const parts: Removed[] = [messages, removedAnswers, calls, applications, removedReviews];
  const recordIds = [...parts.flatMap(({ ids }) => ids), ...[...readers, ...removedInvitations].map(({ id }) => id)];
  const entries = await entriesNaming(tx, addresses);
  const forgotten = await forgetRecords(tx, { ids: recordIds, mailIds: parts.flatMap(({ mailIds }) => mailIds) });
  count('mails', forgotten.mails);
  count('deliveries', forgotten.deliveries);
  count('auditEntries', forgotten.entries);
  count('auditEntries', await blankEntries(tx, entriesAbout(entries)));
  const pattern = new RegExp(patternOfAll(addresses), 'i');
  const identifiers = [...recordIds, ...words];
  await forgetAnswers(tx, secret, (body) => pattern.test(body) || identifiers.some((text) => body.includes(text)));
  count('mailIds', await eraseMailIds(tx, addresses));
  const cardIds: string[] = [];
  for (const table of await textTables(tx)) {
    const erased = await eraseTexts(tx, table, addresses);
    count(countedAs[table.name] ?? `texts.${table.name}`, erased.count);
    cardIds.push(...erased.cardIds);
  }

  await announceChanges(tx, 'message.changed', [...messages.ids, ...removedAnswers.messageIds]);
  await announceChanges(tx, 'affiliate.changed', applications.ids);
  await announceChanges(tx, 'review.changed', removedReviews.reviewIds);
  return { counts, recordIds, fileIds: [...messages.fileIds, ...removedAnswers.fileIds, ...cardIds] };
}

async function removeAnswers(tx: Transaction, condition: SQL): Promise<Removed & { messageIds: string[] }> {
  const rows = await tx
    .select({ id: answers.id, messageId: answers.messageId })
    .from(answers)
    .where(condition)
    .orderBy(answers.id)
    .for('update');
  const ids = rows.map(({ id }) => id);
  const files = await tx.select({ id: attachments.id }).from(attachments).where(inArray(attachments.answerId, ids));
  if (ids.length) await tx.delete(answers).where(inArray(answers.id, ids));
  return { ids, fileIds: files.map(({ id }) => id), mailIds: [], messageIds: rows.map((row) => row.messageId) };
}

async function removeReviews(tx: Transaction, addresses: readonly PersonAddress[]) {
  const reviewRows = await tx.delete(reviews).where(isOf('reviews', addresses)).returning({ id: reviews.id });
  const links = await tx
    .delete(reviewLinks)
    .where(isOf('reviewLinks', addresses))
    .returning({ id: reviewLinks.id, mailId: reviewLinks.reminderMailId });
  const reviewIds = reviewRows.map(({ id }) => id);
  const linkIds = links.map(({ id }) => id);
  const mailIds = links.flatMap(({ mailId }) => mailId ?? []);
  return {
    reviewIds,
    linkIds,
    ids: [...reviewIds, ...linkIds],
    fileIds: [],
    mailIds,
  };
}

const cardTables = [...kinds.map(({ table }) => getTableName(table)), getTableName(authorProfiles)];

/** Pages of a table per statement: bounds the duration of one statement. */
const PAGES = 256;

/**
 * Deletes the rows that contain an address, or replaces the address in their texts. HTML and cards made from these
 * texts are made again.
 * @returns the number of rows, and the ids of those that may have drawn cards
 */
async function eraseTexts(tx: Transaction, table: TextTable, addresses: readonly PersonAddress[]) {
  const name = sql.identifier(table.name);
  const { rows } = await tx.execute<{ pages: number }>(
    sql`select (pg_relation_size(${table.name}::regclass) / current_setting('block_size')::bigint)::float8 as pages`,
  );
  const pages = rows[0]?.pages ?? 0;
  const values = table.columns.map((column) => {
    const value = table.drawn.includes(column.name)
      ? sql`null`
      : replaceAddresses(column, patternsOf(addresses), ERASED);
    return sql`${sql.identifier(column.name)} = ${value}`;
  });
  if (table.drawn.length) values.push(sql`renderer_version = null`);
  const work = deletedTables.includes(table.name)
    ? sql`delete from ${name}`
    : sql`update ${name} set ${sql.join(values, sql`, `)}`;
  const cardIds: string[] = [];
  const returning = cardTables.includes(table.name) ? sql`returning id` : sql``;
  let count = 0;
  for (let from = 0; from <= pages; from += PAGES) {
    // The last range is open: updates append new row versions at the end.
    const end = from + PAGES > pages ? sql`` : sql`and ctid < ${`(${from + PAGES},0)`}::tid`;
    const { rowCount, rows } = await tx.execute<{ id: string }>(
      sql`${work} where ctid >= ${`(${from},0)`}::tid ${end} and ${containsPattern(table, patternOfAll(addresses))} ${returning}`,
    );
    count += rowCount ?? 0;
    cardIds.push(...rows.map(({ id }) => id));
  }
  return { count, cardIds };
}

async function announceChanges(tx: Transaction, event: ChangeName, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].slice(0, MAX_ANNOUNCED)) await announceChange(tx, event, { id });
}
