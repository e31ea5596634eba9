import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** How far each mailbox has been read. */
export const mailboxes = pgTable('mailboxes', {
  /** The address of the mailbox without its password, or the name of the folder of files. */
  name: text().primaryKey(),
  /** What the server's UIDs are good for (RFC 3501, 2.3.1.1): another one, and they begin anew. Null for files. */
  uidValidity: bigint({ mode: 'bigint' }),
  /** The highest UID that was looked at. */
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  /** The UIDs that were passed over and are looked at again: of mails that the server did not give out, or that take long. */
  aside: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
  /** Since when it is followed: mail from before becomes no enquiry. */
  since: timestamp({ withTimezone: true }).notNull(),
  /** How many mails belonged to no enquiry and were left alone. */
  unmatched: integer().notNull().default(0),
});

/** What has become of a mail that was taken in. */
export type IncomingOutcome = 'answer' | 'bounce' | 'enquiry' | 'automatic';

/** The mails that were taken in, so that none is taken twice. */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: uuid().primaryKey(),
    mailbox: text().notNull(),
    /** Its Message-ID, or `sha256:` and the hash of its bytes when it has none; and a hash of what was written, but in the oldest rows (`mailKeys.ts`). */
    mailId: text().notNull(),
    outcome: text().$type<IncomingOutcome>().notNull(),
    /** The enquiry that it belongs to. No reference: it stays remembered when that is deleted. */
    messageId: uuid().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('incoming_mails_mail_key').on(table.mailId), index('incoming_mails_taken_idx').on(table.takenAt)],
);
