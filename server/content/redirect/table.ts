import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** What is answered where the site finds nothing. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    /** As normalPath or numberedPath spells it (schema/redirectPath.ts). */
    from: text().notNull(),
    /** As normalTarget spells it; null for what is gone for good. */
    to: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('redirects_from_key').on(table.from),
    // Read backwards for newest first.
    index('redirects_list_idx').on(table.createdAt, table.id),
    index('redirects_updated_idx').on(table.updatedAt, table.id),
  ],
);
export type RedirectRow = typeof redirects.$inferSelect;

/** Where visitors have found nothing, and how often (./missedPathCounter.ts). Of the visitors it says nothing. */
export const missedPaths = pgTable(
  'missed_paths',
  {
    id: uuid().primaryKey(),
    path: text().notNull(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    /** The host of the page whose link was followed. */
    lastReferrer: text(),
    /** Whether a person may have wanted it, rather than a program that looks for weak spots. */
    isWanted: boolean().notNull(),
  },
  (table) => [
    unique('missed_paths_path_key').on(table.path),
    // Read backwards: what was wanted, the most asked, the latest first.
    index('missed_paths_list_idx').on(table.isWanted, table.count, table.lastAt, table.id),
    index('missed_paths_first_idx').on(table.firstAt, table.id),
    index('missed_paths_updated_idx').on(table.updatedAt, table.id),
  ],
);
export type MissedPathRow = typeof missedPaths.$inferSelect;
