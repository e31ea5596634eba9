import { type Dates, datesIn } from '#web/shared/dates.ts';

/** @returns the dates of a time zone, in the words and the order of a language */
export const intlDatesIn =
  (locale: string) =>
  (timeZone: string): Dates => {
    const dates = datesIn(timeZone);
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return (moment: string | null | undefined) => {
        const date = new Date(moment ?? '');
        return Number.isNaN(date.getTime()) ? dates.shortDate(moment) : format.format(date);
      };
    };
    return {
      ...dates,
      shortDate: written({ dateStyle: 'medium' }),
      longDateTime: written({ dateStyle: 'long', timeStyle: 'short' }),
      shortDateTime: written({ dateStyle: 'medium', timeStyle: 'short' }),
    };
  };
