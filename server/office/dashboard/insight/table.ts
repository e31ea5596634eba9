import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Dimension } from '#server/platform/visit/table.ts';

/** Monthly sums of visit_figures; the current month up to the day of its last sum (months.ts). */
export const visitMonths = pgTable(
  'visit_months',
  {
    dimension: text().$type<Dimension>().notNull(),
    month: date().notNull(),
    through: date().notNull(),
    name: text().notNull(),
    visitors: bigint({ mode: 'number' }).notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'visit_months_pkey', columns: [table.dimension, table.month, table.name] })],
);
