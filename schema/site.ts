import * as z from 'zod/mini';

import type { Catalogue } from './catalogue.ts';
import { email, line, optionalTruth, text, tooLong } from './common.ts';
import { furtherLanguages, languageCode } from './languageCode.ts';
import { papers, typefaces } from './look.ts';
import type { FocalPoint } from './media.ts';
import type { Navigation } from './navigation.ts';
import { type NewsletterSettings, SiteNewsletterInput } from './newsletter.ts';
import { INDIA } from './officeTime.ts';
import { brandColours, type Colours, contrastFault } from './palette.ts';
import { pictureId } from './picture.ts';
import { LINK_DAYS, MAX_REMINDERS } from './review.ts';
import { MAX_DESCRIPTION, MAX_TAGLINE, siteTranslations } from './siteTranslation.ts';
import { SLOT_MINUTES } from './slot.ts';
import type { Tags } from './tagServices.ts';
import { SiteTagsInput } from './tags.ts';
import { asNamed, isTimeZone } from './timeZone.ts';
import { weekdays } from './weekdays.ts';

export const siteStrings = {
  saved: 'The settings of the site have been saved.',
  failed: 'The settings of the site could not be saved.',
  loadFailed: 'The settings of the site could not be loaded.',
  faults: 'Please check the fields.',
  noName: 'Please enter a name.',
  noTagline: 'Please enter a tagline.',
  noDescription: 'Please describe the agency in a sentence or two.',
  badEmail: 'Please enter a valid email address.',
  badPhone: 'Please enter a number with its country code, such as +91 98765 43210.',
  badUrl: 'Please enter an address that begins with https:// or http://.',
  badPaper: 'Please choose one of the papers: WARM, WHITE or COOL.',
  badTypefaces: 'Please choose one of the pairs: HOUSE, SERIF or SYSTEM.',
  badColour: 'Please choose a colour, such as #c8330a.',
  noDays: 'Please choose at least one day.',
  badTime: 'Please give a time, such as 09:30.',
  badTimes: 'Please let it open before it closes.',
  tooManyHours: 'Please give at most 14 opening times.',
  badZone: 'Please give a time zone by its name, such as Asia/Kolkata.',
  badMinutes: 'Please give a whole number of minutes from 10 to 240.',
  badGap: 'Please give a whole number of minutes from 0 to 120.',
  badNotice: 'Please give a whole number of hours from 0 to 336.',
  badHorizon: 'Please give a whole number of days from 1 to 180.',
  badOpenPerMailbox: 'Please give a whole number of calls from 1 to 100.',
  badOpenPerNetwork: 'Please give a whole number of calls from 1 to 1000.',
  badReminders: 'Please give up to two whole numbers of days from 1 to 29, the smaller one first.',
} as const;

const MAX_URL = 300;
const MAX_HOURS = 14;

const time = z
  .string(siteStrings.badTime)
  .check(z.maxLength(5, siteStrings.badTime), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, siteStrings.badTime));

/** In the office's time zone. */
export const OpeningHoursInput = z
  .object({
    days: z.array(z.enum(weekdays)).check(z.minLength(1, siteStrings.noDays), z.maxLength(7)),
    opens: time,
    closes: time,
  })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: siteStrings.badTimes, path: ['closes'] }));
export type OpeningHours = z.output<typeof OpeningHoursInput>;
export const openingHours = z.array(OpeningHoursInput).check(z.maxLength(MAX_HOURS, siteStrings.tooManyHours));

/**
 * Days after the mailing of a review link on which the client is reminded, while the link is valid: at most two. Empty:
 * never.
 */
const reviewReminderDays = z.array(z.int(siteStrings.badReminders), siteStrings.badReminders).check(
  z.maxLength(MAX_REMINDERS, siteStrings.badReminders),
  z.refine(
    (days) => days.every((day, index) => day > (days[index - 1] ?? 0) && day < LINK_DAYS),
    siteStrings.badReminders,
  ),
);

const wholeNumber = (sentence: string, least: number, most: number) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

const zone = z
  .string(siteStrings.badZone)
  .check(
    z.trim(),
    z.maxLength(64, siteStrings.badZone),
    z.refine(isTimeZone, siteStrings.badZone),
    z.overwrite(asNamed),
  );

/** The booking rules. */
export const BookingRulesInput = z.object({
  /** Deprecated: the office's time zone, a setting of the site since 0.3. */
  timeZone: z.nullish(zone),
  minutes: wholeNumber(siteStrings.badMinutes, 10, 240),
  gapMinutes: wholeNumber(siteStrings.badGap, 0, 120),
  noticeHours: wholeNumber(siteStrings.badNotice, 0, 336),
  horizonDays: wholeNumber(siteStrings.badHorizon, 1, 180),
  offersHosts: z.boolean('Please say true or false'),
  /** Future bookings per mailbox and per network. Omitted: unchanged. Null: the value of the site file. */
  openCallsPerMailbox: z.nullish(wholeNumber(siteStrings.badOpenPerMailbox, 1, 100)),
  openCallsPerNetwork: z.nullish(wholeNumber(siteStrings.badOpenPerNetwork, 1, 1000)),
});
type Rules = z.output<typeof BookingRulesInput>;
export type BookingRules = { [Name in keyof Rules]-?: NonNullable<Rules[Name]> };

/** Half-hour slots in the office's time (spec section 9). */
const bookingDefaults: BookingRules = {
  ...{ timeZone: INDIA, minutes: SLOT_MINUTES, gapMinutes: 0 },
  ...{ noticeHours: 12, horizonDays: 30, offersHosts: false },
  ...{ openCallsPerMailbox: 3, openCallsPerNetwork: 10 },
};

const colour = (sentence: string) =>
  z
    .string(sentence)
    .check(
      z.maxLength(7, { error: sentence, abort: true }),
      z.regex(/^#[0-9a-f]{6}$/i, { error: sentence, abort: true }),
    );
const paper = z.enum(papers, siteStrings.badPaper);
const pair = z.enum(typefaces, siteStrings.badTypefaces);

/** Brand colours must be readable on their paper. An input without a paper is checked by `saveSite`. */
const readable = z.check<Partial<{ [Name in keyof Colours]: Colours[Name] | null }>>(({ value, issues }) => {
  if (!value.paper) return;
  for (const setting of brandColours) {
    const colour = value[setting];
    const message = colour ? contrastFault(setting, colour, value.paper) : undefined;
    if (message) issues.push({ code: 'custom', input: colour, path: [setting], message });
  }
});

const fileText = (what: string) => z.string(`${what} is a text`).check(z.trim(), z.minLength(1, `${what} is empty`));
const fileUrl = z.nullish(z.url({ protocol: /^https?$/, error: 'is an http(s) address' }));
const fileColour = 'is a colour like #c8330a';

/** The brand in `site.json` or `SITE_FILE`: the values of all settings that no admin has changed. */
const FileContent = z.object({
  name: fileText('name'),
  tagline: fileText('tagline'),
  description: fileText('description'),
  email: z.email('is an e-mail address'),
  phone: fileText('phone'),
  whatsapp: fileText('whatsapp'),
  address: fileText('address'),
  /** The city whose courts the terms name. Unset: the terms show a placeholder. */
  city: z.nullish(z.string().check(z.trim())),
  social: z.object({ instagram: fileUrl, facebook: fileUrl, linkedin: fileUrl, youtube: fileUrl }),
  colours: z
    .object({ signal: colour(fileColour), depth: colour(fileColour), paper: z._default(paper, 'WARM') })
    .check(readable),
  typefaces: z._default(pair, 'HOUSE'),
  language: z._default(languageCode, 'en'),
  furtherLanguages: z._default(furtherLanguages, []),
  translations: z._default(siteTranslations, []),
  timeZone: z.nullish(zone),
  openingHours: z._default(openingHours, []),
  reviewReminderDays: z._default(reviewReminderDays, [7, 14]),
  offersThemes: z._default(z.boolean('offersThemes is true or false'), true),
  takesBookings: z._default(z.boolean('takesBookings is true or false'), false),
  booking: z._default(BookingRulesInput, bookingDefaults),
});

/**
 * The file with its defaults. A file of version 0.2 has the time zone of the office among the booking rules. */
export const SiteFile = z.pipe(
  FileContent,
  z.transform(({ timeZone, booking, ...file }) => {
    const zone = timeZone ?? booking.timeZone ?? INDIA;
    const rules: BookingRules = {
      ...booking,
      timeZone: zone,
      openCallsPerMailbox: booking.openCallsPerMailbox ?? bookingDefaults.openCallsPerMailbox,
      openCallsPerNetwork: booking.openCallsPerNetwork ?? bookingDefaults.openCallsPerNetwork,
    };
    return { ...file, timeZone: zone, booking: rules };
  }),
);

/** An uploaded brand picture: URL of a small file and of its SVG, and the dimensions of the original, which has the same proportions.
 */
export type SitePicture = { id: string; url: string; vectorUrl: string | null; width: number; height: number };

/** The effective settings: changes by admins over the site file. */
export type Site = z.output<typeof SiteFile> & {
  /** Replaces mark and name at the top of pages. */
  logo: SitePicture | null;
  /** Replaces the logo on dark ground. */
  darkLogo?: SitePicture | null | undefined;
  /** Replaces the mark in small square places. */
  icon: SitePicture | null;
  /** Of pages that have no picture of their own, where they are shared. */
  sharedPicture?: (SitePicture & { focalPoint: FocalPoint }) | null | undefined;
  /** If false, only signed-in staff see the site. */
  isLaunched: boolean;
  /** The text that visitors see until then. */
  openingText: string;
  /** Whether the screens of bookings and slots show sample data while the site takes no bookings. */
  hasSampleBookings: boolean;
  /** Whether users may connect apps by OAuth. */
  allowsApps: boolean;
  /** The services, once somebody has changed them. */
  catalogue?: Catalogue | undefined;
  /** The navigation, once somebody has changed it. */
  navigation?: Navigation | undefined;
  /** Tags of other companies; none by default. */
  tags?: Tags | undefined;
  /** The settings of the newsletter that differ from its defaults. */
  newsletter?: Partial<NewsletterSettings> | undefined;
};

/** Empty: none. */
const phone = z.nullish(
  line(0, 40, siteStrings.badPhone).check(z.regex(/^$|^\+?[\d\s().-]*\d[\d\s().-]*$/, siteStrings.badPhone)),
);
/** An optional URL; empty means none. */
const url = z.nullish(
  z.union(
    [
      z.literal(''),
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_URL, tooLong(MAX_URL)),
          z.url({ protocol: /^https?$/, error: siteStrings.badUrl }),
        ),
    ],
    siteStrings.badUrl,
  ),
);

export const SiteNetworksInput = z.object({ instagram: url, facebook: url, linkedin: url, youtube: url });

export const SiteColoursInput = z
  .object({
    signal: z.nullish(colour(siteStrings.badColour)),
    depth: z.nullish(colour(siteStrings.badColour)),
    paper: z.nullish(paper),
  })
  .check(readable);

/** Changes by admins. Omitted: unchanged. Null: the value of the site file. */
export const SiteInput = z.object({
  name: z.nullish(line(1, 60, siteStrings.noName)),
  tagline: z.nullish(line(1, MAX_TAGLINE, siteStrings.noTagline)),
  description: z.nullish(text(1, MAX_DESCRIPTION, siteStrings.noDescription)),
  email: z.nullish(email(siteStrings.badEmail)),
  phone,
  whatsapp: phone,
  /** Empty: none. */
  address: z.nullish(line(0, 300, '')),
  /** Empty: none. */
  city: z.nullish(line(0, 80, '')),
  social: z.nullish(SiteNetworksInput),
  colours: z.nullish(SiteColoursInput),
  typefaces: z.nullish(pair),
  openingHours: z.nullish(openingHours),
  reviewReminderDays: z.nullish(reviewReminderDays),
  language: z.nullish(languageCode),
  /** Languages whose pages have a prefix, such as /de. */
  furtherLanguages: z.nullish(furtherLanguages),
  /** Tagline and description in the further languages. */
  translations: z.nullish(siteTranslations),
  /** The zone of every day and time of the office. */
  timeZone: z.nullish(zone),
  /** If off, public pages are light and have no switch. */
  offersThemes: optionalTruth,
  /** If off, the screens of bookings and slots show sample data (spec section 1). */
  takesBookings: optionalTruth,
  booking: z.nullish(BookingRulesInput),
  /** Null: no tags. */
  tags: z.nullish(SiteTagsInput),
  /** Null: the defaults. */
  newsletter: z.nullish(SiteNewsletterInput),
  /** Pictures of the media library; null for none. */
  logoId: pictureId,
  darkLogoId: pictureId,
  iconId: pictureId,
  sharedPictureId: pictureId,
});
export type SiteChanges = z.output<typeof SiteInput>;
