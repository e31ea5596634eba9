import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type ImportState, importStates } from '#schema/import.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';
import type { Choice } from './choice.ts';
import type { ImportReport, ReportLine } from './report.ts';

const states = Object.values(importStates)
  .map((state) => `'${state}'`)
  .join(', ');

/** What an import has brought, is bringing, or would bring. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    /** The site it is of: the same for each of its exports. Empty until an uploaded file was looked through. */
    source: text().notNull(),
    /** What the file was called. */
    fileName: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** How many entries it has, and how many of them are done. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Who started it, by the name of that day. */
    startedBy: text().notNull(),
    updatedAt: updatedAt(),
    /** How many bytes an uploaded file has, and how many have come; of the command line it has none. */
    size: integer(),
    received: integer().notNull().default(0),
    /** Until when its file is kept if nobody goes on with it; without one there is no file. */
    keptUntil: timestamp({ withTimezone: true }),
    /** What was said beside the file. */
    given: jsonb().$type<{ mapping: string | null; address: string | null }>(),
    /** What of it comes; without one, everything. */
    choice: jsonb().$type<Choice>(),
    /** Who has the server do what it does of it. */
    actor: jsonb().$type<Actor>(),
    /** How often a process has begun what is to be done now. */
    tries: integer().notNull().default(0),
    /** Why it has failed. */
    fault: text(),
    /** What was taken back. */
    undone: jsonb().$type<Undone>(),
  },
  (table) => [
    // Read backwards for newest first.
    index('imports_list_idx').on(table.startedAt, table.id),
    index('imports_updated_idx').on(table.updatedAt, table.id),
    index('imports_source_idx').on(table.source),
    check('imports_state_check', sql`${table.state} in (${sql.raw(states)})`),
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
    /** What the report says of it; only of posts and items. */
    line: jsonb().$type<BroughtLine>(),
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

/** How many of each kind were taken back, and how many stay because somebody has changed or uses them. */
export type Undone = { removed: Record<ImportedKind, number>; kept: Record<ImportedKind, number> };
export type BroughtLine = ReportLine & { isPublished: boolean };
export type ImportedKind = 'post' | 'item' | 'picture' | 'redirect' | 'enquiry' | 'review';
export type ImportRow = typeof imports.$inferSelect;
export type ImportedThing = typeof importedThings.$inferSelect;
export type NewThing = typeof importedThings.$inferInsert;
