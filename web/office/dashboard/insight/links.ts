import { paramNames as inbox } from '#web/office/message/list/filter.ts';
import { paths } from '#web/shared/paths.ts';
import type { MeasureName } from './measures.ts';
import { periodParams } from './period.ts';

type Period = { from: string; to: string };
type Words = Partial<Record<keyof typeof inbox, string>>;

const enquiries = (filters: Words): string => {
  const params = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [inbox[name as keyof typeof inbox], value]),
  );
  return `${paths.messages}?${params}`;
};

const wonEnquiries = (filters: Words) => enquiries({ ...filters, stages: 'WON' });

/** @returns the link of a figure of a period: the inbox, or the report of that period */
export function linkOfPeriod({ from, to }: Period, measure: MeasureName): string {
  if (measure === 'enquiries') return enquiries({ from, to });
  if (measure === 'won' || measure === 'value') return enquiries({ wonFrom: from, wonTo: to });
  return `${paths.insights}?${new URLSearchParams({ [periodParams.from]: from, [periodParams.to]: to })}`;
}

export const linkOfPath = ({ from, to }: Period, measure: 'enquiries' | 'won'): string =>
  measure === 'won' ? wonEnquiries({ from, to }) : enquiries({ from, to });

export const linkOfAffiliate = (affiliate: string, isWon: boolean): string =>
  (isWon ? wonEnquiries : enquiries)({ affiliate });

export type RowKind = 'source' | 'campaign' | 'page';

export function linkOfRow(
  kind: RowKind,
  name: string | null | undefined,
  { from, to }: Period,
  isWon: boolean,
): string {
  const rowFilter = name == null ? { hasSource: 'no' } : { [kind]: name };
  return (isWon ? wonEnquiries : enquiries)({ ...rowFilter, from, to });
}
