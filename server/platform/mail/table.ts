import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An iCalendar object (RFC 5545) and its method (RFC 5546). */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

/** Outgoing mail, inserted in the transaction of its cause and sent by the outbox. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Emptied after sending, because it may contain a sign-in code. */
    text: text().notNull(),
    /** The same as HTML; emptied like the text. */
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** An attached invitation (RFC 6047). Emptied like the text. */
    calendar: jsonb().$type<MailCalendar>(),
    follows: uuid().array().notNull().default([]),
    /** The ids of the records that the mail is about. An erasure finds the mail by them after its text is emptied. */
    about: uuid().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time of the next try; during sending, the end of the lease. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** How often the mail server deferred the mail (4yz). The pauses grow with it. */
    deferrals: integer().notNull().default(0),
    serverReply: text(),
    /**
     * Until then a later mail about the same record may replace this one. Of the clock of the database, so that it passes
     * when the clock of the product stands still.
     */
    settlesAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** When the mail was given up: refused for good (5yz), or the retries ended. */
    undeliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outgoing_mail_due_idx').on(table.runAt).where(sql`${table.sentAt} is null`),
    index('outgoing_mail_settling_idx').on(table.settlesAt).where(sql`${table.settlesAt} is not null`),
  ],
);

export type OutgoingMailRow = typeof outgoingMail.$inferSelect;
