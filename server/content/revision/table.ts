import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { RevisionKind, RevisionReason } from '#schema/revision.ts';
import { users } from '#server/people/user/table.ts';

/** Editable columns by name; pictures and the review as ids, the sections of a page as they are stored. */
export type RevisionFields = Record<string, string | string[] | number | boolean | Record<string, string>[] | null>;

/** Deleted with their item (note.ts). */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid().primaryKey(),
    kind: text().$type<RevisionKind>().notNull(),
    itemId: uuid().notNull(),
    /** From 1, per item. */
    number: integer().notNull(),
    reason: text().$type<RevisionReason>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The author's name at that time; null for the state before revisions existed. */
    authorName: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    fields: jsonb().$type<RevisionFields>().notNull(),
  },
  (table) => [
    unique('revisions_number_key').on(table.itemId, table.number),
    index('revisions_author_idx').on(table.authorId),
  ],
);

export type RevisionRow = typeof revisions.$inferSelect;
/** `fields` is most of the row. */
export type BareRevision = Omit<RevisionRow, 'fields'>;
