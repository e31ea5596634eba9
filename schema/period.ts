import { DAY_MS } from './durations.ts';
import type { Day } from './officeTime.ts';

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** @param days may be negative */
export const dayAfter = (day: Day, days: number): Day => dayAt(midnight(day).getTime() + days * DAY_MS);

/** @returns the number of days with both ends included; below 1 when the period ends before it begins */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS) + 1;

export const mondayOf = (day: Day): Day => dayAfter(day, -((midnight(day).getUTCDay() + 6) % 7));

export const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`;

export function nextMonthOf(day: Day): Day {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayAt(Date.UTC(year, month, 1));
}
