import { isDay } from '#schema/officeTime.ts';
import type { DateOrder } from './mapping.ts';

const DAY = String.raw`(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})`;
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d{0,6})?)?(?: ?([ap])\.?m\.?)?`;
const ZONE = String.raw`(Z|UTC|GMT|[+-]\d{2}:?\d{2})`;
const datePattern = new RegExp(`^${DAY}(?:(?:T|,? +)${TIME}(?: ?${ZONE})?)?$`, 'i');

const partOrder: Record<DateOrder, [year: number, month: number, day: number]> = {
  'year-month-day': [0, 1, 2],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
};

/**
 * Parses a numeric date with a year of four digits, and an optional time.
 * @param offset offset of a time without one
 * @returns null for an invalid date, or one before 1970
 */
export function readDate(text: string, order: DateOrder, offset: string): Date | null {
  const match = datePattern.exec(text);
  if (!match) return null;
  const [
    ,
    first = '',
    ,
    second = '',
    third = '',
    hours = '0',
    minutes = '00',
    seconds = '00',
    fraction = '0',
    meridiem,
    zone,
  ] = match;
  const parts = [first, second, third];
  const [year = '', month = '', day = ''] = partOrder[order].map((position) => parts[position]);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const hour = hourOf(Number(hours), meridiem?.toLowerCase());
  if (!isDay(date) || date < '1970-01-02' || hour === null || hour > 23 || minutes > '59' || seconds > '59')
    return null;
  const time = `${String(hour).padStart(2, '0')}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}`;
  const at = new Date(`${date}T${time}${zone ? zoneOf(zone.toUpperCase()) : offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** @param meridiem `a` or `p` for a 12-hour time @returns null when the 12-hour time is invalid */
function hourOf(hour: number, meridiem: string | undefined): number | null {
  if (!meridiem) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}

const zoneOf = (zone: string) => (/^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z');
