import { dayOfZone, placeOf, timeIn } from '#schema/bookingStrings.ts';
import { type Day, dayOf, timeOf, timeZone } from '#schema/officeTime.ts';

/** The office's clock: which day and which time of day a moment is there. */
export type Clock = {
  timeZone: string;
  /** What people call its time: 'India', 'New York'. */
  place: string;
  dayOf: (moment: Date) => Day;
  timeOf: (moment: Date) => string;
};

/** Where the spec has its office, and the samples theirs. */
export const indiaClock: Clock = { timeZone, place: 'India', dayOf, timeOf };

/** @returns the clock of a time zone of the IANA database */
export const clockOf = (zone: string): Clock =>
  zone === timeZone
    ? indiaClock
    : {
        timeZone: zone,
        place: placeOf(zone),
        dayOf: (moment) => dayOfZone(moment, zone),
        timeOf: (moment) => timeIn(moment, zone),
      };
