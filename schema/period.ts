import type { Day } from './officeTime.ts';

const DAY_MS = 24 * 3600 * 1000;
const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** @returns the day so many days after another, or before it */
export const dayAfter = (day: Day, days: number): Day => dayAt(midnight(day).getTime() + days * DAY_MS);

/** @returns how many days a period has, both ends included; below 1 when it ends before it begins */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS) + 1;

/** @returns the Monday of a day's week */
export const mondayOf = (day: Day): Day => dayAfter(day, -((midnight(day).getUTCDay() + 6) % 7));

/** @returns the first day of a day's month */
export const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** @returns the first day of the month after a day's */
export function nextMonthOf(day: Day): Day {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayAt(Date.UTC(year, month, 1));
}
