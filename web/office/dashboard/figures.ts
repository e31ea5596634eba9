import type { PipelineQuery } from '#web/gql/graphql.ts';
import { shortDay } from '#web/shared/dates.ts';

export type Pipeline = PipelineQuery['pipeline'];

const [HOUR, DAY] = [60, 24 * 60];

/** Formats minutes: '42 min', '3 h 5 min', '2 days 4 h'; a dash for none. */
export function spanOf(minutes: number | null | undefined): string {
  if (minutes == null) return '–';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < 2 * DAY) return joinParts([Math.floor(minutes / HOUR), 'h'], [minutes % HOUR, 'min']);
  return joinParts([Math.floor(minutes / DAY), 'days'], [Math.floor((minutes % DAY) / HOUR), 'h']);
}

const joinParts = (...parts: [count: number, unit: string][]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');

/** Formats a month: 'Nov 2026'. */
export const shortMonth = (month: string): string => shortDay(`${month}-15`).replace(' 15,', '');
