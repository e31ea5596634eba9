import { timeZone } from '#schema/officeTime.ts';

// Every date is shown as it is in the office, so that the server and every browser write the same.
const short = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const brief = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

type Moment = string | null | undefined;

/** The day, as in lists: 'Nov 21, 2026'. */
export const shortDate = (moment: Moment): string => written(moment, short.format);

/** The day with its time: 'November 21, 2026 at 9:30 AM'. */
export const longDateTime = (moment: Moment): string => written(moment, (date) => withTime(long, date));

/** The same in short: 'Nov 21, 2026 at 9:30 AM'. */
export const shortDateTime = (moment: Moment): string => written(moment, (date) => withTime(brief, date));

// Put together from parts: what stands between them, and the kind of space before AM, differ from browser to browser.
function withTime(format: Intl.DateTimeFormat, date: Date): string {
  const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.month} ${part.day}, ${part.year} at ${part.hour}:${part.minute} ${part.dayPeriod}`;
}

/** @returns 'N/A' when there is no date, 'Invalid Date' when it cannot be read (spec section 8) */
function written(moment: Moment, format: (date: Date) => string): string {
  if (!moment) return 'N/A';
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : format(date);
}
