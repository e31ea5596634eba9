import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import type { PageLayout } from '#schema/page.ts';
import type { PageSection } from '#schema/pageSections.ts';
import { translationIndex } from '#server/content/kind/translationIndex.ts';
import type { Heading } from '#server/content/markdown/headingAnchors.ts';
import type { Bare } from '#server/content/markdown/textColumns.ts';
import { formerSlugTable } from '#server/platform/database/formerSlugs.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

/** Pages of their own. The texts of the built-in pages are in `page_texts`. */
export const pages = pgTable(
  'pages',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    layout: text().$type<PageLayout>().notNull().default('PAGE'),
    /** In their stored form (schema/pageSections.ts); uses of pictures are listed in server/content/media/pictureUse.ts. */
    sections: jsonb().$type<PageSection[]>().notNull().default([]),
    /** The words of the sections, for the search. */
    body: text().notNull().default(''),
    /** Of every kind of content; empty here, because sections are rendered when they are read. */
    bodyHtml: text(),
    headings: jsonb().$type<Heading[]>(),
    rendererVersion: integer(),
    /** Of every kind of content; empty here. */
    tags: text().array().notNull().default([]),
    /** The picture with which the page is shared. */
    imageUrl: text(),
    pictureId: uuid().references(() => pictures.id),
    altText: text(),
    metaTitle: text(),
    metaDescription: text(),
    /** BCP 47 tag; null for the language of the site. */
    language: text().$type<LanguageTag>(),
    /** Common to what says the same in several languages (server/content/kind/translations.ts); null for no translation. */
    translationGroup: uuid(),
    isPublished: boolean().notNull().default(false),
    /** Time of the first publication; null for what was never published. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Schedule (server/content/kind); null without one. */
    publishAt: timestamp({ withTimezone: true }),
    takeBackAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('pages_slug_key').on(table.slug),
    // Scanned backwards for newest first.
    index('pages_list_idx').on(table.createdAt, table.id),
    index('pages_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('pages_publication_idx').on(table.publishedAt, table.id).where(sql`${table.isPublished}`),
    index('pages_updated_idx').on(table.updatedAt, table.id),
    index('pages_published_updated_idx').on(table.updatedAt, table.id).where(sql`${table.isPublished}`),
    searchIndex('pages_search_idx', [table.title, table.body]),
    searchIndex('pages_title_idx', [table.title]),
    beginningIndex('pages_beginning_idx', table.title),
    index('pages_picture_idx').on(table.pictureId),
    index('pages_publish_at_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('pages_take_back_at_idx').on(table.takeBackAt).where(sql`${table.takeBackAt} is not null`),
    translationIndex('pages_translation_key', table),
    check('pages_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('pages_schedule_check', sql`${table.takeBackAt} > ${table.publishAt}`),
    check('pages_layout_check', sql`${table.layout} in ('PAGE', 'LANDING')`),
    check('pages_sections_check', sql`jsonb_typeof(${table.sections}) = 'array'`),
  ],
);

export type PageRow = typeof pages.$inferSelect;
/** A row of a list is read without its sections unless they are selected. */
export type ReadPage = PageRow | Omit<Bare<PageRow>, 'sections'>;

export const formerPageSlugs = formerSlugTable('former_page_slugs', () => pages.id);
