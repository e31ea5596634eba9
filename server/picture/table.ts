import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An uploaded picture; its file is `{id}.webp` in the store. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
