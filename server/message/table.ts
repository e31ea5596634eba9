import { sql } from 'drizzle-orm';
import { boolean, index, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { beginningIndex, searchIndex } from '#server/database/search.ts';

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
  },
  (table) => [
    // Unread first, then oldest first: the inbox, the spam folder, both together.
    index('messages_list_idx').on(table.isRead, table.createdAt, table.id).where(sql`not ${table.isSpam}`),
    index('messages_spam_idx').on(table.isRead, table.createdAt, table.id).where(sql`${table.isSpam}`),
    index('messages_all_idx').on(table.isRead, table.createdAt, table.id),
    index('messages_week_idx').on(table.createdAt).where(sql`not ${table.isSpam}`),
    // What a sender has sent of late.
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
  },
  (table) => [index('replies_message_idx').on(table.messageId, table.replyDate, table.id)],
);

export type ReplyRow = typeof replies.$inferSelect;
/** A message with its replies, oldest first. */
export type MessageRow = typeof messages.$inferSelect & { replies: ReplyRow[] };
