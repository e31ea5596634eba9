import { useEffect, useRef } from 'react';
import type { Day } from '#schema/officeTime.ts';
import { InputField } from '#web/ui/Field.tsx';
import { FIRST_DAY, isShowable, LAST_DAY } from './days.ts';

/** A field that leads to any day. What is half typed, such as the year 0202, leads nowhere yet. */
export function DateSearch({ day, onFind }: { day: Day; onFind: (day: Day) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // React does not hold its value: it would write over what is being typed.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = day;
  }, [day]);
  return (
    <InputField
      ref={input}
      type="date"
      label="Go to date"
      min={FIRST_DAY}
      max={LAST_DAY}
      defaultValue={day}
      onChange={({ target }) => isShowable(target.value) && onFind(target.value)}
      onBlur={({ target }) => {
        target.value = day;
      }}
    />
  );
}
