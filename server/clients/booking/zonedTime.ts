import type { Day } from '#schema/officeTime.ts';

/** A time on a clock, 24-hour: '09:30'. */
export type ClockTime = string;

const clockOf = (day: Day, time: ClockTime) => Temporal.PlainDateTime.from(`${day}T${time.padStart(5, '0')}`);
const dateOf = (zoned: Temporal.ZonedDateTime): Date => new Date(zoned.epochMilliseconds);

/**
 * @returns the moments at which the clocks of a time zone show this time of a day: one; none in the hour that is left out when
 * summer time begins; two in the hour that comes twice when it ends, the earlier first
 */
export function momentsAt(day: Day, time: ClockTime, timeZone: string): Date[] {
  const clock = clockOf(day, time);
  const moments = (['earlier', 'later'] as const)
    .map((disambiguation) => clock.toZonedDateTime(timeZone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(clock))
    .map(({ epochMilliseconds }) => epochMilliseconds);
  return [...new Set(moments)].map((moment) => new Date(moment));
}

/** @returns the last moment that can be meant by a time of a day: a time that is left out is read by the offset before */
export const lastMomentAt = (day: Day, time: ClockTime, timeZone: string): Date =>
  dateOf(clockOf(day, time).toZonedDateTime(timeZone, { disambiguation: 'later' }));

/** @returns when a day begins in a time zone, which is not midnight where summer time begins at midnight */
export const startOfDay = (day: Day, timeZone: string): Date =>
  dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }));

/** @returns the day in a time zone at a moment */
export const dayAt = (moment: Date, timeZone: string): Day => zonedOf(moment, timeZone).toPlainDate().toString();

/** @returns the time in a time zone at a moment: '09:30' */
export const clockTimeAt = (moment: Date, timeZone: string): ClockTime =>
  zonedOf(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

const zonedOf = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
