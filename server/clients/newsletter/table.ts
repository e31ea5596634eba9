import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LanguageCode } from '#schema/languages.ts';
import { type IssueState, issueStates, type SubscriberState, subscriberStates } from '#schema/newsletterStrings.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

const listed = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '));
const moment = () => timestamp({ withTimezone: true });

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    /** In its stored form (`oneForm`). */
    email: text().notNull(),
    state: text().$type<SubscriberState>().notNull(),
    /** Empty: everything. */
    interests: text().array().notNull().default([]),
    /** The sentence that the subscriber agreed to, or the importer's about how they agreed. */
    consent: text().notNull(),
    /** The language of the sign-up. Null: that of the site. */
    language: text().$type<LanguageCode>(),
    isImported: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: updatedAt(),
    confirmedAt: moment(),
    /** When the subscriber left, or when mails to the mailbox failed for good. */
    endedAt: moment(),
    reason: text(),
  },
  (table) => [
    unique('newsletter_subscribers_email_key').on(table.email),
    // Scanned backwards for newest first.
    index('newsletter_subscribers_list_idx').on(table.createdAt, table.id),
    index('newsletter_subscribers_updated_idx').on(table.updatedAt, table.id),
    index('newsletter_subscribers_state_idx').on(table.state, table.createdAt, table.id),
    searchIndex('newsletter_subscribers_search_idx', [table.email]),
    check('newsletter_subscribers_state_check', sql`${table.state} in (${listed(Object.keys(subscriberStates))})`),
  ],
);
export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid().primaryKey(),
    postId: uuid(),
    subject: text().notNull(),
    /** The post as it was when the issue was started, for all readers alike. */
    html: text().notNull(),
    text: text().notNull(),
    /** The name of the campaign in links to the site. */
    campaign: text().notNull(),
    interest: text(),
    state: text().$type<IssueState>().notNull(),
    pauseReason: text(),
    createdAt: moment().notNull(),
    updatedAt: updatedAt(),
    finishedAt: moment(),
  },
  (table) => [
    unique('newsletter_issues_post_key').on(table.postId),
    foreignKey({
      name: 'newsletter_issues_post_fk',
      columns: [table.postId],
      foreignColumns: [blogPosts.id],
    }).onDelete('set null'),
    index('newsletter_issues_list_idx').on(table.createdAt, table.id),
    index('newsletter_issues_updated_idx').on(table.updatedAt, table.id),
    index('newsletter_issues_sending_idx').on(table.id).where(sql`${table.state} = 'SENDING'`),
    check('newsletter_issues_state_check', sql`${table.state} in (${listed(Object.keys(issueStates))})`),
  ],
);
export type IssueRow = typeof newsletterIssues.$inferSelect;

/**
 * `HANDED`: the end of the mail goes to the mail server, whose answer is not stored. `SKIPPED`: the reader left before.
 */
export const deliveryStates = ['WAITING', 'HANDED', 'SENT', 'REFUSED', 'SKIPPED'] as const;

/** One mail of an issue to one reader. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    /** Random, because it is the source of the Message-ID, by which reports about the mail are believed. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    issueId: uuid().notNull(),
    subscriberId: uuid(),
    state: text().$type<(typeof deliveryStates)[number]>().notNull().default('WAITING'),
    /** The time of the next try; during sending, the end of the lease. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    deferrals: integer().notNull().default(0),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** What the mail server said. */
    reply: text(),
    /** The id that a mail service gave the mail, lowercase. */
    serviceId: text(),
    leftAt: moment(),
    complainedAt: moment(),
  },
  (table) => [
    unique('newsletter_deliveries_reader_key').on(table.issueId, table.subscriberId),
    foreignKey({
      name: 'newsletter_deliveries_issue_fk',
      columns: [table.issueId],
      foreignColumns: [newsletterIssues.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'newsletter_deliveries_subscriber_fk',
      columns: [table.subscriberId],
      foreignColumns: [newsletterSubscribers.id],
    }).onDelete('set null'),
    index('newsletter_deliveries_subscriber_idx').on(table.subscriberId),
    index('newsletter_deliveries_due_idx').on(table.runAt, table.id).where(sql`${table.state} = 'WAITING'`),
    index('newsletter_deliveries_service_idx').on(table.serviceId).where(sql`${table.serviceId} is not null`),
    check('newsletter_deliveries_state_check', sql`${table.state} in (${listed(deliveryStates)})`),
  ],
);
export type DeliveryRow = typeof newsletterDeliveries.$inferSelect;

/** Links of a subscriber. Each mail has its own, because only hashes are stored. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    tokenHash: text().primaryKey(),
    subscriberId: uuid().notNull(),
    /** The mail with the link; null for the mail after the sign-up. */
    deliveryId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'newsletter_tokens_subscriber_fk',
      columns: [table.subscriberId],
      foreignColumns: [newsletterSubscribers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'newsletter_tokens_delivery_fk',
      columns: [table.deliveryId],
      foreignColumns: [newsletterDeliveries.id],
    }).onDelete('cascade'),
    index('newsletter_tokens_subscriber_idx').on(table.subscriberId),
    index('newsletter_tokens_delivery_idx').on(table.deliveryId),
    index('newsletter_tokens_expiry_idx').on(table.expiresAt),
  ],
);

/** One row: when the next mail of the newsletter may be sent, by the clock of the database, for all processes. */
export const newsletterPace = pgTable(
  'newsletter_pace',
  { id: text().primaryKey(), nextAt: moment().notNull() },
  (table) => [check('newsletter_pace_id_check', sql`${table.id} = 'site'`)],
);
