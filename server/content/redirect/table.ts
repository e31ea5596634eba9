import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    /** Normalized by normalPath or selectorPath (schema/redirectPath.ts). */
    from: text().notNull(),
    /** Normalized by normalTarget; null answers 410. */
    to: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('redirects_from_key').on(table.from),
    // Scanned backwards for newest first.
    index('redirects_list_idx').on(table.createdAt, table.id),
    index('redirects_updated_idx').on(table.updatedAt, table.id),
  ],
);
export type RedirectRow = typeof redirects.$inferSelect;

export const missedPaths = pgTable(
  'missed_paths',
  {
    id: uuid().primaryKey(),
    path: text().notNull(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    lastReferrer: text(),
    /** False for probes of vulnerability scanners. */
    isWanted: boolean().notNull(),
  },
  (table) => [
    unique('missed_paths_path_key').on(table.path),
    // Scanned backwards: wanted paths, highest count, latest.
    index('missed_paths_list_idx').on(table.isWanted, table.count, table.lastAt, table.id),
    index('missed_paths_first_idx').on(table.firstAt, table.id),
    index('missed_paths_updated_idx').on(table.updatedAt, table.id),
  ],
);
export type MissedPathRow = typeof missedPaths.$inferSelect;
