import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the newest time at which the clocks agreed. */
export const clockReadings = pgTable('clock_readings', {
  id: text().primaryKey(),
  readAt: timestamp({ withTimezone: true }).notNull(),
  /** In milliseconds: how far PostgreSQL's clock was ahead when an operator accepted the server's clock. */
  databaseAheadMs: bigint({ mode: 'number' }).notNull().default(0),
});
