import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EventDetail, ThreadEventKind } from '#schema/conversation.ts';
import { users } from '#server/people/user/table.ts';
import { messages, replies } from '../table.ts';

const ofMessage = () =>
  uuid()
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' });

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const answers = pgTable(
  'answers',
  {
    id: uuid().primaryKey(),
    messageId: ofMessage(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    fromEmail: text().notNull(),
    fromName: text(),
    isFromOther: boolean().notNull(),
    /** The receiving mail server reports a forged address. */
    isUnverified: boolean().notNull(),
    isAutomatic: boolean().notNull(),
    /** It has a sign of a machine, a mailing list, a rule or a help desk, but counts as a person's. */
    mayBeAutomatic: boolean().notNull().default(false),
    subject: text().notNull(),
    text: text().notNull(),
    quoted: text(),
    omitted: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [index('answers_message_idx').on(table.messageId, table.receivedAt, table.id)],
);
export type AnswerRow = typeof answers.$inferSelect;

/** Files of an answer or of a reply. The bytes are in the object store under `attachments/{id}`. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey(),
    answerId: uuid().references(() => answers.id, { onDelete: 'cascade' }),
    replyId: uuid().references(() => replies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [
    index('attachments_answer_idx').on(table.answerId, table.position),
    index('attachments_reply_idx').on(table.replyId, table.position).where(sql`${table.replyId} is not null`),
    check('attachments_owner_check', sql`num_nonnulls(${table.answerId}, ${table.replyId}) = 1`),
  ],
);
export type AttachmentRow = typeof attachments.$inferSelect;

export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey(),
    messageId: ofMessage(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    text: text().notNull(),
    author: text().notNull(),
    /** No foreign key: a note outlives its author's account. */
    authorId: uuid().notNull(),
    mentionIds: uuid().array().notNull().default(sql`'{}'`),
  },
  (table) => [index('notes_message_idx').on(table.messageId, table.createdAt, table.id)],
);
export type NoteRow = typeof notes.$inferSelect;

export const conversationEvents = pgTable(
  'thread_events',
  {
    id: uuid().primaryKey(),
    messageId: ofMessage(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<ThreadEventKind>().notNull(),
    /** The person's name at that time; null for an automatic event. */
    actor: text(),
    detail: jsonb().$type<EventDetail>().notNull().default({}),
  },
  (table) => [index('thread_events_message_idx').on(table.messageId, table.at, table.id)],
);
export type ConversationEventRow = typeof conversationEvents.$inferSelect;

/** Unsent replies: one per person and message. */
export const replyDrafts = pgTable(
  'reply_drafts',
  {
    messageId: ofMessage(),
    userId: ofUser(),
    text: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'reply_drafts_pkey', columns: [table.messageId, table.userId] }),
    index('reply_drafts_user_idx').on(table.userId),
  ],
);
export type ReplyDraftRow = typeof replyDrafts.$inferSelect;
