const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day in a time zone in the format of mails: 'November 21, 2026'. */
export function longDay(date: Date, timeZone: string, locale = 'en-US'): string {
  const key = `${locale} ${timeZone}`;
  // Created at the first mail, because it slows down the start.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(date);
}

/** The same of a day: '2026-11-21' becomes 'November 21, 2026'. */
export const longDayOf = (day: string): string => longDay(new Date(day), 'UTC');
