import { type Day, FIRST_DAY, isCalendarDay, LAST_DAY } from '#schema/officeTime.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';

export function DateSearch({ day, onFind }: { day: Day; onFind: (day: Day) => void }) {
  return (
    <DayInput
      label="Go to date"
      min={FIRST_DAY}
      max={LAST_DAY}
      day={day}
      isDay={({ value }) => isCalendarDay(value)}
      onChoose={onFind}
    />
  );
}
