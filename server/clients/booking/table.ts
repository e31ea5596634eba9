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
import type { OpeningHours } from '#schema/site.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** Members of staff who take calls, and when. */
export const bookingHosts = pgTable(
  'booking_hosts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull(),
    /** On the office's clock. */
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    daysOff: date().array().notNull(),
    /** Of the secret address of the calendar of their calls; null where there is none. */
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

/** Single slots of a host that were added, or taken out of the weekly hours. */
export const slotChanges = pgTable(
  'slot_changes',
  {
    hostId: ofHost(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    isAdded: boolean().notNull(),
  },
  (table) => [primaryKey({ name: 'slot_changes_pkey', columns: [table.hostId, table.startsAt] })],
);

/** Calendars whose events keep the slots of a host from being booked. */
export const hostFeeds = pgTable(
  'host_feeds',
  {
    id: uuid().primaryKey(),
    hostId: ofHost(),
    /** Its address, encrypted: whoever knows it can read the calendar. */
    sealedUrl: text().notNull(),
    /** The host name of the address. */
    place: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** When it is read next; while it is being read, when a reader that died is given up on. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    /** How many events it had then: busyTimes has them joined. */
    eventCount: integer().notNull().default(0),
    fault: text(),
  },
  (table) => [index('host_feeds_host_idx').on(table.hostId), index('host_feeds_due_idx').on(table.runAt)],
);
export type HostFeedRow = typeof hostFeeds.$inferSelect;

/** What the calendars had when they were last read. */
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

/**
 * Calls that were booked. Of those of one host that take place no two overlap, whoever writes: an exclusion constraint
 * (drizzle/0026_bookings.sql), which Drizzle has no words for.
 */
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
    /** The time zone of whoever has booked. */
    timeZone: text().notNull(),
    status: text().$type<'CONFIRMED' | 'CANCELLED'>().notNull().default('CONFIRMED'),
    outcome: text().$type<BookingOutcome>(),
    /** How often its invitation has changed (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    messageId: uuid(),
    /** The network that it was booked from, as a keyed hash, while it is to come (openCalls.ts). */
    networkHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** When it was set to the time that it has: booked, or moved there. */
    scheduledAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was last reminded of, how many reminders the worker has sent (a day before, an hour before), and the last one's mail. */
    remindedAt: timestamp({ withTimezone: true }),
    reminders: smallint().notNull().default(0),
    reminderMailId: uuid(),
    /** Who of the staff has reminded of it: the ids of sign-ins and API tokens. */
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

/** The tokens of the links by which a call is moved and cancelled: each mail brings one. */
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
