import { sql } from 'drizzle-orm';
import { boolean, check, index, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KindWord } from '#schema/affiliate.ts';
import { beginningIndex, searchIndex } from '#server/database/search.ts';
import { sourceColumns } from '#server/visit/sourceColumns.ts';

type Texts = Record<'name' | 'companyName' | 'email' | 'phone', PgColumn>;

/** Where applications are searched. */
export const searched = ({ name, companyName, email, phone }: Texts): PgColumn[] => [name, companyName, email, phone];

export const affiliates = pgTable(
  'affiliates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    companyName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().$type<KindWord>().notNull(),
    /** Lies in the spam folder. */
    isSpam: boolean().notNull().default(false),
    /** The office and the webhooks have heard of it: not of what came in as spam. */
    isAnnounced: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    ...sourceColumns(),
  },
  (table) => [
    // Read backwards for newest first: what is no spam, what is, both together.
    index('affiliates_list_idx').on(table.createdAt, table.id).where(sql`not ${table.isSpam}`),
    index('affiliates_spam_idx').on(table.createdAt, table.id).where(sql`${table.isSpam}`),
    index('affiliates_all_idx').on(table.createdAt, table.id),
    // What has come from a source, likewise.
    index('affiliates_source_idx').on(table.source, table.isSpam, table.createdAt, table.id),
    // What somebody has sent of late.
    index('affiliates_sender_idx').on(table.email, table.createdAt),
    searchIndex('affiliates_search_idx', searched(table)),
    beginningIndex('affiliates_beginning_idx', table.name),
    check('affiliates_service_check', sql`${table.service} in ('advertiser', 'publisher')`),
  ],
);

export type AffiliateRow = typeof affiliates.$inferSelect;
