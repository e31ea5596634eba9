import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ServiceId } from '#schema/services.ts';
import { reviewLinks, reviews } from '#server/clients/review/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';

/** The project and service of a review link, and later of its review. */
export const reviewTies = pgTable(
  'review_ties',
  {
    id: uuid().primaryKey(),
    linkId: uuid().references(() => reviewLinks.id, { onDelete: 'cascade' }),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    itemId: uuid().references(() => portfolioItems.id, { onDelete: 'set null' }),
    service: text().$type<ServiceId>(),
    /** Copied from the link or review, so that the newest are found in the index. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('review_ties_link_key').on(table.linkId),
    unique('review_ties_review_key').on(table.reviewId),
    index('review_ties_item_idx').on(table.itemId, table.createdAt, table.reviewId),
    index('review_ties_service_idx').on(table.service, table.createdAt, table.reviewId),
    check('review_ties_of_one_check', sql`num_nonnulls(${table.linkId}, ${table.reviewId}) = 1`),
  ],
);
