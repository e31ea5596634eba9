import { useMemo } from 'react';
import { type Dates, datesIn } from '#web/shared/dates.ts';
import { useLanguage } from '#web/shared/language/language.ts';
import { useSite } from './site.tsx';

/** @param zone that of the office by default @returns the dates of a time zone, in the language of the screen */
export function useDates(zone = useSite().timeZone): Dates {
  const { datesIn: inWords = datesIn } = useLanguage();
  return useMemo(() => inWords(zone), [inWords, zone]);
}

type Props = { at: string | null | undefined; as?: 'shortDate' | 'shortDateTime' | 'longDateTime' };

export const OfficeDate = ({ at, as = 'shortDate' }: Props) => useDates()[as](at);
