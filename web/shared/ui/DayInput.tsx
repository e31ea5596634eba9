import { type ComponentProps, useEffect, useRef } from 'react';
import { InputField } from './Field.tsx';

type Props = Omit<ComponentProps<typeof InputField>, 'type' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  /** YYYY-MM-DD, or nothing. */
  day: string;
  /** Whether what is typed is a day that can be chosen: what is half typed, such as the year 0202, is none yet. */
  isDay: (input: HTMLInputElement) => boolean;
  onChoose: (day: string) => void;
};

/** A field for a day, which follows the day that is chosen elsewhere and never writes over what is being typed. */
export function DayInput({ day, isDay, onChoose, ...shown }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // React does not hold its value: it would write over what is being typed.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = day;
  }, [day]);
  return (
    <InputField
      {...shown}
      ref={input}
      type="date"
      defaultValue={day}
      onChange={({ target }) => isDay(target) && onChoose(target.value)}
      onBlur={({ target }) => {
        target.value = day;
      }}
    />
  );
}
