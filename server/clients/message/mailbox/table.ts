import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { messages } from '#server/clients/message/table.ts';

export const mailboxes = pgTable('mailboxes', {
  /** The mailbox URL without its password, or the name of the folder. */
  name: text().primaryKey(),
  /** UIDVALIDITY (RFC 3501 section 2.3.1.1): when it changes, UIDs restart. Null for a folder. */
  uidValidity: bigint({ mode: 'bigint' }),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  /** UIDs to retry: the server refused them or parsing was slow. */
  aside: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
  /** First read: older mail becomes no message. */
  since: timestamp({ withTimezone: true }).notNull(),
  unmatched: integer().notNull().default(0),
});

export type IncomingOutcome = 'answer' | 'bounce' | 'enquiry' | 'automatic';

export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: uuid().primaryKey(),
    mailbox: text().notNull(),
    /** keyOf (mailKeys.ts); the oldest rows have the Message-ID only. */
    mailId: text().notNull(),
    outcome: text().$type<IncomingOutcome>().notNull(),
    /** No foreign key: the mail stays known when its message is deleted. */
    messageId: uuid().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('incoming_mails_mail_key').on(table.mailId), index('incoming_mails_taken_idx').on(table.takenAt)],
);

/** Ids that an SMTP service gave our mails in its reply: some replace our Message-ID by theirs. */
export const serviceMailIds = pgTable(
  'service_mail_ids',
  {
    /** Lowercase, the local part of the service's Message-ID. */
    serviceId: text().primaryKey(),
    /** The id of the mail: that of a reply, or of the message for its acknowledgement. */
    mailId: uuid().notNull(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('service_mail_ids_message_idx').on(table.messageId)],
);
