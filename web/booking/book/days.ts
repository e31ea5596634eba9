import { dayOfZone, FREE_DAYS, timeIn } from '#schema/bookingStrings.ts';
import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Booking_FreeTimesFragment } from '#web/gql/graphql.ts';

export type Free = Booking_FreeTimesFragment;
export type FreeSlot = Free['slots'][number];

/** @returns the days that are shown, each with its free times */
export function daysOf({ from, lastDay, slots, timeZone }: Free): { day: Day; slots: FreeSlot[] }[] {
  const byDay = Map.groupBy(slots, ({ startsAt }) => dayOfZone(new Date(startsAt), timeZone));
  return Array.from({ length: FREE_DAYS }, (_, index) => dayAfter(from, index))
    .filter((day) => day <= lastDay)
    .map((day) => ({ day, slots: byDay.get(day) ?? [] }));
}

/** @returns what a time is called among those of its day: in the hour that comes twice, with the name of the zone */
export function labelOf({ startsAt }: FreeSlot, ofDay: readonly FreeSlot[], timeZone: string): string {
  const time = timeIn(new Date(startsAt), timeZone);
  const isTwice = ofDay.filter((one) => timeIn(new Date(one.startsAt), timeZone) === time).length > 1;
  return isTwice ? `${time} ${zoneNameAt(new Date(startsAt), timeZone)}` : time;
}

/** 'EDT', or 'GMT+5:30' where English has no short name */
const zoneNameAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
