import { isDeepStrictEqual } from 'node:util';
import { newsletterDefaults } from '#schema/newsletter.ts';
import type { Site, SiteChanges } from '#schema/site.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { SiteValues } from './table.ts';

type Values = Record<string, unknown>;

/** The file's settings with the stored changes; an invalid stored time zone falls back to the file's. */
export function withValues(file: Site, { booking, ...values }: SiteValues): Site {
  const timeZone = zoneOr(booking?.timeZone ?? '', file.timeZone);
  const { language, furtherLanguages } = { ...file, ...values } as Site;
  return {
    ...file,
    ...values,
    furtherLanguages: furtherLanguages.filter((code) => code !== language),
    timeZone,
    booking: { ...file.booking, ...booking, timeZone },
    social: { ...file.social, ...values.social },
    colours: { ...file.colours, ...values.colours },
  } as Site;
}

/** Stores only differences, so that later changes of the file apply. @param written null restores the file's value */
export function mergeValues(
  values: SiteValues,
  { social, colours, booking, tags, newsletter, timeZone = booking?.timeZone, ...written }: SiteChanges,
  file: Site,
): SiteValues {
  const stored = booking === null ? { timeZone: values.booking?.timeZone } : values.booking;
  const parts = {
    social: social === null ? {} : differing({ ...values.social, ...definedValues(social) }, file.social),
    colours: colours === null ? {} : differing({ ...values.colours, ...definedValues(colours) }, file.colours),
    tags: tags === null ? {} : differing({ ...values.tags, ...definedValues(tags) }, {}),
    newsletter:
      newsletter === null
        ? {}
        : differing({ ...values.newsletter, ...definedValues(newsletter) }, newsletterDefaults as Values),
    booking: differing(
      { ...definedValues(stored), ...definedValues(booking ?? {}), ...definedValues({ timeZone }) },
      file.booking,
    ),
  };
  const merged = { ...values, ...definedValues(written), ...parts } as Values;
  return differing(merged, {
    ...file,
    social: {},
    colours: {},
    booking: {},
    tags: {},
    newsletter: {},
  } as Values) as SiteValues;
}

const definedValues = (part: Values | undefined): Values =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));

/** Empty, missing and null are equal. */
const orNone = (value: unknown) => (value === undefined || value === '' ? null : value);

const differing = (part: Values, file: Values): Values =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) => value !== null && !isDeepStrictEqual(orNone(value), orNone(file[key])),
    ),
  );
