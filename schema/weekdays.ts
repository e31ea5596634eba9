import { fill, type Translate } from './translate.ts';

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

export const dayName = (day: Weekday): string => day[0] + day.slice(1).toLowerCase();

/** @returns 'Monday to Friday' for consecutive days */
export function daysName(days: readonly Weekday[], t: Translate = fill): string {
  const sorted = weekdays.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRow = first && last && weekdays.indexOf(last) - weekdays.indexOf(first) === sorted.length - 1;
  const named = (day: Weekday) => t(dayName(day));
  return isRow && sorted.length > 2
    ? t('{first} to {last}', { first: named(first), last: named(last) })
    : sorted.map(named).join(', ');
}
