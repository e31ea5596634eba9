import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeviceName } from '#schema/visitNames.ts';

/** What makes visitors of a day unknowable once the day is over, when it is destroyed (./salt.ts). */
export const visitSalts = pgTable('visit_salts', {
  /** A day in India. */
  day: date().primaryKey(),
  salt: text().notNull(),
});

/** Who has visited on a day, and how they came. Deleted after two days (../jobs/housekeeping.ts). */
export const visits = pgTable(
  'visits',
  {
    day: date().notNull(),
    /** As hashVisitor makes it (./visitor.ts): nothing leads back from it. */
    visitor: text().notNull(),
    /** As hashNetwork makes it (./visitor.ts). Null for this machine, and where limits are off: such visits have no bound. */
    network: text(),
    /** The first page of the day. */
    path: text().notNull(),
    source: text().notNull(),
    medium: text(),
    campaign: text(),
    /** The host of the page whose link was followed. */
    referrer: text(),
    device: text().$type<DeviceName>().notNull(),
    /** The affiliate whose referral link was the first of the day. */
    affiliateId: uuid(),
  },
  (table) => [
    primaryKey({ name: 'visits_pkey', columns: [table.day, table.visitor] }),
    index('visits_network_idx').on(table.day, table.network),
  ],
);
export type VisitRow = typeof visits.$inferSelect;

/** What the visits of a day are counted by. */
export const dimensions = ['total', 'page', 'source', 'campaign', 'device', 'affiliate'] as const;
export type Dimension = (typeof dimensions)[number];

/** The figures of each day, which stay: how many visitors and views, in all and by what they were. */
export const visitFigures = pgTable(
  'visit_figures',
  {
    dimension: text().$type<Dimension>().notNull(),
    day: date().notNull(),
    /** Empty for the total; of an affiliate its id. */
    name: text().notNull(),
    /** Of a page: those whose first page of the day it was. */
    visitors: integer().notNull(),
    views: integer().notNull(),
    /** Of a source and a campaign: how many networks brought it that day. Null for others, and where it is not known. */
    networks: integer(),
  },
  (table) => [
    primaryKey({ name: 'visit_figures_pkey', columns: [table.dimension, table.day, table.name] }),
    // The figures of one name, such as a post, over time.
    index('visit_figures_name_idx').on(table.dimension, table.name, table.day),
    check(
      'visit_figures_dimension_check',
      sql`${table.dimension} in (${sql.raw(dimensions.map((one) => `'${one}'`).join(', '))})`,
    ),
  ],
);
export type VisitFigureRow = typeof visitFigures.$inferSelect;
