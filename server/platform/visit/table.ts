import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeviceName } from '#schema/visitNames.ts';

/** The salt of a day. Deleting it after the day makes visitors unidentifiable (./salt.ts). */
export const visitSalts = pgTable('visit_salts', {
  /** In the office's time zone at that time. */
  day: date().primaryKey(),
  salt: text().notNull(),
});

/** Deleted after two days (server/app/jobs/housekeeping.ts). */
export const visits = pgTable(
  'visits',
  {
    day: date().notNull(),
    /** From hashVisitor (./visitor.ts); irreversible. */
    visitor: text().notNull(),
    /** From hashNetwork (./visitor.ts). Null for this machine or without limits: such visits are unbounded. */
    network: text(),
    path: text().notNull(),
    source: text().notNull(),
    medium: text(),
    campaign: text(),
    referrer: text(),
    device: text().$type<DeviceName>().notNull(),
    /** The affiliate of the day's first referral link. */
    affiliateId: uuid(),
  },
  (table) => [
    primaryKey({ name: 'visits_pkey', columns: [table.day, table.visitor] }),
    index('visits_network_idx').on(table.day, table.network),
  ],
);
export type VisitRow = typeof visits.$inferSelect;

export const dimensions = ['total', 'page', 'source', 'campaign', 'device', 'affiliate'] as const;
export type Dimension = (typeof dimensions)[number];

/** Permanent daily counts of visitors and views. */
export const visitFigures = pgTable(
  'visit_figures',
  {
    dimension: text().$type<Dimension>().notNull(),
    day: date().notNull(),
    /** Empty for the total; the id for an affiliate. */
    name: text().notNull(),
    /** For a page: visitors whose first page of the day it was. */
    visitors: integer().notNull(),
    views: integer().notNull(),
    /** For a source or campaign: the number of its networks that day. Null for others or if unknown. */
    networks: integer(),
  },
  (table) => [
    primaryKey({ name: 'visit_figures_pkey', columns: [table.dimension, table.day, table.name] }),
    index('visit_figures_name_idx').on(table.dimension, table.name, table.day),
    check(
      'visit_figures_dimension_check',
      sql`${table.dimension} in (${sql.raw(dimensions.map((one) => `'${one}'`).join(', '))})`,
    ),
  ],
);
export type VisitFigureRow = typeof visitFigures.$inferSelect;
