import { useMemo } from 'react';
import { type Dates, datesIn } from '#web/shared/dates.ts';
import { useSite } from './site.tsx';

/** @returns the dates of the office, in the time zone of the site's settings */
export function useDates(): Dates {
  const { timeZone } = useSite();
  return useMemo(() => datesIn(timeZone), [timeZone]);
}

type Props = { at: string | null | undefined; as?: 'shortDate' | 'shortDateTime' | 'longDateTime' };

export const OfficeDate = ({ at, as = 'shortDate' }: Props) => useDates()[as](at);
