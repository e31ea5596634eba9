import type { Day } from '#schema/officeTime.ts';

/** 24-hour: '09:30'. */
export type ClockTime = string;

const clockOf = (day: Day, time: ClockTime) => Temporal.PlainDateTime.from(`${day}T${time.padStart(5, '0')}`);
const dateOf = (zoned: Temporal.ZonedDateTime): Date => new Date(zoned.epochMilliseconds);

/** @returns one moment; none for a local time that a DST change skips; two, earlier first, for a repeated one */
export function momentsAt(day: Day, time: ClockTime, timeZone: string): Date[] {
  const clock = clockOf(day, time);
  const moments = (['earlier', 'later'] as const)
    .map((disambiguation) => clock.toZonedDateTime(timeZone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(clock))
    .map(({ epochMilliseconds }) => epochMilliseconds);
  return [...new Set(moments)].map((moment) => new Date(moment));
}

/** @returns the last matching moment; a skipped time is read with the offset before the change */
export const lastMomentAt = (day: Day, time: ClockTime, timeZone: string): Date =>
  dateOf(clockOf(day, time).toZonedDateTime(timeZone, { disambiguation: 'later' }));
