import { isDeepStrictEqual } from 'node:util';
import type { Site, SiteChanges } from '#schema/site.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { SiteValues } from './table.ts';

type Values = Record<string, unknown>;

/** The file's settings with the stored changes; an invalid stored time zone falls back to the file's. */
export const withValues = (file: Site, { booking, ...values }: SiteValues): Site =>
  ({
    ...file,
    ...values,
    booking: { ...file.booking, ...booking, timeZone: zoneOr(booking?.timeZone ?? '', file.booking.timeZone) },
    social: { ...file.social, ...values.social },
    colours: { ...file.colours, ...values.colours },
  }) as Site;

/** Stores only differences, so that later changes of the file apply. @param written null restores the file's value */
export function mergeValues(
  values: SiteValues,
  { social, colours, booking, ...written }: SiteChanges,
  file: Site,
): SiteValues {
  const parts = {
    social: social === null ? {} : differing({ ...values.social, ...given(social) }, file.social),
    colours: colours === null ? {} : differing({ ...values.colours, ...given(colours) }, file.colours),
  };
  const rules = booking && { ...file.booking, ...values.booking, ...given(booking) };
  const merged = {
    ...values,
    ...given({ ...written, booking: rules && withoutNulls(rules, file.booking) }),
    ...parts,
  } as Values;
  return differing(merged, { ...file, social: {}, colours: {} } as Values) as SiteValues;
}

const withoutNulls = (part: Values, file: Values): Values =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value ?? file[key]]));

const given = (part: Values | undefined): Values =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));

/** Empty, missing and null are equal. */
const orNone = (value: unknown) => (value === undefined || value === '' ? null : value);

const differing = (part: Values, file: Values): Values =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) => value !== null && !isDeepStrictEqual(orNone(value), orNone(file[key])),
    ),
  );
