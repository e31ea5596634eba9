import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { formerSlugTable } from '#server/database/formerSlugs.ts';
import { pictures } from '#server/picture/table.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull().default(''),
    author: text().notNull(),
    tags: text().array().notNull(),
    imageUrl: text(),
    pictureId: uuid().references(() => pictures.id),
    altText: text(),
    metaTitle: text(),
    metaDescription: text(),
    isPublished: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('blog_posts_slug_key').on(table.slug),
    // Read backwards for newest first.
    index('blog_posts_list_idx').on(table.createdAt, table.id),
    index('blog_posts_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('blog_posts_picture_idx').on(table.pictureId),
    check('blog_posts_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('blog_posts_tags_check', sql`cardinality(${table.tags}) > 0`),
  ],
);

export type BlogPostRow = typeof blogPosts.$inferSelect;

export const formerBlogSlugs = formerSlugTable('former_blog_slugs', () => blogPosts.id);
