import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** Links that show the draft state to anybody who has the URL. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid().primaryKey(),
    postId: uuid().references(() => blogPosts.id, { onDelete: 'cascade' }),
    itemId: uuid().references(() => portfolioItems.id, { onDelete: 'cascade' }),
    pageId: uuid().references(() => pages.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** Who the link is for, in the words of its maker. */
    label: text(),
    /** The user whose pending changes the link shows. */
    createdById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('preview_links_token_key').on(table.tokenHash),
    index('preview_links_list_idx').on(table.createdAt, table.id),
    index('preview_links_updated_idx').on(table.updatedAt, table.id),
    index('preview_links_post_idx').on(table.postId),
    index('preview_links_item_idx').on(table.itemId),
    index('preview_links_page_idx').on(table.pageId),
    index('preview_links_creator_idx').on(table.createdById),
    index('preview_links_expiry_idx').on(table.expiresAt),
    check('preview_links_of_one_check', sql`num_nonnulls(${table.postId}, ${table.itemId}, ${table.pageId}) = 1`),
  ],
);
export type PreviewLinkRow = typeof previewLinks.$inferSelect;
