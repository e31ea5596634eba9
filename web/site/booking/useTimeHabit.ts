import { useSyncExternalStore } from 'react';
import { dayIn } from '#schema/bookingStrings.ts';
import { dayOf, placeOf, timeOf } from '#schema/officeTime.ts';
import { useLanguage } from '#web/shared/language/language.ts';

const never = () => () => undefined;
const hasHalfDays = (): boolean =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

export type TimeHabit = {
  /** @returns '14:30', or '2:30 PM' */
  clock: (moment: Date, timeZone: string) => string;
  /** @returns 'Friday, November 27, 2026 at 14:30', or at '2:30 PM' */
  momentIn: (moment: Date, timeZone: string) => string;
  /** @returns the same moment in another zone, such as 'at 14:30 in Kolkata'; null when its clock says the same */
  elsewhere: (moment: Date, timeZone: string, other: string) => string | null;
};

/** Times as the reader is used to them; the server does not know how, and writes 24 hours. */
export function useTimeHabit(): TimeHabit {
  const language = useLanguage();
  const { t } = language;
  const isHalved = useSyncExternalStore(never, hasHalfDays, () => false);
  const clock = (moment: Date, timeZone: string) =>
    isHalved
      ? new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(moment)
      : timeOf(moment, timeZone);
  const momentIn = (moment: Date, timeZone: string) =>
    t('{day} at {time}', { day: dayIn(moment, timeZone, language), time: clock(moment, timeZone) });
  return {
    clock,
    momentIn,
    elsewhere(moment, timeZone, other) {
      if (momentIn(moment, timeZone) === momentIn(moment, other)) return null;
      const isSameDay = dayOf(moment, timeZone) === dayOf(moment, other);
      const time = isSameDay ? t('at {time}', { time: clock(moment, other) }) : momentIn(moment, other);
      return t('{time} in {place}', { time, place: placeOf(other) });
    },
  };
}
