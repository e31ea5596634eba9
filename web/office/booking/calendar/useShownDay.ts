import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Day, isCalendarDay } from '#schema/officeTime.ts';
import { addDays, around, STRIP_DAYS } from '#web/site/booking/stripDays.ts';

/** The day that is shown, and the strip it stands in. */
export type ShownDay = {
  day: Day;
  /** The first day of the strip. */
  first: Day;
  /** Shows a day of the strip, which stays where it is. */
  pick: (day: Day) => void;
  /** Shows any day, in the middle of the strip. */
  jump: (day: Day) => void;
  /** Turns the strip a whole length back (-1) or on (1), and the day with it. */
  turn: (direction: -1 | 1) => void;
};

/**
 * Kept here, so that the choice shows at once, and in the address for a reload and for the way to the other screen.
 * @param today what is shown when the address names no day
 */
export function useShownDay(today: Day): ShownDay {
  const [search, setSearch] = useSearchParams();
  const [{ day, first }, setShown] = useState(() => {
    const wanted = search.get('day') ?? '';
    const start = isCalendarDay(wanted) ? wanted : today;
    return { day: start, first: around(start) };
  });
  const show = (next: Day, nextFirst: Day) => {
    if (!isCalendarDay(next)) return;
    setShown({ day: next, first: nextFirst });
    setSearch(
      (before) => {
        before.set('day', next);
        return before;
      },
      { replace: true },
    );
  };
  return {
    day,
    first,
    pick: (next) => show(next, first),
    jump: (next) => show(next, around(next)),
    turn: (direction) => show(addDays(day, direction * STRIP_DAYS), addDays(first, direction * STRIP_DAYS)),
  };
}
