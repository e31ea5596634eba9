import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookingOutcome } from '#schema/booking.ts';
import type { LanguageCode } from '#schema/languages.ts';
import type { OpeningHours } from '#schema/site.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

export const bookingHosts = pgTable(
  'booking_hosts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull(),
    /** In the office's time zone. */
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    daysOff: date().array().notNull(),
    /** Hash of the secret URL of the host's calendar; null without one. */
    calendarHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('booking_hosts_calendar_key').on(table.calendarHash)],
);
export type BookingHostRow = typeof bookingHosts.$inferSelect;

const ofHost = () =>
  uuid()
    .notNull()
    .references(() => bookingHosts.userId, { onDelete: 'cascade' });

export const slotChanges = pgTable(
  'slot_changes',
  {
    hostId: ofHost(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    isAdded: boolean().notNull(),
  },
  (table) => [primaryKey({ name: 'slot_changes_pkey', columns: [table.hostId, table.startsAt] })],
);

export const hostFeeds = pgTable(
  'host_feeds',
  {
    id: uuid().primaryKey(),
    hostId: ofHost(),
    /** Encrypted: the URL grants access to the calendar. */
    sealedUrl: text().notNull(),
    place: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** Next read. During a read: when the lease of a crashed reader expires. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    /** Events at the last read; busyTimes stores them merged. */
    eventCount: integer().notNull().default(0),
    fault: text(),
  },
  (table) => [index('host_feeds_host_idx').on(table.hostId), index('host_feeds_due_idx').on(table.runAt)],
);
export type HostFeedRow = typeof hostFeeds.$inferSelect;

/** Merged busy times of the feeds at their last read. */
export const busyTimes = pgTable(
  'busy_times',
  {
    feedId: uuid()
      .notNull()
      .references(() => hostFeeds.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'busy_times_pkey', columns: [table.feedId, table.startsAt, table.endsAt] }),
    check('busy_times_order_check', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** An exclusion constraint (drizzle/0026_bookings.sql) prevents overlapping confirmed calls of a host. */
export const bookings = pgTable(
  'bookings',
  {
    /** Also the UID of its invitation. */
    id: uuid().primaryKey(),
    hostId: uuid().references(() => users.id, { onDelete: 'set null' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().notNull(),
    note: text(),
    timeZone: text().notNull(),
    /** The language of the page that the client used last; null: that of the site. */
    language: text().$type<LanguageCode>(),
    status: text().$type<'CONFIRMED' | 'CANCELLED'>().notNull().default('CONFIRMED'),
    outcome: text().$type<BookingOutcome>(),
    /** SEQUENCE of its invitation (RFC 5545). */
    sequence: integer().notNull().default(0),
    messageId: uuid(),
    /** Keyed hash of the client's network, only while the call is in the future (openCalls.ts). */
    networkHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** When the current time was set, by booking or moving. */
    scheduledAt: timestamp({ withTimezone: true }).notNull(),
    /** Last reminder, number of automatic reminders (a day before, an hour before), mail of the last one. */
    remindedAt: timestamp({ withTimezone: true }),
    reminders: smallint().notNull().default(0),
    reminderMailId: uuid(),
    /** Ids from reminderId (staff.ts): sessions, and admins for their API tokens. */
    remindedBy: uuid().array().notNull().default([]),
  },
  (table) => [
    foreignKey({
      name: 'bookings_message_fk',
      columns: [table.messageId],
      foreignColumns: [messages.id],
    }).onDelete('set null'),
    index('bookings_start_idx').on(table.startsAt, table.id),
    index('bookings_updated_idx').on(table.updatedAt, table.id),
    index('bookings_host_idx').on(table.hostId, table.startsAt),
    index('bookings_message_idx').on(table.messageId),
    index('bookings_email_idx').on(table.email),
    index('bookings_network_idx').on(table.networkHash).where(sql`${table.networkHash} is not null`),
    index('bookings_reminded_idx').on(table.startsAt).where(sql`${table.reminderMailId} is not null`),
    index('bookings_reminder_idx')
      .on(table.startsAt)
      .where(sql`${table.status} = 'CONFIRMED' and ${table.reminders} < 2`),
    check('bookings_order_check', sql`${table.startsAt} < ${table.endsAt}`),
    check('bookings_status_check', sql`${table.status} in ('CONFIRMED', 'CANCELLED')`),
    check('bookings_outcome_check', sql`${table.outcome} in ('DONE', 'NO_SHOW')`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/** Tokens of the links that move or cancel a call; each mail has its own. */
export const bookingTokens = pgTable(
  'booking_tokens',
  {
    tokenHash: text().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('booking_tokens_booking_idx').on(table.bookingId)],
);
