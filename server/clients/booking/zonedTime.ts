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

/** @returns the first moment of a day, which is not midnight when DST begins at midnight */
export const startOfDay = (day: Day, timeZone: string): Date =>
  dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }));

export const dayAt = (moment: Date, timeZone: string): Day => zonedOf(moment, timeZone).toPlainDate().toString();

export const clockTimeAt = (moment: Date, timeZone: string): ClockTime =>
  zonedOf(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

const zonedOf = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
