import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How many records of a kind an erasure met. */
export type ErasedCounts = Record<string, number>;

/** The erasures of people's data. Whom they were of, nothing leads back to without the key (./list.ts). */
export const erasures = pgTable('erasures', {
  id: uuid().primaryKey(),
  erasedAt: timestamp({ withTimezone: true }).notNull(),
  /** Of each address (./address.ts). */
  marks: text().array().notNull(),
  counts: jsonb().$type<ErasedCounts>().notNull(),
  /** The transaction that wrote it: until none is left that sees what was before, nothing can be cleared. */
  transaction: text().notNull(),
  /** The records that are gone, which mails on the disk may name, and the attachments whose files are to go; empty once it is cleared. */
  recordIds: uuid().array().notNull(),
  fileIds: uuid().array().notNull(),
  /** When the files were gone and the places on the disk were cleared (./clear.ts). */
  clearedAt: timestamp({ withTimezone: true }),
});
export type ErasureRow = typeof erasures.$inferSelect;

/** What the marks are made with: one row. No backup holds it, so that a backup alone cannot be asked who was erased. */
export const erasureKeys = pgTable('erasure_keys', {
  id: text().primaryKey(),
  key: text().notNull(),
});
