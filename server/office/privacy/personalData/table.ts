import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export type ErasedCounts = Record<string, number>;

/** Erasures, without the addresses: the marks cannot be reversed without the key (list.ts). */
export const erasures = pgTable('erasures', {
  id: uuid().primaryKey(),
  erasedAt: timestamp({ withTimezone: true }).notNull(),
  /** Keyed hashes of the addresses (address.ts). */
  marks: text().array().notNull(),
  counts: jsonb().$type<ErasedCounts>().notNull(),
  /** Id of its transaction: disk space is cleared when no open transaction sees the state before. */
  transaction: text().notNull(),
  /** Deleted records, which mail files may name, and attachments whose files must be deleted; emptied by clearing. */
  recordIds: uuid().array().notNull(),
  fileIds: uuid().array().notNull(),
  clearedAt: timestamp({ withTimezone: true }),
});
export type ErasureRow = typeof erasures.$inferSelect;

/** The key of the marks: one row. Excluded from backups, so that a backup alone does not reveal who was erased. */
export const erasureKeys = pgTable('erasure_keys', {
  id: text().primaryKey(),
  key: text().notNull(),
});
