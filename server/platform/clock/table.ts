import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The newest time at which the clocks agreed: one row. */
export const clockReadings = pgTable('clock_readings', {
  id: text().primaryKey(),
  readAt: timestamp({ withTimezone: true }).notNull(),
  /** By how much PostgreSQL's clock was ahead when an operator said that the server's clock is right, in milliseconds. */
  databaseAheadMs: bigint({ mode: 'number' }).notNull().default(0),
});
