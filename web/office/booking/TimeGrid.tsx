import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Day } from '#schema/officeTime.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Fault } from '#web/shared/ui/Field.tsx';
import { addDays, fullDay, monthAndDay, STRIP_DAYS, shortDay } from '#web/site/booking/stripDays.ts';

type Timed = { startsAt: string };
type Props = {
  from: Day;
  today: Day;
  onTurn: (days: number) => void;
  days: [Day, Timed[]][];
  radio: ComponentProps<'input'>;
  fault: string | undefined;
  clock: Clock;
  noTimes: string;
  beside?: (startsAt: string) => ReactNode;
};

export function TimeGrid({ from, today, onTurn, days, radio, fault, clock, noTimes, beside }: Props) {
  return (
    <>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          className="px-1.5!"
          aria-label="Earlier days"
          disabled={from <= today}
          onClick={() => onTurn(-STRIP_DAYS)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="px-1.5!"
          aria-label="Later days"
          onClick={() => onTurn(STRIP_DAYS)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        <p className="ml-2 font-semibold tabular-nums">
          {monthAndDay(from)} – {shortDay(addDays(from, STRIP_DAYS - 1))}
        </p>
      </div>
      {fault && <Fault id={undefined}>{fault}</Fault>}
      {days.map(([day, slots]) => (
        <fieldset key={day} className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{fullDay(day)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {slots.map(({ startsAt }) => (
              <label
                key={startsAt}
                className="relative grid min-h-9 cursor-pointer place-items-center border-2 border-edge px-1 py-1 text-sm tabular-nums transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input type="radio" value={startsAt} className="absolute inset-0 cursor-pointer opacity-0" {...radio} />
                {clock.timeOf(new Date(startsAt))}
                {beside?.(startsAt)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {days.length === 0 && (
        <p role="status" className="text-ink-soft">
          {noTimes}
        </p>
      )}
    </>
  );
}

export const daysOf = <Item extends Timed>(times: readonly Item[], clock: Clock): [Day, Item[]][] => [
  ...Map.groupBy(times, ({ startsAt }) => clock.dayOf(new Date(startsAt))),
];
