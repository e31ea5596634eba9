import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KindWord } from '#schema/affiliate.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { beginningIndex, searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';
import { sourceColumns } from '#server/platform/visit/sourceColumns.ts';

type Texts = Record<'name' | 'companyName' | 'email' | 'phone', PgColumn>;

export const searched = ({ name, companyName, email, phone }: Texts): PgColumn[] => [name, companyName, email, phone];

const states = Object.keys(affiliateStates)
  .map((state) => `'${state}'`)
  .join(', ');

export const affiliates = pgTable(
  'affiliates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    companyName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().$type<KindWord>().notNull(),
    isSpam: boolean().notNull().default(false),
    /** False for applications that arrived as spam: the office and webhooks were not notified. */
    isAnnounced: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
    state: text().$type<AffiliateState>().notNull().default('NEW'),
    /** Latest decision, and the reason for declining or ending. */
    decidedAt: timestamp({ withTimezone: true }),
    reason: text(),
    /** Referral code: made on first acceptance and never changed. */
    code: text(),
    /** Hash of the token of the private page; null without a page. */
    pageHash: text(),
    /** The language of the page of the application; null: that of the site. */
    language: text().$type<LanguageCode>(),
    ...sourceColumns(),
  },
  (table) => [
    // Scanned backwards for newest first, one index per folder.
    index('affiliates_list_idx').on(table.createdAt, table.id).where(sql`not ${table.isSpam}`),
    index('affiliates_spam_idx').on(table.createdAt, table.id).where(sql`${table.isSpam}`),
    index('affiliates_all_idx').on(table.createdAt, table.id),
    index('affiliates_updated_idx').on(table.updatedAt, table.id),
    index('affiliates_source_idx').on(table.source, table.isSpam, table.createdAt, table.id),
    index('affiliates_state_idx').on(table.state, table.isSpam, table.createdAt, table.id),
    index('affiliates_sender_idx').on(table.email, table.createdAt),
    searchIndex('affiliates_search_idx', searched(table)),
    beginningIndex('affiliates_beginning_idx', table.name),
    unique('affiliates_code_key').on(table.code),
    unique('affiliates_page_key').on(table.pageHash),
    foreignKey({
      name: 'affiliates_affiliate_fk',
      columns: [table.affiliateId],
      foreignColumns: [table.id],
    }).onDelete('set null'),
    index('affiliates_affiliate_idx').on(table.affiliateId).where(sql`${table.affiliateId} is not null`),
    check('affiliates_state_check', sql`${table.state} in (${sql.raw(states)})`),
    check('affiliates_accepted_check', sql`${table.state} <> 'ACCEPTED' or ${table.code} is not null`),
    check('affiliates_service_check', sql`${table.service} in ('advertiser', 'publisher')`),
  ],
);

export type AffiliateRow = typeof affiliates.$inferSelect;
