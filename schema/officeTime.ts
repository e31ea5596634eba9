/** The office's time zone, in which every day and time is read and shown (spec section 9). */
export const timeZone = 'Asia/Kolkata';

// India has kept one offset all year since 1945, so that sums do what a table of time zones would.
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 3_600_000;

const shifted = (moment: Date) => new Date(moment.getTime() + OFFSET_MS).toISOString();

/** A day as 2026-11-21; days in this form sort as texts. */
export type Day = string;

/** The day in India at a moment. */
export const dayOf = (moment: Date): Day => shifted(moment).slice(0, 10);

/** The time in India at a moment: '09:30', '14:00'. */
export const timeOf = (moment: Date): string => shifted(moment).slice(11, 16);

/** The same to the second: '09:30:05'. */
export const exactTimeOf = (moment: Date): string => shifted(moment).slice(11, 19);

/** The moment of a time of a day in India; the time is 24-hour, as '9:30' or '09:30'. */
export const momentOf = (day: Day, time: string): Date => new Date(`${day}T${time.padStart(5, '0')}:00${OFFSET}`);

/** @returns whether a text is a day that exists: no 30th of February */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The first and the last day of the calendars of bookings and slots. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2099-12-31';

/** @returns whether a text is a day of the calendars of bookings and slots */
export const isCalendarDay = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** @returns whether a moment is in those calendars: farther away no day has four figures of a year */
export const isInCalendar = (moment: Date): boolean => isCalendarDay(moment.toISOString().slice(0, 10));
