import { hostStrings } from '#schema/bookingHost.ts';
import { bookStrings } from '#schema/bookingStrings.ts';
import { type Day, isCalendarDay } from '#schema/officeTime.ts';
import { fail } from '#server/platform/errors.ts';

/** In the office's time zone. */
export type DayRange = { from: Day; days: number };

const MAX_DAYS = 31;

/** @throws BAD_USER_INPUT */
export function readRange({ from, days }: DayRange): DayRange {
  const fields = {
    ...(!isCalendarDay(from) && { from: bookStrings.badDay }),
    ...((days < 1 || days > MAX_DAYS) && { days: hostStrings.badRange(MAX_DAYS) }),
  };
  if (Object.keys(fields).length) throw fail('BAD_USER_INPUT', Object.values(fields)[0], { fields });
  return { from, days };
}
