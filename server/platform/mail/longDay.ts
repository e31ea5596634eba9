import { timeZone } from '#schema/officeTime.ts';

let format: Intl.DateTimeFormat | undefined;

/** @returns the day in India at a moment, as mails write it: 'November 21, 2026' */
export function longDay(moment: Date): string {
  // The first mail loads what writes dates: a start does not wait for it.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return format.format(moment);
}
