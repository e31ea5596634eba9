import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Catalogue } from '#schema/catalogue.ts';
import type { Navigation } from '#schema/navigation.ts';
import type { NewsletterSettings } from '#schema/newsletter.ts';
import type { BookingRules, Site, SiteChanges } from '#schema/site.ts';
import type { FirstStepName } from '#schema/siteState.ts';
import type { Tags } from '#schema/tagServices.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';

/**
 * Settings that differ from the file; an empty city or social URL means none. The office's time zone is stored with the
 * booking rules, where version 0.2 reads and writes it: both run on one database during an update (decision 050).
 */
export type SiteValues = Partial<
  Omit<
    SiteChanges,
    'logoId' | 'darkLogoId' | 'iconId' | 'sharedPictureId' | 'timeZone' | 'booking' | 'tags' | 'newsletter'
  >
> & {
  booking?: Partial<BookingRules>;
  catalogue?: Catalogue;
  navigation?: Navigation;
  tags?: Tags;
  newsletter?: Partial<NewsletterSettings>;
};

export type Networks = Site['social'];

/** At most one row, inserted by the first save. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: text().primaryKey(),
    values: jsonb().$type<SiteValues>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('site_settings_id_check', sql`${table.id} = 'site'`)],
);

/**
 * At most one row, inserted by the start that creates the first user. Installations of earlier versions have none: they
 * are launched and have no first steps.
 */
export const siteStates = pgTable(
  'site_states',
  {
    id: text().primaryKey(),
    isLaunched: boolean().notNull().default(true),
    /** Text of the page that visitors see before the launch; null for the default. */
    openingText: text(),
    samplesRemovedAt: timestamp({ withTimezone: true }),
    /** Whether users may connect apps by OAuth. */
    allowsApps: boolean().notNull().default(false),
    doneSteps: text().array().$type<FirstStepName[]>().notNull().default([]),
    /** When the first steps were completed or dismissed; null while they are shown. */
    stepsEndedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('site_states_id_check', sql`${table.id} = 'site'`)],
);

export const sitePlaces = ['logo', 'darkLogo', 'icon', 'sharedPicture'] as const;
export type SitePlace = (typeof sitePlaces)[number];

/** At most one per place. */
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
    check('site_pictures_place_check', sql`${table.place} in ('logo', 'darkLogo', 'icon', 'sharedPicture')`),
  ],
);
