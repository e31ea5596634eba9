import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Day, isCalendarDay } from '#schema/officeTime.ts';
import { addDays, around, STRIP_DAYS } from '#web/site/booking/stripDays.ts';

export type DayNavigation = {
  day: Day;
  first: Day;
  /** Selects a day of the strip without moving it. */
  pick: (day: Day) => void;
  /** Selects any day and centres the strip on it. */
  jump: (day: Day) => void;
  /** Moves the strip by its length back (-1) or forward (1), and the day with it. */
  turn: (direction: -1 | 1) => void;
};

/**
 * State for an immediate update; also in the address, for a reload and for the link to the other screen.
 * @param today the default day
 */
export function useDayNavigation(today: Day): DayNavigation {
  const [search, setSearch] = useSearchParams();
  const [{ day, first }, setShown] = useState(() => {
    const dayParam = search.get('day') ?? '';
    const start = isCalendarDay(dayParam) ? dayParam : today;
    return { day: start, first: around(start) };
  });
  const show = (next: Day, nextFirst: Day) => {
    if (!isCalendarDay(next)) return;
    setShown({ day: next, first: nextFirst });
    setSearch(
      (previous) => {
        previous.set('day', next);
        return previous;
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
