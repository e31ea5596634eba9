import { and, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type MessageStage, messageStages } from '#schema/desk.ts';
import type { Day } from '#schema/officeTime.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { users } from '#server/people/user/table.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';
import { noSource, sourceColumns } from '#server/platform/visit/sourceColumns.ts';

type Texts = Record<'name' | 'email' | 'contactNumber' | 'service' | 'message', PgColumn>;

/** Where the inbox looks for a text. */
export const searched = ({ name, email, contactNumber, service, message }: Texts): PgColumn[] => [
  name,
  email,
  contactNumber,
  service,
  message,
];

export const messages = pgTable(
  'messages',
  {
    /** Also the id of the mail that acknowledges it, which replies follow. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    contactNumber: text().notNull(),
    service: text().notNull(),
    message: text(),
    isRead: boolean().notNull().default(false),
    /** Lies in the spam folder. */
    isSpam: boolean().notNull().default(false),
    /** The office and the webhooks have heard of it: not of what came in as spam. */
    isAnnounced: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** The member of staff who takes care of it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    stage: text().$type<MessageStage>().notNull().default('NEW'),
    lostReason: text(),
    /** When it came into its stage. Null in messages from before stages, while nobody has moved them. */
    stageChangedAt: timestamp({ withTimezone: true }),
    /** The day in India on which somebody wants to come back to it. */
    followUpDay: date(),
    followUpNote: text(),
    /** What it is worth, in whole rupees. */
    value: integer(),
    /** When it was first replied to, and when the client answered last. */
    firstReplyAt: timestamp({ withTimezone: true }),
    lastAnswerAt: timestamp({ withTimezone: true }),
    /** What an answer's address holds under REPLY_TO_TAGS; made with the first reply that needs it. */
    replyTag: text(),
    ...sourceColumns(),
  },
  (table) => [
    unique('messages_reply_tag_key').on(table.replyTag),
    foreignKey({
      name: 'messages_affiliate_fk',
      columns: [table.affiliateId],
      foreignColumns: [affiliates.id],
    }).onDelete('set null'),
    check(
      'messages_stage_check',
      sql`${table.stage} in (${sql.raw(messageStages.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('messages_value_check', sql`${table.value} between 0 and 2000000000`),
    // Every folder as it is sorted: unread first, then oldest first. The columns after the id are those of the filters (desk/filter.ts):
    // PostgreSQL checks them in the index, and reads no row that does not match.
    index('messages_list_idx').on(
      table.isRead,
      table.createdAt,
      table.id,
      table.isSpam,
      table.stage,
      table.ownerId,
      table.service,
      table.source,
    ),
    // What somebody takes care of, what is to be followed up, and the figures of the stages, without reading rows.
    index('messages_owner_idx').on(
      table.ownerId,
      table.followUpDay,
      table.stage,
      table.isSpam,
      table.value,
      table.stageChangedAt,
    ),
    // What has come by an affiliate (../affiliate/referral/figures.ts).
    index('messages_affiliate_idx').on(table.affiliateId).where(sql`${table.affiliateId} is not null`),
    // The other orders of the list.
    index('messages_created_idx').on(table.createdAt, table.id),
    index('messages_updated_idx').on(table.updatedAt, table.id),
    // What an address has sent.
    index('messages_sender_idx').on(table.email, table.createdAt),
    searchIndex('messages_search_idx', searched(table)),
    beginningIndex('messages_beginning_idx', table.name),
  ],
);

export const replies = pgTable(
  'replies',
  {
    /** Also the id of the mail that carries it. */
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    replyText: text().notNull(),
    replyDate: timestamp({ withTimezone: true }).notNull(),
    /** The author's name at that time. Null in replies from before authors were stored. */
    author: text(),
    /** No reference: a reply outlives the account of its author. */
    authorId: uuid(),
    /** When it became known that its mail could not be delivered, and why. */
    bouncedAt: timestamp({ withTimezone: true }),
    bounceReason: text(),
  },
  (table) => [index('replies_message_idx').on(table.messageId, table.replyDate, table.id)],
);

type Sent = Pick<
  typeof messages.$inferSelect,
  'id' | 'name' | 'email' | 'contactNumber' | 'service' | 'message' | 'createdAt'
>;

/** @returns the row of a message that has just come in */
export const newMessage = (sent: Sent): typeof messages.$inferSelect => ({
  ...sent,
  ...{ isRead: false, isSpam: false, isAnnounced: true, updatedAt: sent.createdAt },
  ...{ ownerId: null, stage: 'NEW', lostReason: null, stageChangedAt: sent.createdAt },
  ...{ followUpDay: null, followUpNote: null, value: null },
  ...{ firstReplyAt: null, lastAnswerAt: null, replyTag: null },
  ...noSource,
});

const openStages = messageStages.filter((stage) => stage !== 'WON' && stage !== 'LOST');

/** The condition that a follow-up is due: of this day or before, and neither won nor lost. */
export const isDue = (today: Day): SQL | undefined =>
  and(isNotNull(messages.followUpDay), lte(messages.followUpDay, today), inArray(messages.stage, openStages));

export type ReplyRow = typeof replies.$inferSelect;
/** A message with its replies, oldest first. */
export type MessageRow = typeof messages.$inferSelect & { replies: ReplyRow[] };
