import { timeZone } from '#schema/officeTime.ts';

let format: Intl.DateTimeFormat | undefined;

/** Returns the day in India in the format of mails: 'November 21, 2026'. */
export function longDay(date: Date): string {
  // Created at the first mail, because it slows down the start.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return format.format(date);
}
