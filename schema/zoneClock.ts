import { type Day, dayOf, INDIA, officePlace, timeOf } from './officeTime.ts';

/** Local day and time in the office's zone. */
export type Clock = {
  timeZone: string;
  /** Name for people: 'India', 'New York'. */
  place: string;
  dayOf: (moment: Date) => Day;
  timeOf: (moment: Date) => string;
};

/** @param zone an IANA time zone */
export const clockOf = (zone: string): Clock => ({
  timeZone: zone,
  place: officePlace(zone),
  dayOf: (moment) => dayOf(moment, zone),
  timeOf: (moment) => timeOf(moment, zone),
});

/** The clock of the spec's office and of the samples. */
export const indiaClock = clockOf(INDIA);
