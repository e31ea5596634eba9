import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { RevisionCause } from '#schema/revision.ts';
import { blogPosts } from '#server/blog/table.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { users } from '#server/user/table.ts';

/** Every field of a post or an item that somebody edits, and the state; by the names of their columns. */
export type RevisionFields = Record<string, string | string[] | boolean | null>;

/** What posts and portfolio items were after each save. They go with the post or the item they are of. */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid().primaryKey(),
    /** What it is a revision of: one of the two. */
    postId: uuid().references(() => blogPosts.id, { onDelete: 'cascade' }),
    itemId: uuid().references(() => portfolioItems.id, { onDelete: 'cascade' }),
    /** From 1 on, for each post and each item. */
    number: integer().notNull(),
    cause: text().$type<RevisionCause>().notNull(),
    /** Who saved it; null for the schedule, for whoever is gone, and where nobody knows. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What they were called then; empty where nobody knows. */
    authorName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    fields: jsonb().$type<RevisionFields>().notNull(),
  },
  (table) => [
    unique('revisions_post_key').on(table.postId, table.number),
    unique('revisions_item_key').on(table.itemId, table.number),
    index('revisions_author_idx').on(table.authorId),
    check('revisions_owner_check', sql`num_nonnulls(${table.postId}, ${table.itemId}) = 1`),
  ],
);

export type RevisionRow = typeof revisions.$inferSelect;
