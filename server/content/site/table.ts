import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Site, SiteChanges } from '#schema/site.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

/** What somebody has changed of what the site's file says; an empty text of city or network is none. */
export type SiteValues = Partial<Omit<SiteChanges, 'logoId' | 'iconId'>>;

/** Where the agency is found elsewhere. */
export type Networks = Site['social'];

/** The settings of the site that differ from its file: one row, which is made when they are first saved. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: text().primaryKey(),
    values: jsonb().$type<SiteValues>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('site_settings_id_check', sql`${table.id} = 'site'`)],
);

/** Where the site shows a picture of the brand. */
export const sitePlaces = ['logo', 'icon'] as const;
export type SitePlace = (typeof sitePlaces)[number];

/** The pictures of the brand: one for each place that has one. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: uuid().primaryKey(),
    place: text().$type<SitePlace>().notNull(),
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [
    unique('site_pictures_place_key').on(table.place),
    index('site_pictures_picture_idx').on(table.pictureId),
    check('site_pictures_place_check', sql`${table.place} in ('logo', 'icon')`),
  ],
);
