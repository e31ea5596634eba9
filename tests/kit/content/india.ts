import * as officeTime from '#schema/officeTime.ts';

// Days and times of an office that has set no time zone.
const { INDIA } = officeTime;
export const dayOf = (moment: Date): string => officeTime.dayOf(moment, INDIA);
export const timeOf = (moment: Date): string => officeTime.timeOf(moment, INDIA);
export const exactTimeOf = (moment: Date): string => officeTime.exactTimeOf(moment, INDIA);
export const momentOf = (day: string, time: string): Date => officeTime.momentOf(day, time, INDIA);
