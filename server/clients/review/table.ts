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
import type { LanguageCode } from '#schema/languages.ts';
import { MAX_REMINDERS } from '#schema/review.ts';
import { messages } from '#server/clients/message/table.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

type Texts = Record<'name' | 'companyName' | 'position' | 'clientFeedback', PgColumn>;

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
    /** The address to which the link was sent; null when it is no longer known. */
    email: text(),
    /** The sentence that the client accepted for publication, and when; null: no consent. */
    consentWords: text(),
    consentedAt: timestamp({ withTimezone: true }),
    /** Token of the withdrawal link; null in reviews from before that link existed. */
    withdrawalTokenHash: text(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('reviews_withdrawal_token_key').on(table.withdrawalTokenHash),
    index('reviews_email_idx').on(table.email, table.createdAt),
    // Scanned backwards for newest first.
    index('reviews_list_idx').on(table.createdAt, table.id),
    // With the rating: count and average need an index scan only.
    index('reviews_published_idx').on(table.createdAt, table.id, table.rating).where(sql`${table.isPublished}`),
    index('reviews_updated_idx').on(table.updatedAt, table.id),
    index('reviews_published_updated_idx').on(table.updatedAt, table.id).where(sql`${table.isPublished}`),
    searchIndex('reviews_search_idx', searched(table)),
    beginningIndex('reviews_beginning_idx', table.name),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    // A withdrawn review can never be published again.
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
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** Null: never mailed, so no reminders. */
    mailedAt: timestamp({ withTimezone: true }),
    reminders: smallint().notNull().default(0),
    remindedAt: timestamp({ withTimezone: true }),
    reminderMailId: uuid(),
    optedOutAt: timestamp({ withTimezone: true }),
    /** The language in which the client wrote before; null: that of the site. */
    language: text().$type<LanguageCode>(),
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

/** Must equal the condition of the partial index. Expiry is checked separately. */
export function canBeReminded({ mailedAt, usedAt, revokedAt, optedOutAt, reminders }: Remindable): SQL {
  const isOpen = and(isNotNull(mailedAt), isNull(usedAt), isNull(revokedAt), isNull(optedOutAt));
  return and(isOpen, lt(reminders, sql.raw(String(MAX_REMINDERS)))) as SQL;
}

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

/** 'review' opens the form, 'opt-out' ends the reminders. */
export type ReviewTokenPurpose = 'review' | 'opt-out';

/** Tokens in reminder mails. The link's own token is in review_links. */
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
