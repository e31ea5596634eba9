import ICAL from 'ical.js';

/** @returns the moment of a time of the clocks of a zone, in milliseconds since 1970 @throws for what is no time */
export type Zone = (time: ICAL.Time) => number;

/** A time as a calendar writes it, without its zone. @throws for what is none */
export function clockTime(text: string): ICAL.Time {
  const clock = text.replace(/Z$/, '');
  // The library would take the 31st of a month of 30 days for the next day, and month 13 for a month of the next year.
  Temporal.PlainDateTime.from(clock, { overflow: 'reject' });
  return ICAL.Time.fromString(clock, null as never);
}

/** A time read as if it were UTC. */
export const asUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The day of a time, to be compared with others. */
export const dayOf = ({ year, month, day }: ICAL.Time): number => (year * 100 + month) * 100 + day;
