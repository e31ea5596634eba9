import { MINUTE_MS } from '#schema/durations.ts';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { BookingRules, OpeningHours } from '#schema/site.ts';
import { weekdays } from '#schema/weekdays.ts';
import { type ClockTime, lastMomentAt, momentsAt } from './zonedTime.ts';

/** Half-open: without `end`. */
export type Interval = { start: Date; end: Date };

export type SlotRules = Pick<BookingRules, 'timeZone' | 'minutes' | 'gapMinutes'>;

export type HostHours = {
  hours: readonly OpeningHours[];
  daysOff: readonly Day[];
  /** Start times of single slots that were added to or removed from the weekly hours. */
  added: readonly Date[];
  removed: readonly Date[];
};

export const overlap = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

export const callAt = (start: Date, { minutes }: Pick<SlotRules, 'minutes'>): Interval => ({
  start,
  end: new Date(start.getTime() + minutes * MINUTE_MS),
});

/** In the office's time zone. A start that a DST change skips gives no slot, a repeated one gives two. */
export function slotsOf(host: HostHours, rules: SlotRules, from: Day, days: number): Interval[] {
  return Array.from({ length: days }, (_, index) => slotsOn(dayAfter(from, index), host, rules)).flat();
}

function slotsOn(day: Day, { hours, daysOff, added, removed }: HostHours, rules: SlotRules): Interval[] {
  const single = added.filter((start) => dayOf(start, rules.timeZone) === day).map((start) => callAt(start, rules));
  const weekly = daysOff.includes(day) ? [] : weeklySlots(day, hours, rules);
  const isRemoved = ({ start }: Interval) => removed.some((time) => time.getTime() === start.getTime());
  // Added slots take precedence; weekly slots must not overlap a slot before them.
  const slots = [...single];
  for (const slot of weekly) if (!isRemoved(slot) && !slots.some((other) => overlap(other, slot))) slots.push(slot);
  return slots.sort(byStart);
}

/** Whether a call is a slot or lies within the weekly hours. A start that was removed from them is outside. */
export function isWithinHours(
  call: Interval,
  { hours, daysOff, added, removed }: HostHours,
  rules: SlotRules,
): boolean {
  const isIn = (starts: readonly Date[]) => starts.some((start) => start.getTime() === call.start.getTime());
  if (isIn(added)) return true;
  const day = dayOf(call.start, rules.timeZone);
  if (daysOff.includes(day) || isIn(removed)) return false;
  return hoursOn(day, hours).some(({ opens, closes }) => {
    const [opening, closing] = [opens, closes].map((time) => lastMomentAt(day, time, rules.timeZone)) as [Date, Date];
    return opening <= call.start && call.end <= closing;
  });
}

const byStart = (a: Interval, b: Interval) => a.start.getTime() - b.start.getTime();

function hoursOn(day: Day, hours: readonly OpeningHours[]): OpeningHours[] {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return hours.filter(({ days }) => days.some((name) => name === weekday));
}

function weeklySlots(day: Day, hours: readonly OpeningHours[], rules: SlotRules): Interval[] {
  return hoursOn(day, hours)
    .flatMap(({ opens, closes }) => {
      const closing = lastMomentAt(day, closes, rules.timeZone);
      return clockTimes(opens, closes, rules.minutes + rules.gapMinutes)
        .flatMap((time) => momentsAt(day, time, rules.timeZone))
        .map((start) => callAt(start, rules))
        .filter(({ end }) => end <= closing);
    })
    .sort(byStart);
}

/** @param step minutes */
function clockTimes(opens: ClockTime, closes: ClockTime, step: number): ClockTime[] {
  const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const timeOf = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  return Array.from({ length: Math.max(0, Math.ceil((last - first) / step)) }, (_, index) =>
    timeOf(first + index * step),
  );
}

/** @returns the slots that overlap nothing in `occupied`, counting the gap after each */
export function freeOf(
  slots: readonly Interval[],
  occupied: readonly Interval[],
  { gapMinutes }: Pick<SlotRules, 'gapMinutes'>,
) {
  const withGap = ({ start, end }: Interval) => ({ start, end: new Date(end.getTime() + gapMinutes * MINUTE_MS) });
  const occupiedWithGap = occupied.map(withGap);
  return slots.filter((slot) => {
    const slotWithGap = withGap(slot);
    return !occupiedWithGap.some((interval) => overlap(interval, slotWithGap));
  });
}
