/** The office's time zone, in which every day and time is read and shown (spec section 9). */
export const timeZone = 'Asia/Kolkata';

// India has had one offset all year since 1945, so arithmetic replaces a time zone table.
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 3_600_000;

const shifted = (moment: Date) => new Date(moment.getTime() + OFFSET_MS).toISOString();

/** A day as 2026-11-21. Days in this form sort as texts. */
export type Day = string;

export const dayOf = (moment: Date): Day => shifted(moment).slice(0, 10);

/** @returns the time in India: '09:30', '14:00' */
export const timeOf = (moment: Date): string => shifted(moment).slice(11, 16);

/** @returns the time in India with seconds: '09:30:05' */
export const exactTimeOf = (moment: Date): string => shifted(moment).slice(11, 19);

/** @param time 24-hour time in India, '9:30' or '09:30' */
export const momentOf = (day: Day, time: string): Date => new Date(`${day}T${time.padStart(5, '0')}:00${OFFSET}`);

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
