import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RetentionKind } from '#schema/retention.ts';

/** For how many days kinds are kept: a row for each that is not kept for good. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text().$type<RetentionKind>().primaryKey(),
    days: integer().notNull(),
  },
  (table) => [check('retention_rules_days_check', sql`${table.days} between 7 and 7300`)],
);

/** How much of each kind has gone. */
export type RetentionSums = Partial<Record<RetentionKind, number>>;

/** The nights on which it was looked: each batch counts what it has deleted, so that a process that is killed loses no sum. */
export const retentionRuns = pgTable('retention_runs', {
  day: date().primaryKey(),
  sums: jsonb().$type<RetentionSums>().notNull().default({}),
  finishedAt: timestamp({ withTimezone: true }),
});
