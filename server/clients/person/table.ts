import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names that staff have corrected, by the e-mail address in lowercase. */
export const people = pgTable('people', {
  email: text().primaryKey(),
  name: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
