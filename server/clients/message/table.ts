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
import type { LanguageCode } from '#schema/languages.ts';
import type { Day } from '#schema/officeTime.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { users } from '#server/people/user/table.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';
import { noSource, sourceColumns } from '#server/platform/visit/sourceColumns.ts';

type Texts = Record<'name' | 'email' | 'contactNumber' | 'service' | 'message', PgColumn>;

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
    /** Also the id of the acknowledgement mail, which replies reference. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    contactNumber: text().notNull(),
    service: text().notNull(),
    message: text(),
    isRead: boolean().notNull().default(false),
    isSpam: boolean().notNull().default(false),
    /** It came by mail with a sign of a machine, a mailing list, a rule or a help desk, but counts as a person's. */
    mayBeAutomatic: boolean().notNull().default(false),
    /** Whether the office and the webhooks were notified; false for messages that arrived as spam. */
    isAnnounced: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    stage: text().$type<MessageStage>().notNull().default('NEW'),
    lostReason: text(),
    /** Null for messages from before stages that nobody has moved since. */
    stageChangedAt: timestamp({ withTimezone: true }),
    /** A day of the office. */
    followUpDay: date(),
    followUpNote: text(),
    /** In whole rupees. */
    value: integer(),
    firstReplyAt: timestamp({ withTimezone: true }),
    lastAnswerAt: timestamp({ withTimezone: true }),
    /**
     * When something was last said in its conversation. A trigger keeps it at or after arrival, first reply and last
     * answer (drizzle/0055_activity_logo_language.sql); services set it for what has no column (`laterActivity`).
     */
    lastActivityAt: timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`),
    /** The tag in the Reply-To address (setting REPLY_TO_TAGS); made with the first reply that needs it. */
    replyTag: text(),
    /** The language of the page of its form; null: that of the site. */
    language: text().$type<LanguageCode>(),
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
      sql`${table.stage} in (${sql.raw(messageStages.map((stage) => `'${stage}'`).join(', '))})`,
    ),
    check('messages_value_check', sql`${table.value} between 0 and 2000000000`),
    // Sort order of every folder: unread first, then oldest first. The columns after the id are those of the filters
    // (desk/filter.ts): PostgreSQL checks them in the index and reads only matching rows.
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
    // Assigned messages, follow-ups and stage figures as index-only scans.
    index('messages_owner_idx').on(
      table.ownerId,
      table.followUpDay,
      table.stage,
      table.isSpam,
      table.value,
      table.stageChangedAt,
    ),
    index('messages_affiliate_idx').on(table.affiliateId).where(sql`${table.affiliateId} is not null`),
    index('messages_created_idx').on(table.createdAt, table.id),
    index('messages_updated_idx').on(table.updatedAt, table.id),
    index('messages_sender_idx').on(table.email, table.createdAt),
    searchIndex('messages_search_idx', searched(table)),
    beginningIndex('messages_beginning_idx', table.name),
  ],
);

export const replies = pgTable(
  'replies',
  {
    /** Also the id of the mail that carries the reply. */
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    replyText: text().notNull(),
    replyDate: timestamp({ withTimezone: true }).notNull(),
    /** The author's name at the time of the reply; null in replies from before authors were stored. */
    author: text(),
    /** No foreign key: a reply outlives its author's account. */
    authorId: uuid(),
    /** When the bounce of its mail was recorded, and its reason. */
    bouncedAt: timestamp({ withTimezone: true }),
    bounceReason: text(),
  },
  (table) => [index('replies_message_idx').on(table.messageId, table.replyDate, table.id)],
);

type Sent = Pick<
  typeof messages.$inferSelect,
  'id' | 'name' | 'email' | 'contactNumber' | 'service' | 'message' | 'createdAt'
> & {
  /** Default: null. */
  language?: LanguageCode | null;
};

export const newMessage = (sent: Sent): typeof messages.$inferSelect => ({
  language: null,
  ...sent,
  ...{ isRead: false, isSpam: false, mayBeAutomatic: false, isAnnounced: true, updatedAt: sent.createdAt },
  ...{ ownerId: null, stage: 'NEW', lostReason: null, stageChangedAt: sent.createdAt },
  ...{ followUpDay: null, followUpNote: null, value: null },
  ...{ firstReplyAt: null, lastAnswerAt: null, lastActivityAt: sent.createdAt, replyTag: null },
  ...noSource,
});

const openStages = messageStages.filter((stage) => stage !== 'WON' && stage !== 'LOST');

export const isOpen: SQL = inArray(messages.stage, openStages);

export const isDue = (today: Day): SQL | undefined =>
  and(isNotNull(messages.followUpDay), lte(messages.followUpDay, today), isOpen);

export type ReplyRow = typeof replies.$inferSelect;
/** Replies are ordered oldest first. */
export type MessageRow = typeof messages.$inferSelect & { replies: ReplyRow[] };
