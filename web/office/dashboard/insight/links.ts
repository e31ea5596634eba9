import { names as inbox } from '#web/office/message/list/filter.ts';
import { paths } from '#web/shared/paths.ts';
import type { MeasureName } from './measures.ts';
import { names } from './period.ts';

type Period = { from: string; to: string };
type Words = Partial<Record<keyof typeof inbox, string>>;

/** @returns the inbox filtered to what a figure counts */
const enquiries = (words: Words): string => {
  const params = new URLSearchParams(
    Object.entries(words).map(([name, value]) => [inbox[name as keyof typeof inbox], value]),
  );
  return `${paths.messages}?${params}`;
};

/** The won ones among them. */
const wonOf = (words: Words) => enquiries({ ...words, stages: 'WON' });

/** @returns the link of a figure of a period: the inbox, or the report of that period */
export function linkOfPeriod({ from, to }: Period, measure: MeasureName): string {
  if (measure === 'enquiries') return enquiries({ from, to });
  if (measure === 'won' || measure === 'value') return enquiries({ wonFrom: from, wonTo: to });
  return `${paths.insights}?${new URLSearchParams({ [names.from]: from, [names.to]: to })}`;
}

/** @returns the link of a step of the funnel */
export const linkOfPath = ({ from, to }: Period, measure: 'enquiries' | 'won'): string =>
  measure === 'won' ? wonOf({ from, to }) : enquiries({ from, to });

/** @returns the inbox filtered by affiliate, optionally to won enquiries */
export const linkOfAffiliate = (affiliate: string, isWon: boolean): string =>
  (isWon ? wonOf : enquiries)({ affiliate });

export type RowKind = 'source' | 'campaign' | 'page';

/** @returns the inbox filtered by a table row, optionally to won enquiries */
export function linkOfRow(
  kind: RowKind,
  name: string | null | undefined,
  { from, to }: Period,
  isWon: boolean,
): string {
  const which = name == null ? { hasSource: 'no' } : { [kind]: name };
  return (isWon ? wonOf : enquiries)({ ...which, from, to });
}
