import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportReport } from './report.ts';

/** What an import has brought or is bringing. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    /** The site it is of: the same for each of its exports. */
    source: text().notNull(),
    /** What the file was called. */
    fileName: text().notNull(),
    state: text().$type<'running' | 'done' | 'undone'>().notNull(),
    /** How many entries it has, and how many of them are done. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Who started it, by the name of that day. */
    startedBy: text().notNull(),
  },
  (table) => [
    // Read backwards for newest first.
    index('imports_list_idx').on(table.startedAt, table.id),
    index('imports_source_idx').on(table.source),
    check('imports_state_check', sql`${table.state} in ('running', 'done', 'undone')`),
  ],
);

/** What a thing of an export has become: written in the transaction that makes it, so that nothing comes twice. */
export const importedThings = pgTable(
  'imported_things',
  {
    source: text().notNull(),
    /** Its name there. */
    key: text().notNull(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text().$type<ImportedKind>().notNull(),
    targetId: uuid().notNull(),
    /** What it was when it came: as long as it is that, nobody has changed it. */
    mark: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'imported_things_pkey', columns: [table.source, table.key] }),
    index('imported_things_import_idx').on(table.importId),
    check(
      'imported_things_kind_check',
      sql`${table.kind} in ('post', 'item', 'picture', 'redirect', 'enquiry', 'review')`,
    ),
  ],
);

export type ImportedKind = 'post' | 'item' | 'picture' | 'redirect' | 'enquiry' | 'review';
export type ImportRow = typeof imports.$inferSelect;
export type ImportedThing = typeof importedThings.$inferSelect;
