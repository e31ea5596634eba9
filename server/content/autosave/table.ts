import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentKind, DraftFields } from '#schema/draft.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { users } from '#server/people/user/table.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A closed autosave stays for a day without fields, so that saves still in transit are refused. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    kind: text().$type<ContentKind>().notNull(),
    /** The edited post, item or page; all null for a new one. */
    postId: uuid().references(() => blogPosts.id, { onDelete: 'cascade' }),
    itemId: uuid().references(() => portfolioItems.id, { onDelete: 'cascade' }),
    pageId: uuid().references(() => pages.id, { onDelete: 'cascade' }),
    /** Null after it was stored or discarded. */
    fields: jsonb().$type<DraftFields>(),
    basedOn: timestamp({ withTimezone: true }),
    sequence: bigint({ mode: 'number' }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // One per person and existing post, item or page; new ones have one each.
    uniqueIndex('content_drafts_owner_key')
      .on(table.userId, table.kind, sql`coalesce(${table.postId}, ${table.itemId}, ${table.pageId})`)
      .where(
        sql`${table.fields} is not null and coalesce(${table.postId}, ${table.itemId}, ${table.pageId}) is not null`,
      ),
    index('content_drafts_user_idx').on(table.userId),
    index('content_drafts_post_idx').on(table.postId),
    index('content_drafts_item_idx').on(table.itemId),
    index('content_drafts_page_idx').on(table.pageId),
    index('content_drafts_updated_idx').on(table.updatedAt),
    check('content_drafts_kind_check', sql`${table.kind} in ('BLOG_POST', 'PORTFOLIO_ITEM', 'PAGE')`),
    check(
      'content_drafts_of_kind_check',
      sql`num_nonnulls(${table.postId}, ${table.itemId}, ${table.pageId}) = num_nonnulls(case ${table.kind}
        when 'BLOG_POST' then ${table.postId} when 'PORTFOLIO_ITEM' then ${table.itemId} else ${table.pageId} end)`,
    ),
  ],
);
export type DraftRow = typeof contentDrafts.$inferSelect;
export type OpenDraft = DraftRow & { fields: DraftFields };
