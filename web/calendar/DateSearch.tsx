import type { Day } from '#schema/officeTime.ts';
import { DayInput } from '#web/ui/DayInput.tsx';
import { FIRST_DAY, isShowable, LAST_DAY } from './days.ts';

/** A field that leads to any day. */
export function DateSearch({ day, onFind }: { day: Day; onFind: (day: Day) => void }) {
  return (
    <DayInput
      label="Go to date"
      min={FIRST_DAY}
      max={LAST_DAY}
      day={day}
      isDay={({ value }) => isShowable(value)}
      onChoose={onFind}
    />
  );
}
