import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/people/user/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

export const authorProfiles = pgTable(
  'author_profiles',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    /** Equals the author name in posts. */
    name: text().notNull(),
    about: text().notNull().default(''),
    imageUrl: text(),
    pictureId: uuid().references(() => pictures.id),
    isOn: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('author_profiles_user_key').on(table.userId),
    unique('author_profiles_slug_key').on(table.slug),
    unique('author_profiles_name_key').on(table.name),
    index('author_profiles_picture_idx').on(table.pictureId),
    check('author_profiles_one_image_check', sql`${table.imageUrl} is null or ${table.pictureId} is null`),
  ],
);

export type AuthorProfileRow = typeof authorProfiles.$inferSelect;
/** Before the first save: the initial values of the form. */
export type OwnProfile = Omit<AuthorProfileRow, 'id' | 'updatedAt'>;
