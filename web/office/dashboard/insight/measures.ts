import { rupees } from '#schema/desk.ts';
import type { PeriodFigures_AllFragment } from '#web/gql/graphql.ts';

export type Figures = PeriodFigures_AllFragment;
export type MeasureName = 'visitors' | 'views' | 'enquiries' | 'won' | 'value';
export type Measure = {
  name: MeasureName;
  label: string;
  /** A figure for people. */
  write: (value: number) => string;
};

/** Thousands apart, as in the rest of the office. */
const number = (value: number) => value.toLocaleString('en-IN');

/** What reports count, in the order of the way from a visit to a client. */
export const measures: Measure[] = [
  { name: 'visitors', label: 'Visitors', write: number },
  { name: 'views', label: 'Page views', write: number },
  { name: 'enquiries', label: 'Enquiries', write: number },
  { name: 'won', label: 'Won', write: number },
  { name: 'value', label: 'Value won', write: rupees },
];

/** The table of measures, by their names. */
export const measureOf = (name: MeasureName): Measure => measures.find((one) => one.name === name) as Measure;

/** @returns a share of a hundred: '2.5%', '12%' */
export const percent = (share: number): string => {
  const value = share * 100;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10}%`;
};

/** How a figure stands to the one before: more, fewer or the same. */
export type Change = { direction: 'up' | 'down' | 'same'; text: string };

/** @returns how a figure has changed, in words; null where one of the two was not counted */
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
