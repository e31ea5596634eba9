import { FREE_DAYS } from '#schema/bookingStrings.ts';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Booking_FreeTimesFragment } from '#web/gql/graphql.ts';
import type { TimeHabit } from './useTimeHabit.ts';

export type Free = Booking_FreeTimesFragment;
export type FreeSlot = Free['slots'][number];
type FreeDay = { day: Day; slots: FreeSlot[]; isFull: boolean };

export function daysOf({ from, lastDay, slots, timeZone, fullDays }: Free): FreeDay[] {
  const byDay = Map.groupBy(slots, ({ startsAt }) => dayOf(new Date(startsAt), timeZone));
  return Array.from({ length: FREE_DAYS }, (_, index) => dayAfter(from, index))
    .filter((day) => day <= lastDay)
    .map((day) => ({ day, slots: byDay.get(day) ?? [], isFull: fullDays.includes(day) }));
}

export type NamedSlot = FreeSlot & { label: string };

/** Labels the times of a day; in an hour that occurs twice, with the zone name. @param clock as the reader is used to */
export function named(slots: readonly FreeSlot[], timeZone: string, clock: TimeHabit['clock']): NamedSlot[] {
  const timed = slots.map((slot) => ({ ...slot, label: clock(new Date(slot.startsAt), timeZone) }));
  const isTwice = new Set(timed.map(({ label }) => label)).size < timed.length;
  if (!isTwice) return timed;
  const byLabel = Map.groupBy(timed, ({ label }) => label);
  return timed.map((slot) =>
    (byLabel.get(slot.label) ?? []).length > 1
      ? { ...slot, label: `${slot.label} ${zoneNameAt(new Date(slot.startsAt), timeZone)}` }
      : slot,
  );
}

/** 'EDT', or 'GMT+5:30' without a short English name */
const zoneNameAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
