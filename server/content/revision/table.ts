import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { RevisionKind, RevisionReason } from '#schema/revision.ts';
import { users } from '#server/people/user/table.ts';

/** What can be edited of a post or an item, by the names of their columns; picture and review by their references. */
export type RevisionFields = Record<string, string | string[] | number | boolean | Record<string, string>[] | null>;

/** What posts and items were, save by save. They go with their post or item (./note.ts). */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid().primaryKey(),
    kind: text().$type<RevisionKind>().notNull(),
    /** The id of the post or item. */
    itemId: uuid().notNull(),
    /** From 1 on, in the order of the saves. */
    number: integer().notNull(),
    reason: text().$type<RevisionReason>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then; null of what was there before revisions were kept. */
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
/** Without the fields, which are most of it. */
export type BareRevision = Omit<RevisionRow, 'fields'>;
