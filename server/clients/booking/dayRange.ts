import { hostStrings } from '#schema/bookingHost.ts';
import { bookStrings } from '#schema/bookingStrings.ts';
import { type Day, isCalendarDay } from '#schema/officeTime.ts';
import { fail } from '#server/platform/errors.ts';

/** Some days on the office's clock. */
export type DayRange = { from: Day; days: number };

/** The most days that are asked for at once. */
const MOST_DAYS = 31;

/** @returns the days that a caller has asked for @throws BAD_USER_INPUT */
export function readRange({ from, days }: DayRange): DayRange {
  const fields = {
    ...(!isCalendarDay(from) && { from: bookStrings.badDay }),
    ...((days < 1 || days > MOST_DAYS) && { days: hostStrings.badRange(MOST_DAYS) }),
  };
  if (Object.keys(fields).length) throw fail('BAD_USER_INPUT', Object.values(fields)[0], { fields });
  return { from, days };
}
