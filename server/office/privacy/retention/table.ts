import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RetentionKind } from '#schema/retention.ts';

/** Days of retention; kinds without a row are retained forever. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text().$type<RetentionKind>().primaryKey(),
    days: integer().notNull(),
  },
  (table) => [check('retention_rules_days_check', sql`${table.days} between 7 and 7300`)],
);

export type RetentionSums = Partial<Record<RetentionKind, number>>;

/** One row per night. Each batch adds its count, so that a crash loses none. */
export const retentionRuns = pgTable('retention_runs', {
  day: date().primaryKey(),
  sums: jsonb().$type<RetentionSums>().notNull().default({}),
  finishedAt: timestamp({ withTimezone: true }),
});
