import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import type { ServiceId } from '#schema/services.ts';
import { reviews } from '#server/clients/review/table.ts';
import { translationIndex } from '#server/content/kind/translationIndex.ts';
import type { Heading } from '#server/content/markdown/headingAnchors.ts';
import type { Bare, Read } from '#server/content/markdown/textColumns.ts';
import { formerSlugTable } from '#server/platform/database/formerSlugs.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { tagKeys } from '#server/platform/database/tags.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

type ResultFigure = { figure: string; label: string };

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
    body: text().notNull().default(''),
    /** Derived from the body by a renderer version; null until rendered. */
    bodyHtml: text(),
    headings: jsonb().$type<Heading[]>(),
    rendererVersion: integer(),
    client: text(),
    year: smallint(),
    services: text().array().$type<ServiceId[]>().notNull().default([]),
    results: jsonb().$type<ResultFigure[]>().notNull().default([]),
    /** Picture ids; uses are listed in server/content/media/pictureUse.ts. */
    gallery: uuid().array().notNull().default([]),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'set null' }),
    metaTitle: text(),
    metaDescription: text(),
    /** BCP 47 tag; null for the language of the site. */
    language: text().$type<LanguageTag>(),
    /** Common to what says the same in several languages (server/content/kind/translations.ts); null for no translation. */
    translationGroup: uuid(),
    isPublished: boolean().notNull().default(false),
    /** Time of the first publication; null for what was never published. A trigger fills it for earlier versions. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Schedule (server/content/kind); null without one. */
    publishAt: timestamp({ withTimezone: true }),
    takeBackAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('portfolio_items_slug_key').on(table.slug),
    // Scanned backwards for newest first.
    index('portfolio_items_list_idx').on(table.createdAt, table.id),
    index('portfolio_items_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('portfolio_items_publication_idx').on(table.publishedAt, table.id).where(sql`${table.isPublished}`),
    index('portfolio_items_updated_idx').on(table.updatedAt, table.id),
    index('portfolio_items_published_updated_idx').on(table.updatedAt, table.id).where(sql`${table.isPublished}`),
    index('portfolio_items_category_idx').on(sql`lower(${table.category})`).where(sql`${table.isPublished}`),
    index('portfolio_items_tags_idx').using('gin', tagKeys(table)).where(sql`${table.isPublished}`),
    searchIndex('portfolio_items_title_idx', [table.title]),
    beginningIndex('portfolio_items_beginning_idx', table.title),
    index('portfolio_items_picture_idx').on(table.pictureId),
    index('portfolio_items_review_idx').on(table.reviewId),
    index('portfolio_items_publish_at_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('portfolio_items_take_back_at_idx').on(table.takeBackAt).where(sql`${table.takeBackAt} is not null`),
    translationIndex('portfolio_items_translation_key', table),
    check('portfolio_items_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('portfolio_items_schedule_check', sql`${table.takeBackAt} > ${table.publishAt}`),
    check('portfolio_items_tags_check', sql`cardinality(${table.tags}) > 0`),
  ],
);

export type PortfolioItemRow = typeof portfolioItems.$inferSelect;
/** With the text columns that the query needs. */
export type ReadItem = Read<PortfolioItemRow>;
export type BareItem = Bare<PortfolioItemRow>;

export const formerPortfolioSlugs = formerSlugTable('former_portfolio_slugs', () => portfolioItems.id);
