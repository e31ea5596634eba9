import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, type PgColumn, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { MAX_TAGS } from '#schema/common.ts';
import { formerSlugTable } from '#server/database/formerSlugs.ts';
import { pictures } from '#server/picture/table.ts';

type Texts = Record<'title' | 'excerpt' | 'body' | 'tags', PgColumn>;

/** Tag by tag: PostgreSQL has no function of a whole list of texts that an index may use. */
const eachTag = (tags: PgColumn, write: (tag: SQL) => SQL) =>
  Array.from({ length: MAX_TAGS }, (_, place) => write(sql`${tags}[${sql.raw(String(place + 1))}]`));

/** The tags of a post in small letters, as they are compared. */
export const tagKeys = ({ tags }: Pick<Texts, 'tags'>): SQL =>
  sql`(array[${sql.join(
    eachTag(tags, (tag) => sql`lower(${tag})`),
    sql`, `,
  )}])`;

/** The words of a post, as they are searched: what is asked is read by the same dictionary (./find.ts). */
export const searchWords = ({ title, excerpt, body, tags }: Texts): SQL =>
  sql`to_tsvector('english'::regconfig, ${sql.join(
    [title, excerpt, body, ...eachTag(tags, (tag) => sql`coalesce(${tag}, '')`)],
    sql` || ' ' || `,
  )})`;

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
    index('blog_posts_tags_idx').using('gin', tagKeys(table)),
    index('blog_posts_search_idx').using('gin', searchWords(table)),
    index('blog_posts_picture_idx').on(table.pictureId),
    check('blog_posts_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
    check('blog_posts_tags_check', sql`cardinality(${table.tags}) > 0`),
  ],
);

export type BlogPostRow = typeof blogPosts.$inferSelect;

export const formerBlogSlugs = formerSlugTable('former_blog_slugs', () => blogPosts.id);
