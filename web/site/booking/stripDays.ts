import type { Day } from '#schema/officeTime.ts';

/** Days in the strip (spec section 9). */
export const STRIP_DAYS = 7;
// A day has no time zone: it is computed and formatted in UTC.
const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

export function addDays(day: Day, days: number): Day {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const stripFrom = (first: Day): Day[] => Array.from({ length: STRIP_DAYS }, (_, index) => addDays(first, index));

/** The first day of the strip with this day in its middle. */
export const around = (day: Day): Day => addDays(day, -Math.floor(STRIP_DAYS / 2));

/** A day formatter. It is created on first use, because browsers take about a millisecond for each. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (day: Day, locale = 'en-US') => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    formats.set(locale, format);
    return format.format(midnight(day));
  };
};

/** 'Sat' */
export const weekday = written({ weekday: 'short' });
/** '21' */
export const dayNumber = written({ day: 'numeric' });
/** 'Nov 21' */
export const monthAndDay = written({ month: 'short', day: 'numeric' });
/** 'November 2026' */
export const monthAndYear = written({ month: 'long', year: 'numeric' });
/** 'Nov 21, 2026', as in every list (spec section 9) */
export const shortDay = written({ month: 'short', day: 'numeric', year: 'numeric' });
/** 'Saturday, November 21' */
export const longDay = written({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'Saturday, November 21, 2026' */
export const fullDay = written({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
