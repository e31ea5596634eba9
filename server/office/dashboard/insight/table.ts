import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Dimension } from '#server/platform/visit/table.ts';

/** The sums of visit_figures of each month, of this one up to yesterday or the day before (./months.ts). */
export const visitMonths = pgTable(
  'visit_months',
  {
    dimension: text().$type<Dimension>().notNull(),
    /** Its first day. */
    month: date().notNull(),
    /** The last day that is summed up. */
    through: date().notNull(),
    name: text().notNull(),
    visitors: bigint({ mode: 'number' }).notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'visit_months_pkey', columns: [table.dimension, table.month, table.name] })],
);
