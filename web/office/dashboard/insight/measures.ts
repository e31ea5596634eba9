import { rupees } from '#schema/desk.ts';
import type { PeriodFigures_AllFragment } from '#web/gql/graphql.ts';

export type Figures = PeriodFigures_AllFragment;
export type MeasureName = 'visitors' | 'views' | 'enquiries' | 'won' | 'value';
export type Measure = {
  name: MeasureName;
  label: string;
  format: (value: number) => string;
};

const number = (value: number) => value.toLocaleString('en-IN');

/** Measures of reports, in the order from visit to client. */
export const measures: Measure[] = [
  { name: 'visitors', label: 'Visitors', format: number },
  { name: 'views', label: 'Page views', format: number },
  { name: 'enquiries', label: 'Enquiries', format: number },
  { name: 'won', label: 'Won', format: number },
  { name: 'value', label: 'Value won', format: rupees },
];

export const measureOf = (name: MeasureName): Measure => measures.find((measure) => measure.name === name) as Measure;

/** @returns a fraction as a percentage: '2.5%', '12%' */
export const percent = (share: number): string => {
  const value = share * 100;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10}%`;
};

export type Change = { direction: 'up' | 'down' | 'same'; text: string };

/** @returns the change of a figure as text; null when one of the two is missing */
export function changeOf(
  { name, format }: Measure,
  now: number | null | undefined,
  previous: number | null | undefined,
): Change | null {
  if (now == null || previous == null) return null;
  if (now === previous) return { direction: 'same', text: 'The same as before' };
  const difference = format(Math.abs(now - previous));
  const share = previous > 0 ? `${now > previous ? '+' : '−'}${percent(Math.abs(now - previous) / previous)}` : null;
  const comparison = now > previous ? 'more' : name === 'value' ? 'less' : 'fewer';
  const text = `${difference} ${comparison} than before${share ? ` (${share})` : ''}`;
  return { direction: now > previous ? 'up' : 'down', text };
}
