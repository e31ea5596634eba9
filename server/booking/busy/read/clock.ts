import ICAL from 'ical.js';

/** @returns the moment of a time of the clocks of a zone, in milliseconds since 1970 @throws for what is no time */
export type Zone = (time: ICAL.Time) => number;

/** A time as a calendar writes it, without its zone. @throws for what is none */
export const clockTime = (text: string): ICAL.Time => ICAL.Time.fromString(text.replace(/Z$/, ''), null as never);

/** A time read as if it were UTC. */
export const asUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The day of a time, to be compared with others. */
export const dayOf = ({ year, month, day }: ICAL.Time): number => (year * 100 + month) * 100 + day;
