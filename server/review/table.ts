import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { beginningIndex, searchIndex } from '#server/database/search.ts';

type Texts = Record<'name' | 'companyName' | 'position' | 'clientFeedback', PgColumn>;

/** Where reviews are searched. */
export const searched = ({ name, companyName, position, clientFeedback }: Texts): PgColumn[] => [
  name,
  companyName,
  position,
  clientFeedback,
];

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    companyName: text().notNull(),
    position: text().notNull(),
    clientFeedback: text().notNull(),
    rating: smallint().notNull(),
    isPublished: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Where the link went that it came by. Null where that is not known any more. */
    email: text(),
  },
  (table) => [
    index('reviews_email_idx').on(table.email, table.createdAt),
    // Read backwards for newest first.
    index('reviews_list_idx').on(table.createdAt, table.id),
    index('reviews_published_idx').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    searchIndex('reviews_search_idx', searched(table)),
    beginningIndex('reviews_beginning_idx', table.name),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;

export const reviewLinks = pgTable(
  'review_links',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('review_links_token_key').on(table.tokenHash),
    index('review_links_list_idx').on(table.createdAt, table.id),
    index('review_links_expiry_idx').on(table.expiresAt),
  ],
);

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;
