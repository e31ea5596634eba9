import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { LanguageTag } from '#schema/contentLanguages.ts';
import { translationIndex } from '#server/content/kind/translationIndex.ts';
import type { Heading } from '#server/content/markdown/headingAnchors.ts';
import type { Read } from '#server/content/markdown/textColumns.ts';
import { formerSlugTable } from '#server/platform/database/formerSlugs.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { tagKeys } from '#server/platform/database/tags.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

/**
 * The words of title, excerpt, text and tags. The generated column (drizzle/0038_publication.sql) is not in the table
 * below, so that no select reads it.
 */
export const searchWords: SQL = sql`search_stored("blog_posts"."search_words")`;

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull().default(''),
    /** Derived from the body (derived.ts) by a renderer version; null until rendered. */
    bodyHtml: text(),
    headings: jsonb().$type<Heading[]>(),
    readingMinutes: integer(),
    rendererVersion: integer(),
    author: text().notNull(),
    tags: text().array().notNull(),
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
    /** Time of the first publication; null for what was never published. A trigger fills it for earlier versions. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Schedule (server/content/kind); null without one. */
    publishAt: timestamp({ withTimezone: true }),
    takeBackAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('blog_posts_slug_key').on(table.slug),
    // Scanned backwards for newest first.
    index('blog_posts_list_idx').on(table.createdAt, table.id),
    index('blog_posts_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_updated_idx').on(table.updatedAt, table.id),
    index('blog_posts_published_updated_idx').on(table.updatedAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_publication_idx').on(table.publishedAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_author_idx').on(table.author, table.publishedAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_tags_idx').using('gin', tagKeys(table)).where(sql`${table.isPublished}`),
    index('blog_posts_search_idx').using('gin', sql`search_stored(search_words)`).where(sql`${table.isPublished}`),
    searchIndex('blog_posts_title_idx', [table.title]),
    beginningIndex('blog_posts_beginning_idx', table.title),
    index('blog_posts_picture_idx').on(table.pictureId),
    index('blog_posts_publish_at_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('blog_posts_take_back_at_idx').on(table.takeBackAt).where(sql`${table.takeBackAt} is not null`),
    translationIndex('blog_posts_translation_key', table),
    check('blog_posts_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('blog_posts_schedule_check', sql`${table.takeBackAt} > ${table.publishAt}`),
    check('blog_posts_tags_check', sql`cardinality(${table.tags}) > 0`),
  ],
);

export type BlogPostRow = typeof blogPosts.$inferSelect;
/** With the text columns that the query needs. */
export type ReadPost = Read<BlogPostRow>;

export const formerBlogSlugs = formerSlugTable('former_blog_slugs', () => blogPosts.id);
