import { and, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
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
import { MAX_REMINDERS } from '#schema/review.ts';
import { messages } from '#server/clients/message/table.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

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
    updatedAt: updatedAt(),
    /** Where the link went that it came by. Null where that is not known any more. */
    email: text(),
    /** The words by which the client has agreed that it is published, and when. Null: they have not. */
    consentWords: text(),
    consentedAt: timestamp({ withTimezone: true }),
    /** Of the link by which the client can withdraw it. Null in reviews from before there was one. */
    withdrawalTokenHash: text(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('reviews_withdrawal_token_key').on(table.withdrawalTokenHash),
    index('reviews_email_idx').on(table.email, table.createdAt),
    // Read backwards for newest first.
    index('reviews_list_idx').on(table.createdAt, table.id),
    // With the stars, so that all are counted and averaged without reading the reviews themselves.
    index('reviews_published_idx').on(table.createdAt, table.id, table.rating).where(sql`${table.isPublished}`),
    index('reviews_updated_idx').on(table.updatedAt, table.id),
    index('reviews_published_updated_idx').on(table.updatedAt, table.id).where(sql`${table.isPublished}`),
    searchIndex('reviews_search_idx', searched(table)),
    beginningIndex('reviews_beginning_idx', table.name),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    // What was withdrawn is never shown again, whoever writes.
    check('reviews_withdrawn_check', sql`${table.withdrawnAt} is null or not ${table.isPublished}`),
    check('reviews_consent_check', sql`(${table.consentWords} is null) = (${table.consentedAt} is null)`),
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
    updatedAt: updatedAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    /** The enquiry whose client it is for. */
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** When it was mailed to the client. Null: it was not, and nobody is reminded. */
    mailedAt: timestamp({ withTimezone: true }),
    /** How many reminders were mailed, when the last was, and the id of its mail. */
    reminders: smallint().notNull().default(0),
    remindedAt: timestamp({ withTimezone: true }),
    reminderMailId: uuid(),
    /** When the client said that they want no reminders. */
    optedOutAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('review_links_token_key').on(table.tokenHash),
    index('review_links_list_idx').on(table.createdAt, table.id),
    index('review_links_updated_idx').on(table.updatedAt, table.id),
    index('review_links_expiry_idx').on(table.expiresAt),
    index('review_links_message_idx').on(table.messageId, table.createdAt),
    index('review_links_email_idx').on(table.email),
    index('review_links_reminder_idx').on(table.mailedAt).where(canBeReminded(table)),
  ],
);

type Remindable = Record<'mailedAt' | 'usedAt' | 'revokedAt' | 'optedOutAt' | 'reminders', PgColumn>;

/** The condition for links whose clients may still be reminded, while the links are good: as the index has it. */
export function canBeReminded({ mailedAt, usedAt, revokedAt, optedOutAt, reminders }: Remindable): SQL {
  const isOpen = and(isNotNull(mailedAt), isNull(usedAt), isNull(revokedAt), isNull(optedOutAt));
  return and(isOpen, lt(reminders, sql.raw(String(MAX_REMINDERS)))) as SQL;
}

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

/** What a token of a reminder does: it leads to the review, as that of the link itself, or ends the reminders. */
export type ReviewTokenPurpose = 'review' | 'opt-out';

/** The tokens that reminders have brought of a link. The link has its first one itself. */
export const reviewLinkTokens = pgTable(
  'review_link_tokens',
  {
    tokenHash: text().primaryKey(),
    linkId: uuid()
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    purpose: text().$type<ReviewTokenPurpose>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('review_link_tokens_link_idx').on(table.linkId),
    check('review_link_tokens_purpose_check', sql`${table.purpose} in ('review', 'opt-out')`),
  ],
);
