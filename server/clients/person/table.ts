import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names that staff have corrected, by lowercase e-mail address. */
export const people = pgTable('people', {
  email: text().primaryKey(),
  name: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
