import { dayOfZone, placeOf, timeIn } from './bookingStrings.ts';
import { type Day, dayOf, timeOf, timeZone } from './officeTime.ts';

/** Local day and time in the office's zone. */
export type Clock = {
  timeZone: string;
  /** Name for people: 'India', 'New York'. */
  place: string;
  dayOf: (moment: Date) => Day;
  timeOf: (moment: Date) => string;
};

/** The clock of the spec's office and of the samples. */
export const indiaClock: Clock = { timeZone, place: 'India', dayOf, timeOf };

/** @param zone an IANA time zone */
export const clockOf = (zone: string): Clock =>
  zone === timeZone
    ? indiaClock
    : {
        timeZone: zone,
        place: placeOf(zone),
        dayOf: (moment) => dayOfZone(moment, zone),
        timeOf: (moment) => timeIn(moment, zone),
      };
