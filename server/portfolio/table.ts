import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { formerSlugTable } from '#server/database/formerSlugs.ts';
import { beginningIndex, searchIndex } from '#server/database/search.ts';
import { pictures } from '#server/storage/picture/table.ts';

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text(),
    imageUrl: text(),
    pictureId: uuid().references(() => pictures.id),
    altText: text(),
    tags: text().array().notNull(),
    isPublished: boolean().notNull().default(false),
    /** When it shall be published or taken back by itself (server/schedule); null where nobody has planned it. */
    publishAt: timestamp({ withTimezone: true }),
    takeBackAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('portfolio_items_slug_key').on(table.slug),
    // Read backwards for newest first.
    index('portfolio_items_list_idx').on(table.createdAt, table.id),
    index('portfolio_items_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    searchIndex('portfolio_items_title_idx', [table.title]),
    beginningIndex('portfolio_items_beginning_idx', table.title),
    index('portfolio_items_picture_idx').on(table.pictureId),
    index('portfolio_items_publish_at_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('portfolio_items_take_back_at_idx').on(table.takeBackAt).where(sql`${table.takeBackAt} is not null`),
    check('portfolio_items_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('portfolio_items_schedule_check', sql`${table.takeBackAt} > ${table.publishAt}`),
    check('portfolio_items_tags_check', sql`cardinality(${table.tags}) > 0`),
  ],
);

export type PortfolioItemRow = typeof portfolioItems.$inferSelect;

export const formerPortfolioSlugs = formerSlugTable('former_portfolio_slugs', () => portfolioItems.id);
