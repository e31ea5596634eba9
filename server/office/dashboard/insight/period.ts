import type { AskedPeriod, InsightUnit } from '#schema/insight.ts';
import { RECENT_DAYS } from '#schema/insight.ts';
import { type Day, dayOf, startOfDay } from '#schema/officeTime.ts';
import { dayAfter, daysFrom, mondayOf, nextMonthOf } from '#schema/period.ts';
import type { Context } from '#server/platform/context.ts';

/** Days of the office, inclusive. */
export type Period = { from: Day; to: Day };

/** Maximum length in days for daily and weekly points by default. */
const [DAILY, WEEKLY] = [31, 184];

export function periodOf({ days, from, to, unit }: AskedPeriod, today: Day): Period & { unit: InsightUnit } {
  const period = from && to ? { from, to } : lastDays(days ?? RECENT_DAYS, today);
  const length = daysFrom(period.from, period.to);
  const defaultUnit = length <= DAILY ? 'DAY' : length <= WEEKLY ? 'WEEK' : 'MONTH';
  return { ...period, unit: unit ?? defaultUnit };
}

/** @param days including today */
export const lastDays = (days: number, today: Day): Period => ({ from: dayAfter(today, 1 - days), to: today });

export const todayOf = ({ now, site }: Pick<Context, 'now' | 'site'>): Day => dayOf(now(), site.timeZone);

export const periodBefore = ({ from, to }: Period): Period => ({
  from: dayAfter(from, -daysFrom(from, to)),
  to: dayAfter(from, -1),
});

const nextOf: Record<InsightUnit, (day: Day) => Day> = {
  DAY: (day) => dayAfter(day, 1),
  WEEK: (day) => dayAfter(mondayOf(day), 7),
  MONTH: nextMonthOf,
};

/** @returns the points of a period, oldest first; the first and last may be partial */
export function pointsOf({ from, to }: Period, unit: InsightUnit): Period[] {
  const points: Period[] = [];
  for (let begin = from; begin <= to; ) {
    const next = nextOf[unit](begin);
    const end = dayAfter(next, -1);
    points.push({ from: begin, to: end < to ? end : to });
    begin = next;
  }
  return points;
}

export const momentsOf = ({ from, to }: Period, zone: string): { begin: Date; end: Date } => ({
  begin: startOfDay(from, zone),
  end: startOfDay(dayAfter(to, 1), zone),
});
