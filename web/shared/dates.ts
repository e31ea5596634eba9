import { dayOf, timeOf } from '#schema/officeTime.ts';

// Every date is shown as it is in the office, so that the server and every browser write the same. Intl would write them too,
// but a browser takes 20 to 50 ms for its first formatter, and four times that on a phone: every page with a date would wait.

const months = 'January February March April May June July August September October November December'.split(' ');

type Moment = string | null | undefined;

/** The day, as in lists: 'Nov 21, 2026'. */
export const shortDate = (moment: Moment): string => written(moment, (date) => inWords(date, 3));

/** The day with its time: 'November 21, 2026 at 9:30 AM'. */
export const longDateTime = (moment: Moment): string =>
  written(moment, (date) => `${inWords(date)} at ${onTheClock(date)}`);

/** The same in short: 'Nov 21, 2026 at 9:30 AM'. */
export const shortDateTime = (moment: Moment): string =>
  written(moment, (date) => `${inWords(date, 3)} at ${onTheClock(date)}`);

/** @param letters of the month's name; left out, all of them */
function inWords(date: Date, letters?: number): string {
  const [year, month, day] = dayOf(date).split('-').map(Number) as [number, number, number];
  return `${months[month - 1]?.slice(0, letters)} ${day}, ${year}`;
}

function onTheClock(date: Date): string {
  const [hour, minute] = timeOf(date).split(':') as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** @returns 'N/A' when there is no date, 'Invalid Date' when it cannot be read (spec section 8) */
function written(moment: Moment, format: (date: Date) => string): string {
  if (!moment) return 'N/A';
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : format(date);
}
