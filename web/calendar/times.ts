import { dayOf, timeOf } from '#schema/officeTime.ts';
import { slotEnd } from '#schema/slot.ts';
import { longDay } from './days.ts';

/** '10:30–11:00' */
export const timeRange = (startTimeUTC: string): string => {
  const start = new Date(startTimeUTC);
  return `${timeOf(start)}–${timeOf(slotEnd(start))}`;
};

/** 'Saturday, November 21 at 10:30' */
export const dayAndTime = (startTimeUTC: string): string => {
  const start = new Date(startTimeUTC);
  return `${longDay(dayOf(start))} at ${timeOf(start)}`;
};
