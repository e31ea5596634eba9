import { isDeepStrictEqual } from 'node:util';
import type { Site, SiteChanges } from '#schema/site.ts';
import { zoneOr } from '#schema/timeZone.ts';
import type { SiteValues } from './table.ts';

type Values = Record<string, unknown>;

/** @returns the site as its file has it, with what was changed; a time zone that was stored and is none is the file's */
export const withValues = (file: Site, { booking, ...values }: SiteValues): Site =>
  ({
    ...file,
    ...values,
    booking: { ...file.booking, ...booking, timeZone: zoneOr(booking?.timeZone ?? '', file.booking.timeZone) },
    social: { ...file.social, ...values.social },
    colours: { ...file.colours, ...values.colours },
  }) as Site;

/**
 * @param values what was changed until now
 * @param written what is changed now: what is left out stays, null is what the file says again
 * @returns what differs from the file then, so that a change of the file shows wherever nobody has said otherwise
 */
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

/** What is null is what the file says. */
const withoutNulls = (part: Values, file: Values): Values =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value ?? file[key]]));

/** Without what was left out. */
const given = (part: Values | undefined): Values =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));

/** An empty text is none, and so is what the file leaves out. */
const orNone = (value: unknown) => (value === undefined || value === '' ? null : value);

/** Without what is null, and what the file says too. */
const differing = (part: Values, file: Values): Values =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) => value !== null && !isDeepStrictEqual(orNone(value), orNone(file[key])),
    ),
  );
