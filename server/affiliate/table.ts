import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KindWord } from '#schema/affiliate.ts';

export const affiliates = pgTable(
  'affiliates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    companyName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().$type<KindWord>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Read backwards for newest first.
    index('affiliates_list_idx').on(table.createdAt, table.id),
    check('affiliates_service_check', sql`${table.service} in ('advertiser', 'publisher')`),
  ],
);

export type AffiliateRow = typeof affiliates.$inferSelect;
