import { isDeskDay } from '#schema/desk.ts';
import { insightUnits, RECENT_DAYS } from '#schema/insight.ts';
import type { Day } from '#schema/officeTime.ts';
import type { InsightPeriodInput, InsightUnit } from '#web/gql/graphql.ts';
import { shortDay } from '#web/shared/dates.ts';
import { type MeasureName, measures } from './measures.ts';

export const periodParams = { days: 'days', from: 'from', to: 'to', unit: 'by', measure: 'show' } as const;

/** Preset periods up to today, in days. */
export const periods = [
  { days: 7, label: '7 days' },
  { days: RECENT_DAYS, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
  { days: 730, label: '24 months' },
] as const;

export const unitNames: Record<InsightUnit, string> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/** @returns the period in an address; invalid values are ignored */
export function periodIn(address: URLSearchParams): InsightPeriodInput {
  const day = (name: 'from' | 'to') => {
    const text = address.get(periodParams[name]) ?? '';
    return isDeskDay(text) ? text : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const daysParam = Number(address.get(periodParams.days));
  const days = periods.find((period) => period.days === daysParam)?.days ?? RECENT_DAYS;
  const unit = insightUnits.find((candidate) => unitNames[candidate] === address.get(periodParams.unit));
  return { ...(from && to ? { from, to } : { days }), ...(unit && { unit }) };
}

export const measureIn = (address: URLSearchParams): MeasureName =>
  measures.find(({ name }) => name === address.get(periodParams.measure))?.name ?? 'visitors';

/** @returns the address with changed values; null removes one */
export function withValues(
  address: URLSearchParams,
  values: Partial<Record<keyof typeof periodParams, string | null>>,
): string {
  const params = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(periodParams[name as keyof typeof periodParams], value);
    else params.delete(periodParams[name as keyof typeof periodParams]);
  }
  return `?${params}`;
}

/** @returns for example 'Nov 21, 2026', 'Nov 1 to 21, 2026' or 'Oct 30 to Nov 2, 2026' */
export function daysName({ from, to }: { from: string; to: string }): string {
  const [first, last] = [shortDay(from), shortDay(to)];
  if (from === to) return first;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isSameYear ? first.replace(/, \d+$/, '') : first;
  return `${begin} to ${isSameMonth ? last.replace(/^\w+ /, '') : last}`;
}

/** @returns whether a period includes today or later days */
export const isOpen = ({ to }: { to: string }, today: Day): boolean => to >= today;
