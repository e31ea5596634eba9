import { rupees } from '#schema/desk.ts';
import type { PeriodFigures_AllFragment } from '#web/gql/graphql.ts';

export type Figures = PeriodFigures_AllFragment;
export type MeasureName = 'visitors' | 'views' | 'enquiries' | 'won' | 'value';
export type Measure = {
  name: MeasureName;
  label: string;
  /** Formats a figure. */
  write: (value: number) => string;
};

const number = (value: number) => value.toLocaleString('en-IN');

/** Measures of reports, in the order from visit to client. */
export const measures: Measure[] = [
  { name: 'visitors', label: 'Visitors', write: number },
  { name: 'views', label: 'Page views', write: number },
  { name: 'enquiries', label: 'Enquiries', write: number },
  { name: 'won', label: 'Won', write: number },
  { name: 'value', label: 'Value won', write: rupees },
];

export const measureOf = (name: MeasureName): Measure => measures.find((one) => one.name === name) as Measure;

/** @returns a fraction as a percentage: '2.5%', '12%' */
export const percent = (share: number): string => {
  const value = share * 100;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10}%`;
};

export type Change = { direction: 'up' | 'down' | 'same'; text: string };

/** @returns the change of a figure as text; null when one of the two is missing */
export function changeOf(
  { name, write }: Measure,
  now: number | null | undefined,
  before: number | null | undefined,
): Change | null {
  if (now == null || before == null) return null;
  if (now === before) return { direction: 'same', text: 'The same as before' };
  const difference = write(Math.abs(now - before));
  const share = before > 0 ? `${now > before ? '+' : '−'}${percent(Math.abs(now - before) / before)}` : null;
  const word = now > before ? 'more' : name === 'value' ? 'less' : 'fewer';
  const text = `${difference} ${word} than before${share ? ` (${share})` : ''}`;
  return { direction: now > before ? 'up' : 'down', text };
}
