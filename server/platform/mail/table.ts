import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An iCalendar object (RFC 5545), and what a calendar program is to do with it (RFC 5546). */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

/** Mail that goes out: written in the transaction of what caused it, sent afterwards by the outbox. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    /** The text; emptied once the mail is sent, for it may hold a sign-in code. */
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** An invitation that goes with it, which calendar programs read (RFC 6047); emptied as the text is. */
    calendar: jsonb().$type<MailCalendar>(),
    /** The ids of the mails that it follows, oldest first. */
    follows: uuid().array().notNull().default([]),
    /** The ids of the records that it tells of: an erasure finds it by them when its text is gone. */
    about: uuid().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is tried next; while it is being sent, when a sender that died is given up on. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** How often the mail server has put it off (4yz): the pauses grow with that. */
    deferrals: integer().notNull().default(0),
    /** What the mail server said of it last, in one line. */
    serverReply: text(),
    sentAt: timestamp({ withTimezone: true }),
    /** When it was given up: the mail server has refused it for good (5yz), or it was tried for too long. */
    undeliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('outgoing_mail_due_idx').on(table.runAt).where(sql`${table.sentAt} is null`)],
);

export type OutgoingMailRow = typeof outgoingMail.$inferSelect;
