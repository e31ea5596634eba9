import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Day } from '#schema/officeTime.ts';
import { type Clock, indiaClock } from '#schema/zoneClock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { addDays, monthAndDay, STRIP_DAYS, shortDay } from '#web/site/booking/stripDays.ts';
import { DateSearch } from './DateSearch.tsx';
import { DayStrip, type Tally } from './DayStrip.tsx';
import type { DayNavigation } from './useDayNavigation.ts';

type Props = {
  navigation: DayNavigation;
  today: Day;
  tally: (day: Day) => Tally;
  /** Defaults to India's time. */
  clock?: Clock;
  barMeaning?: string;
};

export function DayPicker({
  navigation,
  today,
  tally,
  clock = indiaClock,
  barMeaning = 'how much of it is booked',
}: Props) {
  const { day, first, pick, jump, turn } = navigation;
  return (
    <div className="grid gap-2">
      <div className="tools justify-between max-md:gap-2!">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" className="px-2.5!" aria-label="Seven days back" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button variant="secondary" className="px-2.5!" aria-label="Seven days on" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
          <p className="ml-2 font-semibold tabular-nums">
            {monthAndDay(first)} – {shortDay(addDays(first, STRIP_DAYS - 1))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <DateSearch day={day} onFind={jump} />
          <Button variant="secondary" size="small" onClick={() => jump(today)}>
            Today
          </Button>
        </div>
      </div>
      <DayStrip first={first} day={day} today={today} tally={tally} onPick={pick} />
      <p className="text-xs text-ink-soft max-md:sr-only">
        All times are {clock.place} time ({clock.timeZone}). The bar below a day shows {barMeaning}.
      </p>
    </div>
  );
}
