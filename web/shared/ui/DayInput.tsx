import { type ComponentProps, useEffect, useRef } from 'react';
import { InputField } from './Field.tsx';

type Props = Omit<ComponentProps<typeof InputField>, 'type' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  /** YYYY-MM-DD, or empty. */
  day: string;
  /** Whether the input is a selectable day; partial input, such as the year 0202, is not. */
  isDay: (input: HTMLInputElement) => boolean;
  onChoose: (day: string) => void;
};

/** A date field that follows outside changes, except while it has the focus. */
export function DayInput({ day, isDay, onChoose, ...inputProps }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled: React would overwrite partial input.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = day;
  }, [day]);
  return (
    <InputField
      {...inputProps}
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
