import type { Day } from '#schema/officeTime.ts';
import { dayNumber, fullDay, stripFrom, weekday } from '#web/site/booking/stripDays.ts';

export type Tally = {
  count: number;
  /** The count as text: '4 bookings', '7 slots, all booked'. */
  text: string;
  /** Taken share, from 0 to 1. */
  share: number;
};
type Props = {
  first: Day;
  day: Day;
  today: Day;
  tally: (day: Day) => Tally;
  onPick: (day: Day) => void;
};

/** Seven days as one tab stop; arrow keys move between days. */
export function DayStrip({ first, day, today, tally, onPick }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Day</legend>
      <div className="grid grid-cols-7 border-2 border-ink bg-ink gap-0.5">
        {stripFrom(first).map((stripDay) => (
          <StripDay
            key={stripDay}
            day={stripDay}
            today={today}
            tally={tally(stripDay)}
            isShown={stripDay === day}
            onPick={() => onPick(stripDay)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type DayProps = { day: Day; today: Day; tally: Tally; isShown: boolean; onPick: () => void };

function StripDay({ day, today, tally, isShown, onPick }: DayProps) {
  const isToday = day === today;
  const tone = day < today || tally.count === 0 ? 'bg-paper text-ink-soft' : 'bg-sheet';
  return (
    <label
      className={`${tone} relative grid cursor-pointer content-start select-none justify-items-center pt-1.5 pb-2.5 transition-colors not-has-checked:hover:bg-paper-deep has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-focus-visible:ring-3 has-focus-visible:ring-sheet sm:justify-items-start sm:px-3 md:grid-cols-[auto_1fr] md:items-baseline md:gap-x-2 lg:px-4`}
    >
      <input
        type="radio"
        name="day"
        checked={isShown}
        onChange={onPick}
        aria-label={[fullDay(day), isToday && 'today', tally.text].filter(Boolean).join(', ')}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className={`text-xs font-semibold ${isToday && !isShown ? 'text-signal-ink' : ''}`}>
        {isToday ? 'Today' : weekday(day)}
      </span>
      <span aria-hidden="true" className="font-display text-xl font-bold leading-none tabular-nums max-md:mt-1">
        {dayNumber(day)}
      </span>
      <span aria-hidden="true" className="mt-1 text-xs tabular-nums md:col-span-2">
        <span className="sm:hidden">{tally.count || '–'}</span>
        <span className="max-sm:hidden">{tally.text}</span>
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1">
        <span className="block h-full bg-signal" style={{ width: `${tally.share * 100}%` }} />
      </span>
    </label>
  );
}
