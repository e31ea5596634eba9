import { names as inbox } from '#web/office/message/list/filter.ts';
import { paths } from '#web/shared/paths.ts';
import type { MeasureName } from './measures.ts';
import { names } from './period.ts';

type Period = { from: string; to: string };
type Words = Partial<Record<keyof typeof inbox, string>>;

/** @returns the inbox with exactly what a figure counts */
const enquiries = (words: Words): string => {
  const params = new URLSearchParams(
    Object.entries(words).map(([name, value]) => [inbox[name as keyof typeof inbox], value]),
  );
  return `${paths.messages}?${params}`;
};

/** Those of them that are won by now. */
const wonOf = (words: Words) => enquiries({ ...words, stages: 'WON' });

/** @returns where a figure of a whole period leads: the inbox, or the report of just that period */
export function linkOfPeriod({ from, to }: Period, measure: MeasureName): string {
  if (measure === 'enquiries') return enquiries({ from, to });
  if (measure === 'won' || measure === 'value') return enquiries({ wonFrom: from, wonTo: to });
  return `${paths.insights}?${new URLSearchParams({ [names.from]: from, [names.to]: to })}`;
}

/** @returns where the steps of the path lead */
export const linkOfPath = ({ from, to }: Period, measure: 'enquiries' | 'won'): string =>
  measure === 'won' ? wonOf({ from, to }) : enquiries({ from, to });

/** @returns where the enquiries that an affiliate has brought are found, all of them or those that are won */
export const linkOfAffiliate = (affiliate: string, isWon: boolean): string =>
  (isWon ? wonOf : enquiries)({ affiliate });

/** What a row of a table is about. */
export type RowKind = 'source' | 'campaign' | 'page';

/** @returns where the enquiries of a row are found, all of them or those that are won */
export function linkOfRow(
  kind: RowKind,
  name: string | null | undefined,
  { from, to }: Period,
  isWon: boolean,
): string {
  const which = name == null ? { hasSource: 'no' } : { [kind]: name };
  return (isWon ? wonOf : enquiries)({ ...which, from, to });
}
