import { type Day, dayOf, exactTimeOf, timeOf } from '#schema/officeTime.ts';

// Words without Intl, because the first formatter takes a browser 20 to 50 ms, and four times that on a phone.

const months = 'January February March April May June July August September October November December'.split(' ');

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const DAY_MS = 86_400_000;

type Moment = string | null | undefined;

/**
 * The dates of a time zone: with the office's, the server and all browsers render the same (`useDates`).
 * @returns texts are 'N/A' without a date, 'Invalid Date' when it cannot be parsed (spec section 8)
 */
export const datesIn = (zone: string) => ({
  zone,
  today: (): Day => dayOf(new Date(), zone),
  dayOf: (date: Date): Day => dayOf(date, zone),
  timeOf: (date: Date): string => timeOf(date, zone),

  /** 'Nov 21, 2026', as in lists. */
  shortDate: (moment: Moment): string => written(moment, (date) => shortDay(dayOf(date, zone))),

  /** 'November 21, 2026 at 9:30 AM' */
  longDateTime: (moment: Moment): string =>
    written(moment, (date) => `${inWords(dayOf(date, zone))} at ${onTheClock(timeOf(date, zone))}`),

  /** 'Nov 21, 2026 at 9:30 AM' */
  shortDateTime: (moment: Moment): string =>
    written(moment, (date) => `${shortDay(dayOf(date, zone))} at ${onTheClock(timeOf(date, zone))}`),

  /** 'Monday at 9:00 AM' within six days, 'today at 9:00 AM', otherwise 'Nov 21, 2026 at 9:30 AM' */
  comingTime: (moment: string, now = new Date()): string =>
    written(moment, (date) => {
      const [day, today] = [dayOf(date, zone), dayOf(now, zone)];
      const daysLeft = (Date.parse(day) - Date.parse(today)) / DAY_MS;
      const weekday = weekdays[new Date(day).getUTCDay()] ?? '';
      const name = daysLeft === 0 ? 'today' : daysLeft > 0 && daysLeft < 7 ? weekday : shortDay(day);
      return `${name} at ${onTheClock(timeOf(date, zone))}`;
    }),

  /** '2026-11-21 09:30:05' */
  exactTime: (moment: string): string => exactTime(moment, zone),
});
export type Dates = ReturnType<typeof datesIn>;

/** @returns a moment in a time zone with seconds: '2026-11-21 09:30:05' */
export function exactTime(moment: string, zone: string): string {
  const date = new Date(moment);
  return `${dayOf(date, zone)} ${exactTimeOf(date, zone)}`;
}

/** @returns 'Nov 21, 2026' of '2026-11-21' */
export const shortDay = (day: Day): string => inWords(day, 3);

/** @param letters length of the month's name; defaults to all letters */
function inWords(date: Day, letters?: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]?.slice(0, letters)} ${day}, ${year}`;
}

function onTheClock(time: string): string {
  const [hour, minute] = time.split(':') as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function written(moment: Moment, format: (date: Date) => string): string {
  if (!moment) return 'N/A';
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : format(date);
}
