import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { BookingRules, OpeningHours } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import { type ClockTime, dayAt, lastMomentAt, momentsAt } from './zonedTime.ts';

const MINUTE_MS = 60_000;

/** From a moment on, up to another that is not in it any more. */
export type Interval = { start: Date; end: Date };

/** The rules of the office that decide which slots there are. */
export type SlotRules = Pick<BookingRules, 'timeZone' | 'minutes' | 'gapMinutes'>;

/** When a host takes calls. */
export type HostHours = {
  hours: readonly OpeningHours[];
  daysOff: readonly Day[];
  /** Single slots that were added, or taken out of the weekly hours, by when they begin. */
  added: readonly Date[];
  removed: readonly Date[];
};

export const overlap = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** @returns a call that begins at a moment */
export const callAt = (start: Date, { minutes }: Pick<SlotRules, 'minutes'>): Interval => ({
  start,
  end: new Date(start.getTime() + minutes * MINUTE_MS),
});

/**
 * The slots of a host, booked or not, in the order of time, by the clocks of the office: a slot in the hour that summer time
 * leaves out is none, one in the hour that comes twice comes twice.
 * @param from the first of the days, of which there are so many
 */
export function slotsOf(host: HostHours, rules: SlotRules, from: Day, days: number): Interval[] {
  return Array.from({ length: days }, (_, index) => slotsOn(dayAfter(from, index), host, rules)).flat();
}

function slotsOn(day: Day, { hours, daysOff, added, removed }: HostHours, rules: SlotRules): Interval[] {
  const single = added.filter((start) => dayAt(start, rules.timeZone) === day).map((start) => callAt(start, rules));
  const weekly = daysOff.includes(day) ? [] : weeklySlots(day, hours, rules);
  const isRemoved = ({ start }: Interval) => removed.some((one) => one.getTime() === start.getTime());
  // What was added stands; of the others none may overlap one before it.
  const kept = [...single];
  for (const slot of weekly) if (!isRemoved(slot) && !kept.some((one) => overlap(one, slot))) kept.push(slot);
  return kept.sort(byStart);
}

const byStart = (one: Interval, other: Interval) => one.start.getTime() - other.start.getTime();

/** Slots one after the other within the hours of a day, each with its gap. */
function weeklySlots(day: Day, hours: readonly OpeningHours[], rules: SlotRules): Interval[] {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return hours
    .filter(({ days }) => days.some((one) => one === weekday))
    .flatMap(({ opens, closes }) => {
      const closing = lastMomentAt(day, closes, rules.timeZone);
      return clockTimes(opens, closes, rules.minutes + rules.gapMinutes)
        .flatMap((time) => momentsAt(day, time, rules.timeZone))
        .map((start) => callAt(start, rules))
        .filter(({ end }) => end <= closing);
    })
    .sort(byStart);
}

/** The times of a clock from one on and before another, so many minutes apart. */
function clockTimes(opens: ClockTime, closes: ClockTime, step: number): ClockTime[] {
  const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const timeOf = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  return Array.from({ length: Math.max(0, Math.ceil((last - first) / step)) }, (_, index) =>
    timeOf(first + index * step),
  );
}

/** @returns those slots that nothing overlaps which the host has to do, each with the gap after it */
export function freeOf(
  slots: readonly Interval[],
  taken: readonly Interval[],
  { gapMinutes }: Pick<SlotRules, 'gapMinutes'>,
) {
  const withGap = ({ start, end }: Interval) => ({ start, end: new Date(end.getTime() + gapMinutes * MINUTE_MS) });
  const others = taken.map(withGap);
  return slots.filter((slot) => {
    const whole = withGap(slot);
    return !others.some((one) => overlap(one, whole));
  });
}
