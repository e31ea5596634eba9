import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An uploaded picture; its file is `{id}.webp` in the store, its other sizes are below `sizes/{id}`. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export type PictureRow = typeof pictures.$inferSelect;
