import ICAL from 'ical.js';

/** Converts a local time to epoch ms. @throws for an invalid time */
export type Zone = (time: ICAL.Time) => number;

/** A local time of a calendar, without zone. @throws for an invalid time */
export function clockTime(text: string): ICAL.Time {
  const clock = text.replace(/Z$/, '');
  // Temporal rejects overflow; the library would turn month 13 into a month of the next year.
  Temporal.PlainDateTime.from(clock, { overflow: 'reject' });
  return ICAL.Time.fromString(clock, null as never);
}

export const asUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

export const dayOf = ({ year, month, day }: ICAL.Time): number => (year * 100 + month) * 100 + day;

/** @param clock a local time as if it were UTC, in ms */
export function clockAt(clock: number, isDate: boolean): ICAL.Time {
  const date = new Date(clock);
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), isDate };
  const time = { hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() };
  return new ICAL.Time({ ...day, ...time }, null as never);
}
