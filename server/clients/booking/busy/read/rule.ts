import type ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { DAY_MS } from '#schema/durations.ts';

/** A local time as if it were UTC, in ms: rules know no time zone. */
export type Clock = number;

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
type Freq = (typeof frequencies)[number];

/** A rule of RFC 5545 with all its parts written out, so that any of its periods can be the first. */
export type Pattern = {
  freq: Freq;
  interval: number;
  first: Clock;
  /** 0 is Monday. */
  weekStart: number;
  byMonth?: number[];
  byMonthDay?: number[];
  byYearDay?: number[];
  byWeekNo?: number[];
  byDay?: string[];
  byHour?: number[];
  byMinute?: number[];
  bySecond?: number[];
  bySetPos?: number[];
};

/** The highest ordinal of BYDAY, such as -5FR; other frequencies have none. */
const maxOrdinals: Partial<Record<Freq, number>> = { YEARLY: 53, MONTHLY: 5 };

/**
 * Writes out what a rule takes from its first time (RFC 5545 section 3.3.10). Libraries disagree on some rules
 * (tests/clients/booking/repeatingRules.test.ts). The pattern of such a rule has the times of all of them, because a busy time
 * must not be offered: BYWEEKNO without BYDAY is every day of the week, and BYSETPOS is left out.
 * @param isDay whether the event has dates without times
 * @throws for a value that no rule may have
 */
export function patternOf({ freq: name, interval, wkst, parts }: ICAL.Recur, first: Clock, isDay: boolean): Pattern {
  const freq = name as Freq;
  const valuesOf = (part: string) => (parts as Record<string, (string | number)[] | undefined>)[part];
  const numbers = (part: string) => valuesOf(part) && [...new Set(valuesOf(part)?.map(Number))].sort((a, b) => a - b);
  const ordinals = (part: string) => {
    if (valuesOf(part)?.some((value) => Number(value) === 0)) throw new Error(`${part} has a zero`);
    return numbers(part);
  };
  if (isDay && isFiner(freq, 'DAILY')) throw new Error('a date that repeats within a day');
  const date = new Date(first);
  const pattern: Pattern = {
    ...{ freq, interval: Math.max(1, interval), first, weekStart: (wkst + 5) % 7 },
    ...{ byMonth: numbers('BYMONTH'), byMonthDay: ordinals('BYMONTHDAY'), byYearDay: ordinals('BYYEARDAY') },
    ...{ byWeekNo: ordinals('BYWEEKNO'), byDay: valuesOf('BYDAY')?.map((day) => weekdayOf(String(day), freq)) },
    ...(!isDay && { byHour: numbers('BYHOUR'), byMinute: numbers('BYMINUTE'), bySecond: numbers('BYSECOND') }),
    bySetPos: ordinals('BYSETPOS'),
  };
  if (isDisputed(pattern)) pattern.bySetPos = undefined;
  const { byMonthDay, byYearDay, byWeekNo, byDay } = pattern;
  if (byWeekNo && freq === 'YEARLY') pattern.byDay = byDay?.map((day) => day.slice(-2)) ?? weekdays;
  else if (!byMonthDay && !byYearDay && !byDay) {
    if (freq === 'YEARLY') pattern.byMonth ??= [date.getUTCMonth() + 1];
    if (freq === 'YEARLY' || freq === 'MONTHLY') pattern.byMonthDay = [date.getUTCDate()];
    if (freq === 'WEEKLY') pattern.byDay = [weekdays[(date.getUTCDay() + 6) % 7] as string];
  }
  if (!isFiner(freq, 'DAILY')) pattern.byHour ??= [date.getUTCHours()];
  if (!isFiner(freq, 'HOURLY')) pattern.byMinute ??= [date.getUTCMinutes()];
  if (!isFiner(freq, 'MINUTELY')) pattern.bySecond ??= [date.getUTCSeconds()];
  return pattern;
}

const isFiner = (freq: Freq, other: Freq) => frequencies.indexOf(freq) > frequencies.indexOf(other);

export const isWithinDay = ({ freq }: Pattern): boolean => isFiner(freq, 'DAILY');

function weekdayOf(text: string, freq: Freq): string {
  const [weekday, ordinal] = [text.slice(-2).toUpperCase(), Number(text.slice(0, -2))];
  const max = maxOrdinals[freq];
  if (!max || !ordinal) return weekday;
  if (Math.abs(ordinal) > max) throw new Error(`BYDAY=${text}`);
  return `${ordinal}${weekday}`;
}

/** Whether libraries expand the parts of a rule in different ways, so that they choose others by BYSETPOS. */
function isDisputed({ byMonthDay, byYearDay, byWeekNo, byDay }: Pattern): boolean {
  const hasOrdinal = byDay?.some((day) => day.length > 2);
  const isMixed = hasOrdinal && byDay?.some((day) => day.length === 2);
  return Boolean(isMixed || byWeekNo || (byYearDay && (byDay || byMonthDay)) || (byMonthDay && hasOrdinal));
}

const lengthsOfMonths: Record<number, number> = { 2: 29, 4: 30, 6: 30, 9: 30, 11: 30 };

/** Whether the months of a rule never have its days, as February has no 30th. */
export const neverHolds = ({ byMonth, byMonthDay }: Pattern): boolean =>
  Boolean(
    byMonth && byMonthDay?.every((day) => byMonth.every((month) => Math.abs(day) > (lengthsOfMonths[month] ?? 31))),
  );

const meanDays: Partial<Record<Freq, number>> = { YEARLY: 365.2425, MONTHLY: 30.436875, WEEKLY: 7 };

/** Mean length of a period with its interval, in days. */
export const daysOfPeriod = ({ freq, interval }: Pattern): number => (meanDays[freq] ?? 1) * interval;

/** @returns the start of the period with this index; the first time of the rule is in period 0 */
export function periodStart({ freq, interval, first, weekStart }: Pattern, index: number): Clock {
  const date = new Date(first);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const steps = index * interval;
  if (freq === 'YEARLY') return midnight(year + steps, 0, 1);
  if (freq === 'MONTHLY') return midnight(year, month + steps, 1);
  if (freq === 'WEEKLY') return midnight(year, month, day - ((date.getUTCDay() + 6 - weekStart) % 7) + 7 * steps);
  return midnight(year, month, day + steps);
}

/** Date.UTC takes years before 100 for years of the 20th century. */
const midnight = (year: number, month: number, day: number): Clock => new Date(0).setUTCFullYear(year, month, day);

/** The dates of a rule of days or longer periods in some periods, as midnights and without regard to BYSETPOS. */
export function datesOf(pattern: Pattern, startIndex: number, endIndex: number): Clock[] {
  const { freq, interval, weekStart, byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = pattern;
  const [from, to] = [startIndex, endIndex].map((index) => periodStart(pattern, index)) as [Clock, Clock];
  // The weeks of a year begin in the year before, or end in the next one.
  const margin = byWeekNo ? 1 : 0;
  const dtstart = Temporal.Instant.fromEpochMilliseconds(periodStart(pattern, startIndex - margin));
  const rule = new RRuleTemporal({
    ...{ freq, interval, wkst: weekdays[weekStart], dtstart: dtstart.toZonedDateTimeISO('UTC'), tzid: 'UTC' },
    ...{ byMonth, byMonthDay, byYearDay, byWeekNo, byDay, cache: false },
  });
  const dates = rule.between(new Date(from), new Date(to + 7 * margin * DAY_MS), true);
  return dates.map(({ epochMilliseconds }) => epochMilliseconds).filter((date) => date < to);
}

/** The times of a day in a rule, in ms after midnight. */
export const timesOfDay = ({ byHour = [0], byMinute = [0], bySecond = [0] }: Partial<Pattern>): number[] =>
  byHour.flatMap((hour) =>
    byMinute.flatMap((minute) => bySecond.map((second) => ((hour * 60 + minute) * 60 + second) * 1000)),
  );

/**
 * The indices of a set that BYSETPOS chooses, in order. A position before the beginning chooses a time of the first
 * day, as the library rrule does.
 * @param from index of the beginning of the set @param times of each day
 */
export function indicesOf(length: number, { bySetPos }: Pattern, times = 1, from = 0): Iterable<number> {
  if (!bySetPos) return Array(length).keys();
  const indices = bySetPos.map((position) =>
    position > 0 ? from + position - 1 : Math.max(from + ((times + (position % times)) % times), length + position),
  );
  return [...new Set(indices)].filter((index) => index < length).sort((a, b) => a - b);
}
