import type { Day } from '#schema/officeTime.ts';
import { longDay } from '#web/site/booking/stripDays.ts';

/** The selected day and its count; changes are announced. */
export function DayHeading({ day, today, text }: { day: Day; today: Day; text: string }) {
  return (
    <div className="mt-3 mb-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h2 className="text-2xl">{longDay(day)}</h2>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {day === today && text ? `Today: ${text}` : text}
      </p>
    </div>
  );
}
