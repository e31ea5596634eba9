import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type ImportState, importStates } from '#schema/import.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';
import type { Choice } from './choice.ts';
import type { CsvMapping, DateOrder, RowKind } from './formats/csv/mapping.ts';
import type { FailedPicture, ImportReport, ReportLine } from './report.ts';

const states = Object.values(importStates)
  .map((state) => `'${state}'`)
  .join(', ');

export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    /** Identifies the site, the same for each of its exports. Empty until an uploaded file has been read. */
    source: text().notNull(),
    fileName: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Name of the person who started it, at that time. */
    startedBy: text().notNull(),
    updatedAt: updatedAt(),
    /** Size of an uploaded file and bytes received so far. Null for an import of the command line. */
    size: integer(),
    received: integer().notNull().default(0),
    /** Expiry of the uploaded file. Null when there is no file. */
    keptUntil: timestamp({ withTimezone: true }),
    given: jsonb().$type<ImportInput>(),
    choice: jsonb().$type<Choice>(),
    /** Account in whose name the server executes the steps. */
    actor: jsonb().$type<Actor>(),
    tries: integer().notNull().default(0),
    fault: text(),
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

/** Written in the transaction that creates the target, so that no entry is imported twice. */
export const importedThings = pgTable(
  'imported_things',
  {
    source: text().notNull(),
    key: text().notNull(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text().$type<ImportedKind>().notNull(),
    targetId: uuid().notNull(),
    /** State of the target after the import. As long as it is the same, nobody has changed the target. */
    mark: text().notNull(),
    line: jsonb().$type<ImportedLine>(),
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

export type ImportInput = {
  mapping: string | null;
  address: string | null;
  /** Of a table: what was chosen on the screen, and the mapping that follows from it. */
  choice?: TableChoice;
  csv?: CsvMapping | null;
};

/** What a person has decided about a table; what is missing is found in the table. */
export type TableChoice = {
  kind?: RowKind | undefined;
  from?: string | undefined;
  /** The columns to import; several of one field are joined in the order of the table. */
  columns?: { name: string; field: string }[] | undefined;
  defaults?: Record<string, string> | undefined;
  dates?: DateOrder | undefined;
};

/** Per kind: how many rows were deleted, and how many stay because they were changed or are in use. */
export type Undone = { removed: Record<ImportedKind, number>; kept: Record<ImportedKind, number> };
/** `isPage` and `failedPictures` are missing in rows of version 0.2. */
export type ImportedLine = ReportLine & { isPublished: boolean; isPage?: boolean; failedPictures?: FailedPicture[] };
export type ImportedKind = 'post' | 'item' | 'picture' | 'redirect' | 'enquiry' | 'review';
export type ImportRow = typeof imports.$inferSelect;
export type ImportedRow = typeof importedThings.$inferSelect;
export type NewImportedRow = typeof importedThings.$inferInsert;
