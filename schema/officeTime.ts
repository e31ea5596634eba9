import { DAY_MS } from './durations.ts';

/**
 * The office's time zone where nobody has set another. It is also the one in which the spec fixes days and times for good
 * (spec sections 5 and 9), whatever the setting says:
 *
 * | Place | What stays in India's time |
 * |---|---|
 * | `web/office/booking/SampleBookings.tsx` | days and times of the sample bookings |
 * | `web/office/booking/slot/SampleSlots.tsx` | days and times of the sample slots, and which day is today |
 * | `web/office/booking/calendar/{store,sample,timeSlots}.ts` | the sample data of both screens |
 * | `schema/slot.ts`, `newSlot` | the date and the time of a sample slot to be added |
 */
export const INDIA = 'Asia/Kolkata';

/** A day as 2026-11-21; days in this form sort as texts. */
export type Day = string;

/** @returns the clock of a time zone at a moment: '2026-11-21T09:30:05' */
function localTime(moment: Date, zone: string): string {
  if (typeof Temporal === 'undefined') return localTimeByIntl(moment, zone);
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** For browsers without Temporal; everywhere else Temporal is faster, because the first formatter takes 10 to 50 ms. */
export function localTimeByIntl(moment: Date, timeZone: string): string {
  const [whole, half] = ['numeric', '2-digit'] as const;
  const fields = { year: whole, month: half, day: half, hour: half, minute: half, second: half } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value;
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** @returns the place that a time zone is named after: 'New York' of 'America/New_York' */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What staff call the office's time: 'India', 'New York'. */
export const officePlace = (zone: string): string => (zone === INDIA ? 'India' : placeOf(zone));

/** The day in a time zone at a moment. */
export const dayOf = (moment: Date, zone: string): Day => localTime(moment, zone).slice(0, 10);

/** The time in a time zone at a moment: '09:30', '14:00'. */
export const timeOf = (moment: Date, zone: string): string => localTime(moment, zone).slice(11, 16);

/** The same to the second: '09:30:05'. */
export const exactTimeOf = (moment: Date, zone: string): string => localTime(moment, zone).slice(11, 19);

/**
 * The moment of a time of a day in a time zone; the time is 24-hour, as '9:30' or '09:30'. Of a time that comes twice, the
 * earlier moment; a time that the clocks skip is later by as much as they skip.
 */
export function momentOf(day: Day, time: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  if (Number.isNaN(asUtc)) return new Date(asUtc);
  const offsetAt = (ms: number) => Date.parse(`${localTime(new Date(ms), zone)}Z`) - ms;
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => asUtc - offsetAt(ms)) as [number, number];
  const matching = [before, after].filter((ms) => ms + offsetAt(ms) === asUtc);
  return new Date(matching.length ? Math.min(...matching) : before);
}

/** The first moment of a day, which is not midnight where the clocks skip it. */
export const startOfDay = (day: Day, zone: string): Date => momentOf(day, '00:00', zone);

/** @returns whether a text is an existing day: no 30th of February */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Range of the calendars of bookings and slots. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2099-12-31';

export const isCalendarDay = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** @returns whether a moment is in the range of the calendars; outside of it years may have more than four digits */
export const isInCalendar = (moment: Date): boolean => isCalendarDay(moment.toISOString().slice(0, 10));
