import { dayOfZone, placeOf, timeIn } from '#schema/bookingStrings.ts';
import { type Clock, indiaClock } from '#schema/zoneClock.ts';
import { longDay, weekday } from '#web/site/booking/stripDays.ts';

/** 'Saturday, November 21 at 10:30' */
export const dayAndTime = (startTimeUTC: string, clock: Clock = indiaClock): string => {
  const start = new Date(startTimeUTC);
  return `${longDay(clock.dayOf(start))} at ${clock.timeOf(start)}`;
};

/**
 * @returns the local time in another zone, with the weekday if that differs: '04:00', 'Thu 22:30'; null if it is the
 *   same as the office's
 */
export function timeThere(startTimeUTC: string, timeZone: string, clock: Clock): string | null {
  const start = new Date(startTimeUTC);
  const [time, day] = [timeIn(start, timeZone), dayOfZone(start, timeZone)];
  const isSameDay = day === clock.dayOf(start);
  if (isSameDay && time === clock.timeOf(start)) return null;
  return isSameDay ? time : `${weekday(day)} ${time}`;
}

/** With the place: '04:00 in New York'. */
export function timeElsewhere(startTimeUTC: string, timeZone: string, clock: Clock): string | null {
  const time = timeThere(startTimeUTC, timeZone, clock);
  return time && `${time} in ${placeOf(timeZone)}`;
}
