const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day in a time zone in the format of mails: 'November 21, 2026'. */
export function longDay(date: Date, timeZone: string): string {
  // Created at the first mail, because it slows down the start.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(timeZone, format);
  return format.format(date);
}

/** The same of a day: '2026-11-21' becomes 'November 21, 2026'. */
export const longDayOf = (day: string): string => longDay(new Date(day), 'UTC');
